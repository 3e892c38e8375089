/**
 * Hits in the shape that DocSearch shows. It puts texts into the page as HTML (except for the
 * headline of a group), both the highlighted ones and, for searches that it remembers, the plain
 * ones: all of them are escaped here.
 */
import type {DocSearchHit} from '@docsearch/react';
import {describeHit} from '../../search/describe-hit.ts';
import {escapeHtml, toMarkup, toPlainText} from '../../search/markup.ts';
import type {AnswerCard, Highlighted, SearchHit} from '../../search/types.ts';

/** What the best hit says at once. */
export interface Answer {
  readonly card: AnswerCard;
  /** Title of the page it stands on. */
  readonly page: string;
}

/** A hit of ours as DocSearch hands it back. */
export type ModalHit = DocSearchHit & {readonly answer?: Answer};

type HighlightedText = DocSearchHit['_highlightResult']['content'];

/** As many as a page, a section, a section within it, and a field or flag in that. */
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4'] as const;

function highlighted(value: string): HighlightedText {
  return {value, matchLevel: 'none', matchedWords: []};
}

/** All levels: the types ask for more than are ever used. */
function everyLevel<T>(write: (level: keyof DocSearchHit['hierarchy']) => T) {
  return {
    lvl0: write('lvl0'),
    lvl1: write('lvl1'),
    lvl2: write('lvl2'),
    lvl3: write('lvl3'),
    lvl4: write('lvl4'),
    lvl5: write('lvl5'),
    lvl6: write('lvl6'),
  };
}

function toModalHit(hit: SearchHit, isFirst: boolean): ModalHit {
  const {hierarchy, card} = hit;
  const {path, title, text} = describeHit(hit);
  const headings = [...path, title].slice(-LEVELS.length);
  const headingOf = (level: string): Highlighted =>
    headings[LEVELS.findIndex((name) => name === level)] ?? [];
  const type = LEVELS[headings.length - 1] ?? 'lvl1';
  const excerpt = toMarkup(text);
  const shown = everyLevel((level) => highlighted(toMarkup(headingOf(level))));
  shown.lvl0 = highlighted(hierarchy.lvl0);
  if (type !== 'lvl1') {
    // The line below the title.
    const where = path.map(toMarkup).join(' › ');
    shown.lvl1 = highlighted([where, excerpt].filter(Boolean).join(' · '));
  }
  const content = highlighted(excerpt);
  return {
    objectID: hit.objectID,
    url: hit.url,
    url_without_anchor: hit.url.replace(/#.*$/, ''),
    anchor: hit.anchor || null,
    type,
    content: excerpt ? escapeHtml(toPlainText(text)) : null,
    hierarchy: {
      ...everyLevel((level) => escapeHtml(toPlainText(headingOf(level))) || null),
      lvl0: hierarchy.lvl0,
      lvl1: escapeHtml(hierarchy.lvl1),
    },
    _highlightResult: {content, hierarchy: shown, hierarchy_camel: []},
    _snippetResult: {content, hierarchy: shown, hierarchy_camel: []},
    ...(isFirst && card && {answer: {card, page: hierarchy.lvl1}}),
  };
}

/** Turns hits into those of DocSearch, best first. */
export function toModalHits(hits: readonly SearchHit[]): ModalHit[] {
  return hits.map((hit, index) => toModalHit(hit, index === 0));
}
