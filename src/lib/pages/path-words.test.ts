import {expect, it} from 'vitest';
import {pathWords} from './path-words.ts';

it.each([
  ['/docs/cli/devspace_list-vars.html', ['cli', 'devspace', 'list', 'vars']],
  ['/docs/localRegistry/index.html', ['local', 'registry']],
  ['/docs/5.x/file%20sync', ['5.x', 'file', 'sync']],
  // The percent-encoding is invalid.
  ['/docs/%E0%A4%A/ports', ['e0', 'a4', 'ports']],
])('splits %s into words, without prefixes and extensions', (path, words) => {
  expect(pathWords(path)).toEqual(words);
});
