import {expect, it} from 'vitest';
import {readFrontMatter, readText} from './front-matter.ts';

it('supports Windows line endings', () => {
  expect(readText(readFrontMatter('---\r\ntitle: Ports\r\n---\r\nText.'), 'title')).toBe('Ports');
});

it('ignores a line of dashes in the body', () => {
  expect(readFrontMatter('Text.\n\n---\n\nMore.').exists).toBe(false);
});

it('reports a duplicate key', () => {
  const {diagnostics} = readFrontMatter('---\ntitle: A\ntitle: B\n---\n');
  expect(diagnostics).toMatchObject([
    {location: {line: 3, column: 1}, message: expect.stringContaining('unique') as string},
  ]);
});
