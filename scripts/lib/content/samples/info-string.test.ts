import {expect, it} from 'vitest';
import {readInfoString} from './info-string.ts';

it('reads all attributes in any order and with either quote', () => {
  expect(
    readInfoString(`wrap path='dev.*.sync' title="devspace.yaml" otherVersion="v1beta11: old"`),
  ).toEqual({
    title: 'devspace.yaml',
    path: 'dev.*.sync',
    unchecked: undefined,
    otherVersion: 'v1beta11: old',
    isWrapped: true,
    rest: '',
  });
});

it('keeps what it does not understand', () => {
  expect(readInfoString('title="a" {1,3} path=dev').rest).toBe('{1,3} path=dev');
  expect(readInfoString('title="a" title="b"')).toMatchObject({title: 'a', rest: 'title="b"'});
});
