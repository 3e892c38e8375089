import {expect, it} from 'vitest';
import {slimGlobalData, slimVersion} from './index.ts';

it('removes the pages from the data of a version', () => {
  const version = {label: '5.x', docsSidebars: {main: []}};
  const data = {version: {...version, docs: {a: {title: 'A'}}}};
  expect(JSON.parse(slimVersion(JSON.stringify(data)))).toEqual({version: {...version, docs: {}}});
});

it('removes the pages from the global data', () => {
  const data = (docs: unknown[]): unknown => ({
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [{name: 'current', docs}]},
    },
    other: 1,
  });
  expect(JSON.parse(slimGlobalData(JSON.stringify(data([{id: 'a'}]))))).toEqual(data([]));
});

it('rejects data in an unknown format', () => {
  expect(() => slimGlobalData('{}')).toThrow('slim-data');
  expect(() => slimVersion('{}')).toThrow('slim-data');
});
