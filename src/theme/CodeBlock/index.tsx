/**
 * Why: fenced code is highlighted while the site is built; code given to `<CodeBlock>` by hand is
 * shown plain in the same frame.
 * Replaces: CodeBlock of theme-classic 3.10, the last user of Prism in the client.
 * Remove when: the theme highlights at build time.
 */
import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import HighlightedCode from '@site/src/components/HighlightedCode';

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Text of the children: strings as they are, elements cannot be shown as code. */
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
