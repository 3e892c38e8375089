/** Adds links to highlighted lines. */
import {escapeAttribute} from '@devspace-docs/common';
import type {CodeLink} from './code-link.ts';

/** Part of a line with one token class. */
interface Segment {
  readonly className: string | undefined;
  /** Escaped for HTML: `a` or `&lt;`. */
  readonly characters: readonly string[];
}

function readSegments(html: string): Segment[] {
  return [...html.matchAll(/<span class="(\w+)">(.*?)<\/span>|[^<]+/g)].map(
    ([all, className, text = all]) => ({className, characters: text.match(/&\w+;|./g) ?? []}),
  );
}

function renderSegment({className, characters}: Segment): string {
  const text = characters.join('');
  return className === undefined ? text : `<span class="${className}">${text}</span>`;
}

/** The part of a line between two columns. */
function cut(segments: readonly Segment[], from: number, to: number): string {
  let start = 0;
  let html = '';
  for (const segment of segments) {
    const {characters, className} = segment;
    const part = characters.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (part.length > 0) html += renderSegment({className, characters: part});
    start += characters.length;
  }
  return html;
}

/**
 * Opening tag of a link. Repeated links aren't in the tab order. With `draggable="false"`, dragging selects
 * text, as elsewhere in code.
 */
function openLink({url, summary, isRepeated}: CodeLink): string {
  const tabIndex = isRepeated ? ' tabindex="-1"' : '';
  // The page already describes its own fields, so a title would only make it larger.
  const title =
    summary === undefined || url.startsWith('#') ? '' : ` title="${escapeAttribute(summary)}"`;
  return `<a draggable="false"${tabIndex} href="${escapeAttribute(url)}"${title}>`;
}

/**
 * Adds links to lines of HTML: text with one level of `span`.
 *
 * @param links - In source order.
 */
export function addLinks(lines: readonly string[], links: readonly CodeLink[]): string[] {
  return lines.map((line, index) => {
    const inLine = links.filter((link) => link.line === index);
    if (inLine.length === 0) return line;
    const segments = readSegments(line);
    let html = '';
    let end = 0;
    for (const link of inLine) {
      // Links can't be nested.
      if (link.column < end) continue;
      html += cut(segments, end, link.column) + openLink(link);
      end = link.column + link.length;
      html += `${cut(segments, link.column, end)}</a>`;
    }
    return html + cut(segments, end, Infinity);
  });
}
