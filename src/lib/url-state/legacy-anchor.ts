/**
 * Resolves legacy anchors. `src/config/legacy-anchors.json` maps most of them to the sections that have
 * their content now.
 *
 * The others belong to fields, flags and commands, which used to have headings. Their anchors were names in
 * lowercase: `#excludepaths`, `#chartrepo`, `#default-value-for-excludepaths`. The current anchor of a field
 * ends with its name: `dev-sync-excludePaths`.
 */
import {trimSlashes} from '@devspace-docs/common';
import legacyAnchors from '../../config/legacy-anchors.json' with {type: 'json'};

export interface Anchor {
  readonly id: string;
  /** Text of the element, if it's a heading. */
  readonly heading?: string;
}

/**
 * Legacy anchors by section, by page. Pages are site paths. A section is `#id`, or the site path of another
 * page with an id. `*` at the end of a page or an anchor stands for any text, and at the end of a section
 * for the same text as in the anchor. Sections of a single page take precedence over names of sections, and
 * those over sections of all pages that match a pattern.
 */
export type LegacyAnchors = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Returns the text that the `*` of a pattern stands for; undefined without a match. */
export function matchPattern(pattern: string, text: string): string | undefined {
  if (!pattern.endsWith('*')) return pattern === text ? '' : undefined;
  const start = pattern.slice(0, -1);
  return text.startsWith(start) ? text.slice(start.length) : undefined;
}

function findMapped(
  old: string,
  page: string,
  anchors: readonly Anchor[],
  map: LegacyAnchors,
  isPattern: boolean,
): string | undefined {
  return Object.entries(map)
    .filter(([pages]) => pages.endsWith('*') === isPattern)
    .filter(([pages]) => matchPattern(pages, page) !== undefined)
    .flatMap(([, sections]) => Object.entries(sections))
    .flatMap(([section, names]) =>
      names.flatMap((name) => {
        const rest = matchPattern(name, old);
        return rest === undefined ? [] : section.replace('*', rest);
      }),
    )
    .find((target) => !target.startsWith('#') || anchors.some(({id}) => target === `#${id}`));
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** Number of segments before the name, 0 for an exact match; Infinity without a match. */
function distance({id, heading}: Anchor, name: string): number {
  if (normalize(id) === name) return 0;
  if (heading !== undefined) return normalize(heading) === name ? 1 : Infinity;
  // Symptoms and messages, which end with arbitrary words.
  if (id.startsWith('error-')) return Infinity;
  const parts = id.split('-');
  // `dev-sync-name` is further from `name` than `sync-name`.
  const dropped = parts.findIndex((_, index) => normalize(parts.slice(index).join('')) === name);
  return dropped < 0 ? Infinity : dropped;
}

/** Finds the anchor with the closest name. If several are equally close, the first one wins. */
function findNamed(old: string, anchors: readonly Anchor[]): string | undefined {
  const name = normalize(old.replace(/^default-value-for-/, ''));
  if (name === '') return undefined;
  const [best] = anchors
    .map((anchor) => ({id: anchor.id, segments: distance(anchor, name)}))
    .filter(({segments}) => segments < Infinity)
    .sort((a, b) => a.segments - b.segments);
  return best && `#${best.id}`;
}

/**
 * Finds the section that a legacy anchor stands for.
 *
 * @param old - Without `#`.
 * @param page - Site path of the page.
 * @param anchors - Anchors of the page.
 * @returns `#id` or, on another page, its site path with `#id`; undefined without a match.
 */
export function findSection(
  old: string,
  page: string,
  anchors: readonly Anchor[],
  map: LegacyAnchors = legacyAnchors,
): string | undefined {
  return (
    findMapped(old, page, anchors, map, false) ??
    findNamed(old, anchors) ??
    findMapped(old, page, anchors, map, true)
  );
}

/**
 * Navigates to the section that a legacy anchor of the current page stands for, if there is one.
 *
 * @param pathname - Path of the current page, with the base path.
 */
export function followLegacyAnchor(old: string, pathname: string, baseUrl: string): void {
  const anchors = [...document.querySelectorAll<HTMLElement>('main [id]')].map((element) => ({
    id: element.id,
    heading: /^H[2-6]$/.test(element.tagName) ? element.textContent : undefined,
  }));
  const found = findSection(old, trimSlashes(pathname.slice(baseUrl.length)), anchors);
  if (found === undefined) return;
  // Replaces the history entry, because Back would return here and navigate again.
  window.location.replace(found.startsWith('#') ? found : baseUrl + found);
}
