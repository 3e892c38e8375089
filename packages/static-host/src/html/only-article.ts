/**
 * Removes menus from a built page before parsing, because most of its markup is the list of all pages:
 * once in the sidebar and once in `<noscript>`.
 */

const CLOSE = '</article>';

function findArticle(html: string): {start: number; end: number} | undefined {
  const start = html.search(/<article[\s>]/);
  const end = html.lastIndexOf(CLOSE) + CLOSE.length;
  return start < 0 || end < start ? undefined : {start, end};
}

/** The markup of a page's article; undefined if it has none. */
export function cutArticle(html: string): string | undefined {
  const article = findArticle(html);
  return article && html.slice(article.start, article.end);
}

/** A page with only the head and the article. Returns a page without an article unchanged. */
export function onlyArticle(html: string): string {
  const article = findArticle(html);
  if (!article) return html;
  // The last end tag, because scripts in the head may contain the text `</head>`.
  const head = html.lastIndexOf('</head>', article.start);
  return html.slice(0, head < 0 ? article.start : head) + html.slice(article.start, article.end);
}
