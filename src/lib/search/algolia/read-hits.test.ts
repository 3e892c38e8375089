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

describe('a text with marks', () => {
  it('is read in pieces', () => {
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
  ])('may be broken', (value, pieces) => {
    expect(readHighlighted(value)).toEqual(pieces);
  });
});

describe('a hit of Algolia', () => {
  it('is read with what was found in it', () => {
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

  it('of an index that a crawler filled is read as well', () => {
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

  it('leads to other sites by their whole address', () => {
    expect(readOne({...record, url: 'https://other.example/a'})?.url).toBe(
      'https://other.example/a',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', '', null, 7])(
    'is left out with an address that leads nowhere good: %s',
    (url) => {
      expect(readOne({...record, url})).toBeUndefined();
    },
  );

  it.each([null, 'text', [], {}, {url: '/docs/a'}, {url: '/docs/a', hierarchy: {lvl1: 7}}])(
    'is left out when it is none: %j',
    (hit) => {
      expect(readOne(hit)).toBeUndefined();
    },
  );
});

it.each([undefined, null, 'text', {}, {results: []}, {results: [{}]}])(
  'an answer that is none is an error: %j',
  (answer) => {
    expect(() => readResult(answer, origin)).toThrow('contains no results');
  },
);
