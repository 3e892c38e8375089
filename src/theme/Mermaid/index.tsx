/**
 * Why: diagrams have to be drawn under a policy that allows no style elements.
 * Wraps: Mermaid of theme-mermaid 3.10 (wrapping is marked safe).
 * Remove when: Mermaid draws without a style element, or takes a nonce or a style sheet for it.
 */
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {adoptDiagramStyles} from '@site/src/components/Diagram/adopt-styles';

// Before the first diagram is drawn, which its effects begin.
if (ExecutionEnvironment.canUseDOM) adoptDiagramStyles();

export default function MermaidWrapper(props: Props): ReactNode {
  return <Mermaid {...props} />;
}
