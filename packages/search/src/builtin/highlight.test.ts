import {expect, it} from 'vitest';
import {toPlainText} from '../describe-hit.ts';
import {excerpt, highlight} from './highlight.ts';
import {stem} from './words.ts';

const weights = new Map([
  [stem('exclude'), 1],
  [stem('path'), 0.5],
]);

it('highlights all forms of a word', () => {
  expect(highlight('Use excluded paths.', weights)).toEqual([
    {text: 'Use ', isMatch: false},
    {text: 'excluded', isMatch: true},
    {text: ' ', isMatch: false},
    {text: 'paths', isMatch: true},
    {text: '.', isMatch: false},
  ]);
});

it('highlights a name if one of its parts matches', () => {
  expect(highlight('`excludePaths`', weights)).toContainEqual({
    text: 'excludePaths',
    isMatch: true,
  });
});

it('highlights the matching names of a path', () => {
  expect(highlight('`dev.*.excludePaths[]`', weights)).toEqual([
    {text: '`dev.*.', isMatch: false},
    {text: 'excludePaths[]', isMatch: true},
    {text: '`', isMatch: false},
  ]);
});

it('keeps the whole text', () => {
  const text = 'a <b>path</b> & exclude 💥 the rest';
  expect(toPlainText(highlight(text, weights))).toBe(text);
});

it('returns the excerpt with the most matches', () => {
  const text = `${'Nothing here. '.repeat(30)}Here you exclude a path. ${'More. '.repeat(60)}`;
  const shown = toPlainText(excerpt(text, weights));
  expect(shown).toContain('exclude a path');
  expect(shown).toMatch(/^… .* …$/);
  expect(shown.length).toBeLessThan(260);
});

it('starts an excerpt with a sentence that starts near the match', () => {
  const text = `${'Nothing here. '.repeat(9)}To exclude a path, list it.`;
  expect(toPlainText(excerpt(text, weights))).toBe('… To exclude a path, list it.');
});

it('returns nothing without a match', () => {
  expect(excerpt('Nothing here.', weights)).toEqual([]);
});
