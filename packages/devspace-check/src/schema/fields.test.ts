import {describe, expect, it} from 'vitest';
import {parseFields, parseTopicPages, selectFields, type Fields} from './fields.ts';

function object(properties: object): object {
  return {type: 'object', description: 'An object.', additionalProperties: false, properties};
}

const text = {type: 'string', description: 'A text.'};
const entry = object({sync: object({path: text, exclude: text}), name: text});
const dev = {type: 'object', description: 'Entries.', additionalProperties: entry};
const fields: Fields = parseFields(JSON.stringify(object({dev})), 'schema.json');

function select(of: string, page: string, pages: Readonly<Record<string, string>>): string[] {
  const topics = parseTopicPages(pages, fields, '6.x');
  const selection = selectFields(fields, of, {page, topics});
  const pathsOf = (list: typeof selection.fields): string[] =>
    list.flatMap(({path, children}) => [path, ...pathsOf(children)]);
  return [
    ...pathsOf(selection.fields),
    ...[...selection.elsewhere].map(([path, other]) => `${path} -> ${other.page}#${other.path}`),
  ];
}

describe('selectFields', () => {
  const pages = {dev: 'dev', sync: 'dev.*.sync'};

  it('replaces fields that another page describes', () => {
    expect(select('dev', 'dev', pages)).toEqual([
      'dev',
      'dev.*.sync',
      'dev.*.name',
      'dev.*.sync -> sync#dev.*.sync',
    ]);
    expect(select('dev.*.sync', 'sync', pages)).toEqual([
      'dev.*.sync',
      'dev.*.sync.path',
      'dev.*.sync.exclude',
    ]);
    expect(select('dev.*.{sync,name}', 'sync', pages)).toContain('dev.*.name -> dev#dev.*.name');
  });

  it('refers once to the page that describes all nested fields', () => {
    const nested = {dev: 'dev', sync: 'dev.*.sync.{*}'};
    expect(select('dev.*.sync', 'dev', nested)).toEqual([
      'dev.*.sync',
      'dev.*.sync.{*} -> sync#dev.*.sync',
    ]);
    expect(select('dev.*.sync.{*}', 'sync', nested)).toEqual([
      'dev.*.sync.path',
      'dev.*.sync.exclude',
    ]);
  });
});

describe('parseTopicPages', () => {
  it('rejects unknown fields, and fields with two pages', () => {
    expect(() => parseTopicPages({dev: 'deb'}, fields, '6.x')).toThrow('did you mean `dev`?');
    expect(() => parseTopicPages({a: 'dev', b: 'dev'}, fields, '6.x')).toThrow(
      '`dev` has two topic pages, a and b; delete one',
    );
  });
});
