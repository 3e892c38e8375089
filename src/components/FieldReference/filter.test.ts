import {describe, expect, it} from 'vitest';
import {findMatches, searchTexts, type FieldEntry} from './filter.ts';

function entry(path: string, description: string): FieldEntry {
  const texts = searchTexts({path, description, type: 'string', url: ''});
  // `findMatches` reads only the texts.
  return {texts, ancestors: []} as unknown as FieldEntry;
}

const entries = [
  entry('dev.*.sync[].excludePaths', 'Patterns that are synced in neither direction.'),
  entry('dev.*.sync[].path', 'Local and `container` path.'),
  entry('images.*.tags', 'Tags that the image gets.'),
];

function match(query: string): {names: number[]; others: number[]} {
  const {names, others} = findMatches(entries, query);
  const indexes = (found: readonly FieldEntry[]): number[] =>
    found.map((one) => entries.indexOf(one));
  return {names: indexes(names), others: indexes(others)};
}

describe('findMatches', () => {
  it('finds words in the description', () => {
    expect(match('neither')).toEqual({names: [], others: [0]});
  });

  it('tells names from descriptions', () => {
    expect(match('tags')).toEqual({names: [2], others: []});
    expect(match('path')).toEqual({names: [0, 1], others: []});
    expect(match('image')).toEqual({names: [], others: []});
    expect(match('gets')).toEqual({names: [], others: [2]});
  });

  it('ignores case', () => {
    expect(match('excludePaths').names).toEqual([0]);
  });

  it('finds a path with and without map and list markers', () => {
    expect(match('dev.*.sync[].path').names).toEqual([1]);
    expect(match('dev.sync.path').names).toEqual([1]);
  });

  it('finds a path with names that the reader chose', () => {
    expect(match('dev.my-app.sync[0].excludePaths').names).toEqual([0]);
    expect(match('images.app.t').names).toEqual([2]);
    expect(match('hooks.app.tags').names).toEqual([]);
  });

  it('requires every word, in any order', () => {
    expect(match('path sync').names).toEqual([0, 1]);
    expect(match('container sync').others).toEqual([1]);
  });
});
