/**
 * Why: the build highlights fenced code; `<CodeBlock>` elements show plain code in the same frame.
 * Replaces: CodeBlock of theme-classic 3.10 (safe), the last user of Prism in the browser.
 * Remove when: the theme highlights at build time.
 * Upstream: https://github.com/facebook/docusaurus/issues/9122
 */
import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import HighlightedCode from '@site/src/components/HighlightedCode';
import {escapeHtml} from '@devspace-docs/common';

/** Text of the children, without elements, which can't be shown as code. */
function readText(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

export default function CodeBlock({children, language = 'text', title}: Props): ReactNode {
  return (
    <HighlightedCode
      html={escapeHtml(readText(children).replace(/\n$/, ''))}
      language={language}
      title={typeof title === 'string' ? title : undefined}
    />
  );
}
