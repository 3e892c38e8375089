/** Renders the Markdown that descriptions use: code spans, emphasis and links, in one paragraph. */

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function renderProse(text: string): string {
  return escapeHtml(text)
    .replace(/\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
}

/**
 * Turns a description into HTML.
 *
 * @throws Error for an open code span, or a link that would not work on every page and in editors.
 */
export function renderInline(markdown: string): string {
  const parts = markdown.split('`');
  if (parts.length % 2 === 0) throw new Error(`a code span is not closed: ${markdown}`);
  const link = /\]\((?!https:\/\/)[^)]*\)/.exec(
    parts.filter((_, index) => index % 2 === 0).join(''),
  );
  if (link) throw new Error(`only links with https:// work in editors too: ${link[0]}`);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : renderProse(part),
    )
    .join('');
}
