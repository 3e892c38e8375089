import {expect, it} from 'vitest';
import {firstSentence, joinWords, removeLinks, splitSentence, trimSlashes} from './text.ts';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('joins %j', (items, expected) => expect(joinWords(items, 'or')).toBe(expected));

it.each([
  ['Sync files. Then restart.', 'Sync files.', 'Then restart.'],
  ['Reads devspace.yaml. `dev` starts it.', 'Reads devspace.yaml.', '`dev` starts it.'],
  ['Set a tag, e.g. Git commits. Then push.', 'Set a tag, e.g. Git commits.', 'Then push.'],
  ['Use it. Then push.', 'Use it.', 'Then push.'],
  ['Replaces `a. B` with c. D.', 'Replaces `a. B` with c.', 'D.'],
  ['Is it there? [See](https://x.y).', 'Is it there?', '[See](https://x.y).'],
  ['No period', 'No period', ''],
])('splits %s', (text, first, rest) => expect(splitSentence(text)).toEqual([first, rest]));

it('only reads the first paragraph', () =>
  expect(firstSentence('A list\nof names\n\nIt is long.')).toBe('A list of names'));

it('removes links', () =>
  expect(removeLinks('See [the `dev` page](/dev#a).')).toBe('See the `dev` page.'));

it('trims slashes', () => expect(trimSlashes('/docs//x/')).toBe('docs/x'));
