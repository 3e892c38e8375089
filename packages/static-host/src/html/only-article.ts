/** Removes menus from a built page before parsing, because most of its markup is the list of all pages. */

const CLOSE = '</article>';

/** The markup of a page's article; undefined if it has none. */
export function cutArticle(html: string): string | undefined {
  const start = html.search(/<article[\s>]/);
  const end = html.lastIndexOf(CLOSE) + CLOSE.length;
  return start < 0 || end < start ? undefined : html.slice(start, end);
}
