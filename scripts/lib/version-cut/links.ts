/** Links, link definitions and attributes with an absolute path; the path ends before `#` and `?`. */
const ABSOLUTE_LINK = /(\]\(|^\[[^\]]+\]: |\b(?:href|to)=")(\/[\w./-]*)/gm;

/**
 * Lets the links of an older version lead where they did before: those without a version in their path
 * meant the version that was the latest one.
 *
 * @param pages - Site paths of the pages of that version.
 * @param path - First part of the paths of these pages from now on.
 */
export function addVersionToLinks(text: string, pages: ReadonlySet<string>, path: string): string {
  return text.replace(ABSOLUTE_LINK, (link, start: string, target: string) => {
    const page = target.replace(/^\/|\/$/g, '');
    if (!pages.has(page)) return link;
    return `${start}/${[path, page].filter(Boolean).join('/')}`;
  });
}
