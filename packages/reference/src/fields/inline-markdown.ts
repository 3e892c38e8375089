/** Renders the Markdown that descriptions use: code spans, emphasis and links, in one paragraph. */
import {escapeHtml} from '@devspace-docs/common';

const LINK = /\[([^\]]+)\]\(([^\s)"]+)\)/g;
const STRONG = /\*\*([^*]+)\*\*/g;
const EMPHASIS = /\*([^*\s][^*]*)\*/g;

function renderProse(text: string): string {
  return escapeHtml(text)
    .replace(LINK, '<a href="$2">$1</a>')
    .replace(STRONG, '<strong>$1</strong>')
    .replace(EMPHASIS, '<em>$1</em>');
}

/** Removes markup and line breaks. */
export function toPlainText(markdown: string): string {
  return markdown
    .split('`')
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(LINK, '$1').replace(STRONG, '$1').replace(EMPHASIS, '$1'),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Renders a description as HTML.
 *
 * @throws Error for an unclosed code span, or a relative link, which wouldn't work on every page and in
 * editors.
 */
export function renderInline(markdown: string): string {
  const parts = markdown.split('`');
  if (parts.length % 2 === 0) throw new Error(`unclosed code span: ${markdown}`);
  const link = /\]\((?!https:\/\/)[^)]*\)/.exec(
    parts.filter((_, index) => index % 2 === 0).join(''),
  );
  if (link) throw new Error(`only links with https:// work in editors too: ${link[0]}`);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<code translate="no">${escapeHtml(part)}</code>` : renderProse(part),
    )
    .join('');
}
