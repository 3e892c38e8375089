/**
 * Chooses the pages to measure. Pure.
 */

/**
 * The pages that `--pages` names, by their paths below the base path with commas between; all of
 * them unless it is given.
 */
export function choosePages(known: readonly string[], wish: string | undefined): readonly string[] {
  if (wish === undefined) return known;
  const chosen = wish.split(',').map((path) => path.trim().replace(/^\//, ''));
  const unknown = chosen.filter((path) => !known.includes(path));
  if (unknown.length > 0) {
    const list = known.map((path) => `/${path}`).join('\n');
    throw new Error(`--pages: /${unknown.join(', /')} is none of the pages of the bench:\n${list}`);
  }
  return known.filter((path) => chosen.includes(path));
}
