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
    expect([...createFieldTree(root).byPath.keys()]).toEqual([
      'images',
      'images.*.tags',
      'hooks',
      'hooks[].name',
    ]);
  });

  it('omits the branch for expressions from the type', () => {
    const field = readField({
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
    expect(readField({description: 'A field.', ...schema}).type).toBe(type);
  });

  it('keeps a default of false', () => {
    const field = readField({description: 'A switch.', type: 'boolean', default: false});
    expect(field.default).toBe(false);
  });

  it('marks fields that are in "required"', () => {
    const {byPath} = createFieldTree(schemaOf({name: text}, {required: ['name']}));
    expect(byPath.get('name')?.isRequired).toBe(true);
  });

  it('hides fields nested in a hidden field', () => {
    const field = readField({
      description: 'Old.',
      type: 'object',
      properties: {inner: text},
      doNotSuggest: true,
    });
    expect(field.children[0]?.isHidden).toBe(true);
  });

  it('prefers the description of the field to that of the shared definition', () => {
    const field = readField(
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
    const field = readField(
      {
        description: 'Values.',
        type: 'object',
        additionalProperties: true,
        examples: [{other: 1}],
        'x-knownKeys': {$ref: '#/definitions/values'},
      },
      {values: {type: 'object', additionalProperties: false, properties: {replicas: text}}},
    );
    expect(field.known?.fields.get('replicas')?.path).toBe('field.replicas');
    expect(field.children.map(({path}) => path)).toEqual(['field.replicas']);
  });

  it('contains the fields, items and entries of each value', () => {
    const {value} = readField({
      description: 'Ports.',
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

  it("doesn't add known keys to the fields of the value", () => {
    const {value} = readField({
      description: 'Values.',
      type: 'object',
      additionalProperties: true,
      'x-knownKeys': {type: 'object', properties: {replicas: text}},
    });
    expect([value.isOpen, value.fields.size]).toEqual([true, 0]);
  });
});
