/** Every page of the docs has a copy in Markdown beside it, for programs that read. */

/**
 * URL of the copy of a page: `/docs/cli` has `/docs/cli.md`, the landing page has `index.md`.
 *
 * @param baseUrl - Base path with both slashes.
 */
export function markdownUrl(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
}
