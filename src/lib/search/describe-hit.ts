import {toPlainText} from './markup.ts';
import type {Highlighted, SearchHit} from './types.ts';

/** What readers see of a hit. */
export interface HitDescription {
  /** Headings above the place, from the title of the page. */
  readonly path: readonly Highlighted[];
  readonly title: Highlighted;
  /** What the place says; empty if nothing is known of it but its headings. */
  readonly text: Highlighted;
}

/** Names a hit: fields, flags and the like have no heading of their own, but a name. */
export function describeHit({headings, hierarchy, card, excerpt}: SearchHit): HitDescription {
  const above = headings.length > 0 ? headings : [[{text: hierarchy.lvl1, isMatch: false}]];
  const last = above.at(-1) ?? [];
  const hasOwnName = card !== undefined && card.name !== toPlainText(last);
  return {
    path: hasOwnName ? above : above.slice(0, -1),
    title: hasOwnName ? [{text: card.name, isMatch: false}] : last,
    text: excerpt.length > 0 || !card ? excerpt : [{text: card.summary, isMatch: false}],
  };
}
