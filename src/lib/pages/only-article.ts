/**
 * Takes the menus off a built page before it is parsed: most of its markup is the list of all
 * pages, once for the sidebar and once for readers without scripts. Pure.
 */

const CLOSE = '</article>';

function findArticle(html: string): {start: number; end: number} | undefined {
  const start = html.search(/<article[\s>]/);
  const end = html.lastIndexOf(CLOSE) + CLOSE.length;
  return start < 0 || end < start ? undefined : {start, end};
}

/** The markup of the article of a page; undefined if it has none. */
export function cutArticle(html: string): string | undefined {
  const place = findArticle(html);
  return place && html.slice(place.start, place.end);
}

/** A page with the same head and the same article. One without an article stays as it is. */
export function onlyArticle(html: string): string {
  const place = findArticle(html);
  if (!place) return html;
  // The last end of a head, so that no text that looks like one can cut the head short.
  const head = html.lastIndexOf('</head>', place.start);
  return html.slice(0, head < 0 ? place.start : head) + html.slice(place.start, place.end);
}
