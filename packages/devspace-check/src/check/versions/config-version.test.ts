import {expect, it} from 'vitest';
import {findConfigVersion} from './config-version.ts';

it.each([
  ['version: v1beta10\nname: a\n', 'v1beta10'],
  ['# version: v1beta9\nname: a\nversion: v2beta1 # latest', 'v2beta1'],
  ['\uFEFFversion: v2beta1\r\nname: a\r\n', 'v2beta1'],
  ['---\n"version": "v1beta11"\n', 'v1beta11'],
  ["version : 'v1beta9'\n", 'v1beta9'],
  ['version: v2beta1\nimages: {\n', 'v2beta1'],
  ['version: 2\n', '2'],
])('finds the version of %j', (text, version) => {
  expect(findConfigVersion(text)).toBe(version);
});

it.each([
  '',
  'name: a\n',
  'version:\n',
  'version:\n  v2beta1\n',
  'a:\n  version: v2beta1\n',
  'versions: v2\n',
])('finds no version in %j', (text) => {
  expect(findConfigVersion(text)).toBeUndefined();
});
