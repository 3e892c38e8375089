import {describe, expect, it} from 'vitest';
import {findMatches, searchText, type FieldEntry} from './filter.ts';

function entry(path: string, description: string): FieldEntry {
  const text = searchText({path, description, type: 'string', url: ''});
  // `findMatches` reads only the text.
  return {text, ancestors: []} as unknown as FieldEntry;
}

const entries = [
  entry('dev.*.sync[].excludePaths', 'Patterns that are synced in neither direction.'),
  entry('dev.*.sync[].path', 'Local and `container` path.'),
  entry('images.*.tags', 'Tags that the image gets.'),
];

function match(query: string): number[] {
  return findMatches(entries, query).map((found) => entries.indexOf(found));
}

describe('findMatches', () => {
  it('finds words in the description', () => {
    expect(match('neither')).toEqual([0]);
  });

  it('ignores case', () => {
    expect(match('excludePaths')).toEqual([0]);
  });

  it('finds a path with and without map and list markers', () => {
    expect(match('dev.*.sync[].path')).toEqual([1]);
    expect(match('dev.sync.path')).toEqual([1]);
  });

  it('requires every word, in any order', () => {
    expect(match('path sync')).toEqual([0, 1]);
    expect(match('container sync')).toEqual([1]);
  });
});
