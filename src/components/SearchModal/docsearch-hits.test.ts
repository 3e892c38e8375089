import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../search/types.ts';
import {toModalHits} from './docsearch-hits.ts';

const attack = '<img src=x onerror=alert(1)>';

function hit(rest: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: 'a',
    kind: 'section',
    url: '/docs/sync#excludes',
    anchor: 'excludes',
    hierarchy: {lvl0: 'Configuration', lvl1: 'Synchronize files', lvl2: 'Exclude files'},
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    pageRank: 50,
    headings: [
      [{text: 'Synchronize files', isMatch: false}],
      [
        {text: 'Exclude', isMatch: true},
        {text: ' files', isMatch: false},
      ],
    ],
    excerpt: [
      {text: 'Paths to ', isMatch: false},
      {text: 'exclude', isMatch: true},
    ],
    ...rest,
  };
}

describe('a hit for DocSearch', () => {
  it('is titled by its deepest heading, with its page and excerpt below', () => {
    const [found] = toModalHits([hit()]);
    expect(found?.type).toBe('lvl2');
    expect(found?._snippetResult.hierarchy.lvl2.value).toBe('<mark>Exclude</mark> files');
    expect(found?._snippetResult.hierarchy.lvl1.value).toBe(
      'Synchronize files · Paths to <mark>exclude</mark>',
    );
  });

  it('of a page shows the excerpt below the title', () => {
    const [found] = toModalHits([
      hit({
        kind: 'page',
        hierarchy: {lvl0: 'Configuration', lvl1: 'Synchronize files'},
        headings: [[{text: 'Synchronize files', isMatch: true}]],
      }),
    ]);
    expect(found?.type).toBe('lvl1');
    expect(found?._snippetResult.hierarchy.lvl1.value).toBe('<mark>Synchronize files</mark>');
    expect(found?._snippetResult.content.value).toBe('Paths to <mark>exclude</mark>');
  });

  it('holds no tag but mark in anything that is shown as HTML, also once it is remembered', () => {
    const [found] = toModalHits([
      hit({
        hierarchy: {lvl0: 'Docs', lvl1: attack, lvl2: attack, lvl3: attack},
        headings: [1, 2, 3].map(() => [{text: attack, isMatch: true}]),
        excerpt: [{text: attack, isMatch: true}],
      }),
    ]);
    const {lvl1, lvl2, lvl3} = found?.hierarchy ?? {};
    const shown = JSON.stringify([found?._snippetResult, found?.content, lvl1, lvl2, lvl3]);
    expect(new Set(shown.match(/<[^>]*>/g))).toEqual(new Set(['<mark>', '</mark>']));
    expect(shown).toContain('&lt;img');
  });

  it('groups by the part of the site, whose name is shown as text', () => {
    const [found] = toModalHits([hit({hierarchy: {lvl0: 'Q & A', lvl1: 'a'}})]);
    expect(found?._highlightResult.hierarchy.lvl0.value).toBe('Q & A');
  });

  it('about a field is titled by it, and says where it stands', () => {
    const [found] = toModalHits([
      hit({card: {name: 'dev.*.sync', summary: 'Keeps files alike.'}, excerpt: []}),
    ]);
    expect(found?.type).toBe('lvl3');
    expect(found?._snippetResult.hierarchy.lvl3.value).toBe('dev.*.sync');
    expect(found?._snippetResult.hierarchy.lvl1.value).toBe(
      'Synchronize files › <mark>Exclude</mark> files · Keeps files alike.',
    );
    expect(found?.hierarchy.lvl1).toBe('Synchronize files');
  });

  it('carries an answer only where it answers best', () => {
    const card = {name: 'dev.*.sync', summary: 'Keeps files alike.'};
    expect(toModalHits([hit({card}), hit({card})]).map(({answer}) => answer)).toEqual([
      {card, page: 'Synchronize files'},
      undefined,
    ]);
  });
});
