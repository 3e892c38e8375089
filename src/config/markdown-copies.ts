/**
 * URL of the Markdown copy of a page, for language models: `/docs/cli.md` for `/docs/cli`.
 *
 * @param baseUrl - Base path with both slashes.
 */
export function markdownUrl(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
}
