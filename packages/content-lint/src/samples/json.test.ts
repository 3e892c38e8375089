import {expect, it} from 'vitest';
import {findJsonMistake} from './json.ts';

it.each([
  ['{"a": [1, "//"]}', false],
  ['{\n  // b\n  "a": "/* c */", /* d */\n}', true],
])('accepts %j', (source, hasComments) => {
  expect(findJsonMistake(source, hasComments)).toBeUndefined();
});

it.each([
  ['{"a": 1 "b": 2}', 7],
  ['{"a": 1\n "b": 2}', 7],
  ['{"a": 1', 7],
  ['{"a": tru}', 9],
  ['{\n  "first": 1,\n  "second": x,\n  "third": 3\n}', 27],
])('finds the syntax error in %j', (source, offset) => {
  expect(findJsonMistake(source, false)?.offset).toBe(offset);
});

it('rejects comments if they are not allowed', () => {
  expect(findJsonMistake('// a\n{}', false)).toBeDefined();
});
