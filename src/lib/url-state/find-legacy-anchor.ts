/**
 * Resolves legacy anchors. Fields, flags and commands used to have headings, whose anchors were names in
 * lowercase: `#excludepaths`, `#chartrepo`. The current anchor of a field ends with its name:
 * `dev-sync-excludePaths`.
 */

export interface Anchor {
  readonly id: string;
  /** Text of the element, if it's a heading. */
  readonly heading?: string;
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** Number of segments before the name, 0 for an exact match; undefined without a match. */
function distance({id, heading}: Anchor, name: string): number | undefined {
  const parts = id.split('-');
  // `dev-sync-name` is further from `name` than `sync-name`.
  const dropped = parts.findIndex((_, index) => normalize(parts.slice(index).join('')) === name);
  if (dropped >= 0) return dropped;
  return heading !== undefined && normalize(heading) === name ? 1 : undefined;
}

/**
 * Finds the closest match of a legacy anchor. If several are equally close, the first one wins.
 *
 * @param old - Without `#`.
 * @returns The id, or undefined without a match.
 */
export function findAnchor(old: string, anchors: readonly Anchor[]): string | undefined {
  const name = normalize(old);
  if (name === '') return undefined;
  let best: {id: string; distance: number} | undefined;
  for (const anchor of anchors) {
    const found = distance(anchor, name);
    if (found !== undefined && (!best || found < best.distance)) {
      best = {id: anchor.id, distance: found};
    }
  }
  return best?.id;
}
