/**
 * Finds what a link meant that names an anchor of former times. Pure.
 *
 * Fields, flags and commands used to have headings, whose anchors were their bare names in lower
 * case: `#excludepaths`, `#chartrepo`. Today a field is `dev-sync-excludePaths`, so that its name
 * still tells which one was meant.
 */

/** An anchor of the page. */
export interface Anchor {
  readonly id: string;
  /** Text of the heading, if it is one. */
  readonly heading?: string;
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** How far an anchor is from the wanted name: 0 is the name itself; undefined is another one. */
function distance({id, heading}: Anchor, wanted: string): number | undefined {
  const parts = id.split('-');
  // `dev-sync-name` is further away from `name` than `sync-name` is.
  const dropped = parts.findIndex((_, index) => normalize(parts.slice(index).join('')) === wanted);
  if (dropped >= 0) return dropped;
  return heading !== undefined && normalize(heading) === wanted ? 1 : undefined;
}

/**
 * Finds the anchor that comes closest to an old one; the first one on the page wins.
 *
 * @param old - The anchor that the page does not have, without `#`.
 * @returns The id, or undefined when nothing has that name.
 */
export function findAnchor(old: string, anchors: readonly Anchor[]): string | undefined {
  const wanted = normalize(old);
  if (wanted === '') return undefined;
  let best: {id: string; distance: number} | undefined;
  for (const anchor of anchors) {
    const found = distance(anchor, wanted);
    if (found !== undefined && (!best || found < best.distance)) {
      best = {id: anchor.id, distance: found};
    }
  }
  return best?.id;
}
