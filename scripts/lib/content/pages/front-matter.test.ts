import {describe, expect, it} from 'vitest';
import {readFrontMatter, readText} from './front-matter.ts';

describe('readFrontMatter', () => {
  it('places keys and values in the file', () => {
    const {entries, faults} = readFrontMatter('---\ntitle: Ports\nslug: "/a"\n---\nText.\n');
    expect(faults).toEqual([]);
    expect([...entries.values()]).toEqual([
      {
        key: 'title',
        value: 'Ports',
        place: {line: 2, column: 1, length: 5},
        valuePlace: {line: 2, column: 8, length: 5},
      },
      {
        key: 'slug',
        value: '/a',
        place: {line: 3, column: 1, length: 4},
        valuePlace: {line: 3, column: 7, length: 4},
      },
    ]);
  });

  it('keeps lists and null', () => {
    const {entries} = readFrontMatter('---\nkeywords: [a, b]\npagination_next: null\n---\n');
    expect([...entries.values()].map(({value}) => value)).toEqual([['a', 'b'], null]);
  });

  it('reads line endings of Windows', () => {
    expect(readText(readFrontMatter('---\r\ntitle: Ports\r\n---\r\nText.'), 'title')).toBe('Ports');
  });

  it('takes a line of dashes in the body for what it is', () => {
    expect(readFrontMatter('Text.\n\n---\n\nMore.').exists).toBe(false);
  });

  it('reports a key that stands twice', () => {
    const {faults} = readFrontMatter('---\ntitle: A\ntitle: B\n---\n');
    expect(faults).toMatchObject([
      {place: {line: 3, column: 1}, message: expect.stringContaining('unique') as string},
    ]);
  });
});
