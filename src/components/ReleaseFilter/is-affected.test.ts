import {expect, it} from 'vitest';
import {isAffected} from './is-affected.ts';

it.each([
  ['6.3.4', true],
  ['6.3.11', true],
  ['6.3.3', false],
  ['6.3.12', false],
])('%s is affected by a problem of 6.3.4 to 6.3.11: %s', (release, expected) => {
  expect(isAffected(release, {since: '6.3.4', fixed: '6.3.12'})).toBe(expected);
});

it('includes all releases if the first or the last one is unknown', () => {
  expect(isAffected('6.0.0', {fixed: '6.3.12'})).toBe(true);
  expect(isAffected('6.3.21', {since: '6.3.3'})).toBe(true);
});
