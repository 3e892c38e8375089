/** Links, link definitions and attributes with an absolute path; the path ends before `#` and `?`. */
const ABSOLUTE_LINK = /(\]\(|^\[[^\]]+\]: |\b(?:href|to)=")(\/[\w./-]*)/gm;

/**
 * Keeps the targets of links in older versions. Links without a version in their path used to lead
 * to the previous latest version.
 *
 * @param pages - Site paths of the pages of that version.
 * @param path - New first segment of these paths.
 */
export function addVersionToLinks(text: string, pages: ReadonlySet<string>, path: string): string {
  return text.replace(ABSOLUTE_LINK, (link, start: string, target: string) => {
    const page = target.replace(/^\/|\/$/g, '');
    if (!pages.has(page)) return link;
    return `${start}/${[path, page].filter(Boolean).join('/')}`;
  });
}
