import {COMMON_HEADINGS} from './common-headings.ts';
import type {Highlighted, SearchHit} from './types.ts';

/** The displayed parts of a hit. */
export interface HitDescription {
  /** Headings above `title`, from the title of the page. */
  readonly path: readonly Highlighted[];
  readonly title: Highlighted;
  /** Excerpt, or summary of the card; may be empty. */
  readonly text: Highlighted;
}

/** The text without highlights. */
export function toPlainText(text: Highlighted): string {
  return text.map((piece) => piece.text).join('');
}

function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/\.\*|\[\]|^devspace |^-+/g, '');
}

/** Whether a query is the name of a hit, such as `sync` for `dev.*.sync`, or found a message without corrections. */
export function isExact({kind, card, isGuess}: SearchHit, query: string): boolean {
  const name = foldName(card?.name ?? '');
  const wanted = foldName(query.trim());
  return (kind === 'error' && !isGuess) || `.${name}`.endsWith(`.${wanted}`);
}

/** Describes a hit. Fields, flags and similar records have a name instead of their own heading. */
export function describeHit({headings, hierarchy, card, excerpt}: SearchHit): HitDescription {
  const above = headings.length > 0 ? headings : [[{text: hierarchy.lvl1, isMatch: false}]];
  const last = above.at(-1) ?? [];
  const parent = above.at(-2);
  const hasName = card !== undefined && card.name !== toPlainText(last);
  const text = excerpt.length > 0 || !card ? excerpt : [{text: card.summary, isMatch: false}];
  if (!hasName && parent && COMMON_HEADINGS.has(toPlainText(last))) {
    const joined = [...parent, {text: ': ', isMatch: false}, ...last];
    return {path: above.slice(0, -2), title: joined, text};
  }
  return {
    path: hasName ? above : above.slice(0, -1),
    title: hasName ? [{text: card.name, isMatch: false}] : last,
    text,
  };
}
