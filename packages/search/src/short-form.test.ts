import {expect, it} from 'vitest';
import {readShortForm, writeShortForm} from './short-form.ts';

it('reads the short form of a flag that was added to its description', () => {
  expect(readShortForm(writeShortForm('Works in this namespace.', '-n'))).toBe('-n');
  expect(readShortForm(writeShortForm('', '-B'))).toBe('-B');
  expect(readShortForm('Same as -n.')).toBeUndefined();
});
