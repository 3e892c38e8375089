import {describe, expect, it} from 'vitest';
import {anchorOf, createFieldTree, type Field} from './field-tree.ts';
import type {Schema} from './types.ts';

const text: Schema = {description: 'A string.', type: 'string'};

function schemaOf(properties: Record<string, Schema>, rest: Partial<Schema> = {}): Schema {
  return {
    type: 'object',
    properties,
    definitions: {expression: {type: 'string', pattern: '^\\$\\('}},
    ...rest,
  };
}

function readField(schema: Schema, definitions: Record<string, Schema> = {}): Field {
  const root = schemaOf({field: schema});
  const tree = createFieldTree({...root, definitions: {...root.definitions, ...definitions}});
  const field = tree.byPath.get('field');
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

describe('createFieldTree', () => {
  it('lists parents before their children, in the order of the schema', () => {
    const root = schemaOf({
      images: {
        type: 'object',
        additionalProperties: {type: 'object', properties: {tags: text}},
      },
      hooks: {type: 'array', items: {type: 'object', properties: {name: text}}},
    });
    expect([...createFieldTree(root).byPath.keys()]).toEqual([
      'images',
      'images.*.tags',
      'hooks',
      'hooks[].name',
    ]);
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
    [{anyOf: [{type: 'boolean'}, {$ref: '#/definitions/expression'}]}, 'boolean'],
  ])('describes the type of %j', (schema, type) => {
    expect(readField(schema).type).toBe(type);
  });

  it('marks fields that are in "required"', () => {
    const {byPath} = createFieldTree(schemaOf({name: text}, {required: ['name']}));
    expect(byPath.get('name')?.isRequired).toBe(true);
  });

  it.each<[string, Schema, object]>([
    ['a default of false', {type: 'boolean', default: false}, {default: false}],
    [
      'fields nested in a hidden field as hidden',
      {type: 'object', properties: {inner: text}, doNotSuggest: true},
      {children: [{isHidden: true}]},
    ],
    [
      "its own description instead of the shared definition's",
      {description: 'A folder.', allOf: [{$ref: '#/definitions/source/properties/path'}]},
      {description: 'A folder.', type: 'string', examples: ['./a']},
    ],
  ])('has %s', (_, schema, expected) => {
    const path = {...text, examples: ['./a']};
    const field = readField(schema, {source: {type: 'object', properties: {path}}});
    expect(field).toMatchObject(expected);
  });

  it('adds known keys as children, although they are not validated', () => {
    const field = readField(
      {
        type: 'object',
        additionalProperties: true,
        examples: [{other: 1}],
        'x-knownKeys': {$ref: '#/definitions/values'},
      },
      {values: {type: 'object', additionalProperties: false, properties: {replicas: text}}},
    );
    expect(field.known?.fields.get('replicas')?.path).toBe('field.replicas');
    expect(field.children.map(({path}) => path)).toEqual(['field.replicas']);
    expect([field.value.isOpen, field.value.fields.size]).toEqual([true, 0]);
  });

  it('contains the fields, items and entries of each value', () => {
    const {value} = readField({
      anyOf: [
        {type: 'array', items: {type: 'object', properties: {port: text}}},
        {type: 'object', additionalProperties: {type: 'object', additionalProperties: true}},
        {$ref: '#/definitions/expression'},
        {type: 'null'},
      ],
    });
    expect(value.variants.map(({pointer}) => pointer)).toEqual([
      '#/properties/field/anyOf/0',
      '#/properties/field/anyOf/1',
    ]);
    expect(value.items?.fields.get('port')?.path).toBe('field[].port');
    expect([value.isOpen, value.items?.isOpen, value.entries?.isOpen]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
