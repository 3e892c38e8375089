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

/** Number of segments before the name, 0 for an exact match; Infinity without a match. */
function distance({id, heading = ''}: Anchor, name: string): number {
  const parts = id.split('-');
  // `dev-sync-name` is further from `name` than `sync-name`.
  const dropped = parts.findIndex((_, index) => normalize(parts.slice(index).join('')) === name);
  if (dropped >= 0) return dropped;
  return normalize(heading) === name ? 1 : Infinity;
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
  const [best] = anchors
    .map((anchor) => ({id: anchor.id, segments: distance(anchor, name)}))
    .filter(({segments}) => segments < Infinity)
    .sort((a, b) => a.segments - b.segments);
  return best?.id;
}

/** Navigates to the current equivalent of a legacy anchor, if there is one. */
export function followOldAnchor(old: string): void {
  const anchors = [...document.querySelectorAll<HTMLElement>('main [id]')].map((element) => ({
    id: element.id,
    heading: /^H[2-6]$/.test(element.tagName) ? element.textContent : undefined,
  }));
  const found = findAnchor(old, anchors);
  // Replaces the history entry, because Back would return here and navigate again.
  if (found !== undefined) window.location.replace(`#${found}`);
}
