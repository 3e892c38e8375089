import {describe, expect, it} from 'vitest';
import {MATCH_END, MATCH_START, readHighlighted, readResult} from './read-hits.ts';

const origin = 'https://docs.example';

function readOne(hit: unknown) {
  return readResult({results: [{hits: [hit], nbHits: 1}]}, origin).hits[0];
}

const record = {
  objectID: 'a',
  kind: 'field',
  url: '/docs/sync#dev-sync',
  anchor: 'dev-sync',
  hierarchy: {lvl0: 'Configuration', lvl1: 'Synchronize files', lvl2: 'dev.*.sync', lvl3: null},
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  pageRank: 70,
  card: {name: 'dev.*.sync', type: 'object[]', summary: 'Keeps files alike.'},
  _highlightResult: {
    hierarchy: {lvl2: {value: `dev.*.${MATCH_START}sync${MATCH_END}`}},
  },
  _snippetResult: {content: {value: `…${MATCH_START}sync${MATCH_END} files…`}},
};

describe('readHighlighted', () => {
  it('splits a text at its highlight markers', () => {
    expect(readHighlighted(`a ${MATCH_START}b${MATCH_END} <c>`)).toEqual([
      {text: 'a ', isMatch: false},
      {text: 'b', isMatch: true},
      {text: ' <c>', isMatch: false},
    ]);
  });

  it.each([
    [MATCH_START, []],
    [`${MATCH_END}a`, [{text: 'a', isMatch: false}]],
    [
      `a${MATCH_START}b`,
      [
        {text: 'a', isMatch: false},
        {text: 'b', isMatch: false},
      ],
    ],
  ])('accepts unbalanced markers: %j', (value, pieces) => {
    expect(readHighlighted(value)).toEqual(pieces);
  });
});

describe('a hit', () => {
  it('is read with its highlights', () => {
    expect(readOne(record)).toEqual({
      objectID: 'a',
      kind: 'field',
      url: '/docs/sync#dev-sync',
      anchor: 'dev-sync',
      hierarchy: {lvl0: 'Configuration', lvl1: 'Synchronize files', lvl2: 'dev.*.sync'},
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      pageRank: 70,
      card: {name: 'dev.*.sync', type: 'object[]', summary: 'Keeps files alike.'},
      headings: [
        [{text: 'Synchronize files', isMatch: false}],
        [
          {text: 'dev.*.', isMatch: false},
          {text: 'sync', isMatch: true},
        ],
      ],
      excerpt: [
        {text: '…', isMatch: false},
        {text: 'sync', isMatch: true},
        {text: ' files…', isMatch: false},
      ],
    });
  });

  it('can come from the index of a crawler', () => {
    const crawled = {
      objectID: 'b',
      type: 'lvl1',
      url: 'https://docs.example/docs/a?x=1#b',
      hierarchy: {lvl0: null, lvl1: 'A'},
    };
    expect(readOne(crawled)).toMatchObject({
      kind: 'page',
      url: '/docs/a?x=1#b',
      hierarchy: {lvl0: 'Documentation', lvl1: 'A'},
      headings: [[{text: 'A', isMatch: false}]],
      excerpt: [],
    });
  });

  it('keeps the absolute URL of another site', () => {
    expect(readOne({...record, url: 'https://other.example/a'})?.url).toBe(
      'https://other.example/a',
    );
  });

  it.each([
    {url: 'javascript:alert(1)'},
    {url: 'data:text/html,x'},
    {url: 'http://'},
    {url: undefined},
    {hierarchy: {lvl0: 'A', lvl1: null}},
  ])('is dropped without a title or a safe URL: %j', (part) => {
    expect(readOne({...record, ...part})).toBeUndefined();
  });
});

it.each([undefined, {}, {results: []}, {results: [{}]}])(
  'throws if the response is invalid: %j',
  (results) => {
    expect(() => readResult(results, origin)).toThrow('contains no results');
  },
);
