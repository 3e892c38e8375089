import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseConfigSchema} from './load.ts';
import {versions} from '@devspace-docs/versions';
import type {Schema} from '../check/schema/types.ts';
import {anchorOf, flattenFields, walkSchema} from './walk.ts';

const text: Schema = {description: 'A string.', type: 'string'};

function schemaOf(properties: Record<string, Schema>, rest: Partial<Schema> = {}): Schema {
  return {
    type: 'object',
    properties,
    definitions: {expression: {type: 'string', pattern: '^\\$\\('}},
    ...rest,
  };
}

function walkOne(schema: Schema, definitions: Record<string, Schema> = {}) {
  const root = schemaOf({field: schema});
  const [field] = walkSchema({...root, definitions: {...root.definitions, ...definitions}});
  if (field === undefined) throw new Error('the schema has no field');
  return field;
}

describe('anchorOf', () => {
  it('removes `.*` and `[]`, and keeps the case', () => {
    expect(anchorOf('dev.*.sync[].onUpload.restartContainer')).toBe(
      'dev-sync-onUpload-restartContainer',
    );
  });
});

describe('walkSchema', () => {
  it('lists parents before their children, in the order of the schema', () => {
    const root = schemaOf({
      images: {
        description: 'Images.',
        type: 'object',
        additionalProperties: {type: 'object', properties: {tags: {...text, description: 'Tags.'}}},
      },
      hooks: {
        description: 'Hooks.',
        type: 'array',
        items: {type: 'object', properties: {name: text}},
      },
    });
    expect(flattenFields(walkSchema(root)).map(({path}) => path)).toEqual([
      'images',
      'images.*.tags',
      'hooks',
      'hooks[].name',
    ]);
  });

  it('omits the branch for expressions from the type', () => {
    const field = walkOne({
      description: 'A switch.',
      anyOf: [{type: 'boolean'}, {$ref: '#/definitions/expression'}],
    });
    expect(field.type).toBe('boolean');
  });

  it.each<[Schema, string]>([
    [{type: 'array', items: {type: 'string'}}, 'list of strings'],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'map of strings'],
    [
      {
        type: 'object',
        additionalProperties: {type: 'object', additionalProperties: {type: 'string'}},
      },
      'map of maps of strings',
    ],
    [{anyOf: [{type: 'string'}, {type: 'integer'}]}, 'string or integer'],
    [{type: 'object', additionalProperties: true}, 'object'],
    [{}, 'any'],
  ])('describes the type of %j', (schema, type) => {
    expect(walkOne({description: 'A field.', ...schema}).type).toBe(type);
  });

  it('keeps a default of false', () => {
    const field = walkOne({description: 'A switch.', type: 'boolean', default: false});
    expect(field.default).toBe(false);
  });

  it('marks fields that are in "required"', () => {
    const [field] = walkSchema(schemaOf({name: text}, {required: ['name']}));
    expect(field?.isRequired).toBe(true);
  });

  it('hides fields nested in a hidden field', () => {
    const field = walkOne({
      description: 'Old.',
      type: 'object',
      properties: {inner: text},
      'x-hidden': true,
    });
    expect(field.children[0]?.isHidden).toBe(true);
  });

  it('prefers the description of the field to that of the shared definition', () => {
    const field = walkOne(
      {
        description: 'Folder of the chart.',
        allOf: [{$ref: '#/definitions/source/properties/path'}],
      },
      {source: {type: 'object', properties: {path: {...text, examples: ['./a']}}}},
    );
    expect(field).toMatchObject({
      description: 'Folder of the chart.',
      type: 'string',
      examples: ['./a'],
    });
  });

  it('adds known keys as children, although they are not validated', () => {
    const field = walkOne(
      {
        description: 'Values.',
        type: 'object',
        additionalProperties: true,
        examples: [{other: 1}],
        'x-knownKeys': {$ref: '#/definitions/values'},
      },
      {values: {type: 'object', additionalProperties: false, properties: {replicas: text}}},
    );
    expect(field).toMatchObject({hasKnownKeys: true, children: [{path: 'field.replicas'}]});
  });

  it('describes the fields of an object that warns about all other keys', () => {
    const warning = 'the chart ignores this value';
    const inner = (example: string): Schema => ({
      description: 'Resources.',
      type: 'object',
      properties: {cpu: {...text, 'x-warning': 'unused'}},
      additionalProperties: {'x-warning': warning},
      examples: [{[example]: '1'}],
    });
    const field = walkOne({...inner('cpu'), examples: [{}]});
    expect(field).toMatchObject({
      type: 'object',
      children: [{path: 'field.cpu', warning: 'unused'}],
    });
    // An example must not cause warnings, except on the field itself.
    expect(() => walkOne(inner('gpu'))).toThrow(`is not valid: gpu: ${warning}`);
    expect(walkOne({...text, 'x-warning': 'unused', examples: ['a']}).warning).toBe('unused');
  });

  it.each<[string, Schema]>([
    ['field', {type: 'object'}],
    ['field[]', {type: 'array', items: {type: 'object'}}],
    ['field.*', {type: 'object', additionalProperties: {type: 'object'}}],
    ['field', {anyOf: [{type: 'object'}, {$ref: '#/definitions/expression'}]}],
  ])('throws on an object without fields at %s', (path, schema) => {
    expect(() => walkOne({description: 'An object.', ...schema})).toThrow(
      `${path}: an object needs "properties"; to allow any field, set "additionalProperties": true`,
    );
  });

  it('throws when two fields share an anchor', () => {
    const list: Schema = {
      description: 'A list.',
      type: 'array',
      items: {type: 'object', properties: {b: text}},
    };
    expect(() => walkSchema(schemaOf({a: list, 'a-b': text}))).toThrow(
      'a-b: duplicate anchor "a-b", already used by a[].b',
    );
  });

  it.each<[string, Schema, string]>([
    [
      'a missing description',
      {description: 'Dev.', type: 'object', properties: {sync: {type: 'string'}}},
      'field.sync: add a description to the schema',
    ],
    [
      'an invalid default',
      {description: 'A switch.', type: 'boolean', default: 'no'},
      'field: the default "no" is not valid: expected `true` or `false`, found `no`',
    ],
    [
      'an invalid example',
      {description: 'A list.', type: 'array', items: {type: 'string'}, examples: [['a', 1]]},
      'field: the example ["a",1] is not valid: [1]: expected a string',
    ],
    [
      'keywords next to a reference',
      {description: 'Lost.', $ref: '#/definitions/expression'},
      'ignores keywords next to "$ref"',
    ],
    [
      'a deprecation without a replacement',
      {...text, deprecated: true},
      'field: deprecated without a replacement; add one in "x-insteadUse"',
    ],
  ])('throws on %s', (_, schema, message) => {
    expect(() => walkOne(schema)).toThrow(message);
  });

  it('throws on a definition that contains itself', () => {
    const node: Schema = {
      type: 'object',
      properties: {
        next: {
          description: 'Next.',
          anyOf: [{$ref: '#/definitions/node'}, {$ref: '#/definitions/expression'}],
        },
      },
    };
    expect(() =>
      walkOne({description: 'First.', allOf: [{$ref: '#/definitions/node'}]}, {node}),
    ).toThrow('#/definitions/node is circular');
  });
});

describe.each(versions)('the schema of $label', ({schemaFile: file, fieldListFile}) => {
  const paths = flattenFields(walkSchema(parseConfigSchema(readFileSync(file, 'utf8'), file))).map(
    ({path}) => path,
  );
  const expected = readFileSync(fieldListFile, 'utf8').trimEnd().split('\n');

  it('describes every field in its list of paths', () => {
    expect(expected.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('describes no field that is missing from its list of paths', () => {
    expect(paths.filter((path) => !expected.includes(path))).toEqual([]);
  });

  it('has a sorted list of paths without duplicates', () => {
    expect(expected).toEqual([...new Set(expected)].sort());
  });
});
