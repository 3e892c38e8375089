/**
 * Hits in the shape that DocSearch shows. It puts texts into the page as HTML (except for the
 * headline of a group), both the highlighted ones and, for searches that it remembers, the plain
 * ones: all of them are escaped here.
 */
import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml, toMarkup} from '../../search/markup.ts';
import type {AnswerCard, SearchHit} from '../../search/types.ts';

/** A hit of ours as DocSearch hands it back. */
export type ModalHit = DocSearchHit & {
  /** Only the best hit: what it says at once. */
  readonly card?: AnswerCard;
};

type Levels = DocSearchHit['hierarchy'];
type Level = 'lvl1' | 'lvl2' | 'lvl3';

const LEVELS = ['lvl1', 'lvl2', 'lvl3'] as const;

type HighlightedText = DocSearchHit['_highlightResult']['content'];

function highlighted(value: string): HighlightedText {
  return {value, matchLevel: 'none', matchedWords: []};
}

/** All levels, as the types ask for more than are ever used. */
function everyLevel<T>(value: (level: keyof Levels) => T): Record<keyof Levels, T> {
  return {
    lvl0: value('lvl0'),
    lvl1: value('lvl1'),
    lvl2: value('lvl2'),
    lvl3: value('lvl3'),
    lvl4: value('lvl4'),
    lvl5: value('lvl5'),
    lvl6: value('lvl6'),
  };
}

function deepestLevel({hierarchy}: SearchHit): Level {
  return LEVELS.findLast((level) => hierarchy[level] !== undefined) ?? 'lvl1';
}

function toModalHit(hit: SearchHit, isFirst: boolean): ModalHit {
  const {hierarchy} = hit;
  const type = deepestLevel(hit);
  const excerpt = toMarkup(hit.excerpt);
  const titles = everyLevel((level) => {
    const text = level in hierarchy ? hierarchy[level as Level] : undefined;
    return text === undefined ? null : level === 'lvl0' ? text : escapeHtml(text);
  });
  const snippets = everyLevel((level) => {
    const heading = hit.headings[LEVELS.indexOf(level as Level)];
    const title = heading ? toMarkup(heading) : (titles[level] ?? '');
    // The line below the title of a section: the page it stands on, and the excerpt.
    return highlighted(
      level === 'lvl1' && type !== 'lvl1' && excerpt ? `${title} · ${excerpt}` : title,
    );
  });
  return {
    objectID: hit.objectID,
    url: hit.url,
    url_without_anchor: hit.url.replace(/#.*$/, ''),
    anchor: hit.anchor || null,
    type,
    content: excerpt ? escapeHtml(hit.excerpt.map(({text}) => text).join('')) : null,
    hierarchy: {...titles, lvl0: hierarchy.lvl0, lvl1: titles.lvl1 ?? ''},
    _highlightResult: {
      content: highlighted(excerpt),
      hierarchy: {...snippets, lvl0: highlighted(hierarchy.lvl0)},
      hierarchy_camel: [],
    },
    _snippetResult: {content: highlighted(excerpt), hierarchy: snippets, hierarchy_camel: []},
    ...(isFirst && hit.card && {card: hit.card}),
  };
}

/** Turns hits into those of DocSearch, best first. */
export function toModalHits(hits: readonly SearchHit[]): ModalHit[] {
  return hits.map((hit, index) => toModalHit(hit, index === 0));
}
