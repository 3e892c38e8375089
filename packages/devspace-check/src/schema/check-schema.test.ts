import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createFieldTree, type Field} from '../check/schema/field-tree.ts';
import {versions} from '@devspace-docs/versions';
import type {Schema} from '../check/schema/types.ts';
import {checkSchema} from './check-schema.ts';
import {readFields} from './fields.ts';

const text: Schema = {description: 'A string.', type: 'string'};

function schemaOf(properties: Record<string, Schema>, rest: Partial<Schema> = {}): Schema {
  return {
    type: 'object',
    properties,
    definitions: {expression: {type: 'string', pattern: '^\\$\\('}},
    ...rest,
  };
}

function check(root: Schema): Field | undefined {
  const tree = createFieldTree(root);
  checkSchema(root, tree);
  return tree.byPath.get('field');
}

function checkField(schema: Schema, definitions: Record<string, Schema> = {}): Field {
  const root = schemaOf({field: schema});
  const field = check({...root, definitions: {...root.definitions, ...definitions}});
  if (field === undefined) throw new Error('the schema has no field');
  return field;
}

describe('checkSchema', () => {
  it('describes the fields of an object that warns about all other keys', () => {
    const warning = 'the chart ignores this value';
    const inner = (example: string): Schema => ({
      description: 'Resources.',
      type: 'object',
      properties: {cpu: {...text, 'x-warning': 'unused'}},
      additionalProperties: {'x-warning': warning},
      examples: [{[example]: '1'}],
    });
    const field = checkField({...inner('cpu'), examples: [{}]});
    expect(field).toMatchObject({
      type: 'object',
      children: [{path: 'field.cpu', warning: 'unused'}],
    });
    // An example must not cause warnings, except on the field itself.
    expect(() => checkField(inner('gpu'))).toThrow(`is not valid: gpu: ${warning}`);
    expect(checkField({...text, 'x-warning': 'unused', examples: ['a']}).warning).toBe('unused');
  });

  it.each<[string, Schema]>([
    ['field', {type: 'object'}],
    ['field[]', {type: 'array', items: {type: 'object'}}],
    ['field.*', {type: 'object', additionalProperties: {type: 'object'}}],
    ['field', {anyOf: [{type: 'object'}, {$ref: '#/definitions/expression'}]}],
  ])('throws on an object without fields at %s', (path, schema) => {
    expect(() => checkField({description: 'An object.', ...schema})).toThrow(
      `${path}: an object needs "properties"; to allow any field, set "additionalProperties": true`,
    );
  });

  it('throws when two fields share an anchor', () => {
    const list: Schema = {
      description: 'A list.',
      type: 'array',
      items: {type: 'object', properties: {b: text}},
    };
    expect(() => check(schemaOf({a: list, 'a-b': text}))).toThrow(
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
      'two types with items',
      {
        description: 'Lists.',
        anyOf: [
          {type: 'array', items: {type: 'string'}},
          {type: 'array', items: {type: 'integer'}},
        ],
      },
      'field: more than one type has "items"; combine them in its "anyOf"',
    ],
    [
      'a deprecation without a replacement',
      {...text, deprecated: true},
      'field: deprecated without a replacement; add one in "deprecationMessage"',
    ],
  ])('throws on %s', (_, schema, message) => {
    expect(() => checkField(schema)).toThrow(message);
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
      checkField({description: 'First.', allOf: [{$ref: '#/definitions/node'}]}, {node}),
    ).toThrow('#/definitions/node is circular');
  });
});

describe.each(versions)('the schema of $label', ({label, fieldListFile}) => {
  it('describes the fields in its list of paths, which is sorted', () => {
    const listed = readFileSync(fieldListFile, 'utf8').trimEnd().split('\n');
    expect([...readFields(label).keys()].sort()).toEqual(listed);
  });
});
