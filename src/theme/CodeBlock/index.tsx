/**
 * Why: the build highlights fenced code; `<CodeBlock>` elements show plain code in the same frame.
 * Replaces: CodeBlock of theme-classic 3.10 (safe), the last user of Prism in the browser.
 * Remove when: the theme highlights at build time.
 * Upstream: https://github.com/facebook/docusaurus/issues/9122
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import HighlightedCode from '@site/src/components/HighlightedCode';
import {textOf} from '@site/src/lib/node-text';
import {escapeHtml} from '@devspace-docs/common';

export default function CodeBlock({children, language = 'text', title}: Props): ReactNode {
  return (
    <HighlightedCode
      html={escapeHtml(textOf(children).replace(/\n$/, ''))}
      language={language}
      title={typeof title === 'string' ? title : undefined}
    />
  );
}
