import {expect, it} from 'vitest';
import {slimVersion} from './index.ts';

it('removes the pages from the data of a version', () => {
  const version = {label: '5.x', docsSidebars: {main: []}};
  const data = {version: {...version, docs: {a: {title: 'A'}}}};
  expect(JSON.parse(slimVersion(JSON.stringify(data)))).toEqual({version: {...version, docs: {}}});
});

it('rejects data in an unknown format', () => {
  expect(() => slimVersion('{}')).toThrow('slim-data');
});
