import {describe, expect, it} from 'vitest';
import type {Segments} from '../check/yaml/yaml.ts';
import {createFieldIndex} from './field-index.ts';

const paths = [
  'dev',
  'dev.*.sync',
  'dev.*.sync[].path',
  'dev.*.sync[].excludePaths',
  'profiles',
  'profiles[].name',
  'profiles[].merge',
];
const index = createFieldIndex(
  paths.map((path) => ({path, type: 'string', description: '', url: ''})),
);

describe('createFieldIndex', () => {
  it.each<[Segments, string | undefined]>([
    [['dev'], 'dev'],
    [['dev', 'api', 'sync'], 'dev.*.sync'],
    [['dev', 'api', 'sync', 0, 'path'], 'dev.*.sync[].path'],
    [['profiles', 0, 'merge', 'dev', 'api', 'sync'], 'dev.*.sync'],
    [['dev', 'api'], undefined],
    [['other', 'path'], undefined],
  ])('finds the field at %j', (segments, path) => {
    expect(index.find(segments)?.path).toBe(path);
  });

  it.each<[Segments, string[]]>([
    [[], ['dev', 'profiles']],
    [
      ['dev', 'api', 'sync', 0],
      ['dev.*.sync[].path', 'dev.*.sync[].excludePaths'],
    ],
    [
      ['profiles', 0, 'merge'],
      ['dev', 'profiles'],
    ],
    [['other'], []],
  ])('lists the fields in %j', (segments, expected) => {
    expect(index.fieldsIn(segments).map(({path}) => path)).toEqual(expected);
  });
});
