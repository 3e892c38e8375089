import {describe, expect, it} from 'vitest';
import {describeHit, isExact, toPlainText} from './describe-hit.ts';
import type {Highlighted, SearchHit} from './types.ts';

const plain = (text: string): Highlighted => [{text, isMatch: false}];

const hit: SearchHit = {
  objectID: 'a',
  kind: 'section',
  url: '/docs/sync#exclude',
  anchor: 'exclude',
  hierarchy: {lvl0: 'devspace.yaml', lvl1: 'Synchronize files', lvl2: 'Exclude files'},
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  pageRank: 1,
  headings: [plain('Synchronize files'), plain('Exclude files')],
  excerpt: plain('Paths …'),
};

const card = {name: 'dev.*.sync[].excludePaths', summary: 'Patterns of files.'};

describe('describeHit', () => {
  it('uses the deepest heading as the title', () => {
    expect(describeHit(hit)).toEqual({
      path: [plain('Synchronize files')],
      title: plain('Exclude files'),
      text: plain('Paths …'),
    });
  });

  it('adds the heading above to a title that many pages have', () => {
    const troubleshooting = {
      ...hit,
      headings: [plain('Synchronize files'), plain('Troubleshooting')],
    };
    const {path, title} = describeHit(troubleshooting);
    expect(path).toEqual([]);
    expect(toPlainText(title)).toBe('Synchronize files: Troubleshooting');
  });

  it('uses the name of a field or flag as the title, below its headings', () => {
    expect(describeHit({...hit, card})).toMatchObject({
      path: [plain('Synchronize files'), plain('Exclude files')],
      title: plain('dev.*.sync[].excludePaths'),
    });
  });

  it('omits the name of the card if it equals the heading', () => {
    const command = {name: 'Exclude files', summary: ''};
    expect(describeHit({...hit, card: command}).path).toEqual([plain('Synchronize files')]);
  });

  it('uses the summary of the card if there is no excerpt', () => {
    expect(describeHit({...hit, card, excerpt: []}).text).toEqual(plain('Patterns of files.'));
    expect(describeHit({...hit, excerpt: []}).text).toEqual([]);
  });

  it('uses the title of the page if there are no highlighted headings', () => {
    expect(describeHit({...hit, headings: []}).title).toEqual(plain('Synchronize files'));
  });
});

describe('isExact', () => {
  it.each([
    ['excludePaths', true],
    [' sync.excludepaths ', true],
    ['dev.*.sync[].excludePaths', true],
    ['exclude', false],
    ['how do i exclude paths', false],
    ['', false],
  ])('compares the name with %j', (query, isNamed) => {
    expect(isExact({...hit, kind: 'field', card}, query)).toBe(isNamed);
  });

  it('accepts each query that found a message without guessing', () => {
    const error = {...hit, kind: 'error'} as const;
    expect(isExact(error, 'docker is not running')).toBe(true);
    expect(isExact({...error, isGuess: true}, 'docker is not runing')).toBe(false);
  });
});
