import {describe, expect, it} from 'vitest';
import {describeHit} from './describe-hit.ts';
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

describe('a hit', () => {
  it('is named by its deepest heading', () => {
    expect(describeHit(hit)).toEqual({
      path: [plain('Synchronize files')],
      title: plain('Exclude files'),
      text: plain('Paths …'),
    });
  });

  it('about a field or flag is named by it, below the headings of its place', () => {
    expect(describeHit({...hit, card})).toMatchObject({
      path: [plain('Synchronize files'), plain('Exclude files')],
      title: plain('dev.*.sync[].excludePaths'),
    });
  });

  it('about what its heading names is not named twice', () => {
    const command = {name: 'Exclude files', summary: ''};
    expect(describeHit({...hit, card: command}).path).toEqual([plain('Synchronize files')]);
  });

  it('says what its card says where nothing else matches', () => {
    expect(describeHit({...hit, card, excerpt: []}).text).toEqual(plain('Patterns of files.'));
    expect(describeHit({...hit, excerpt: []}).text).toEqual([]);
  });

  it('of an index without marks has the title of its page', () => {
    expect(describeHit({...hit, headings: []}).title).toEqual(plain('Synchronize files'));
  });
});
