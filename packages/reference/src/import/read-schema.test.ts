import {describe, expect, it} from 'vitest';
import {readSchema} from './read-schema.ts';

/** Formats the fields of a schema as `path: type`. */
function typesOf(properties: object, definitions: object = {}): string[] {
  const text = JSON.stringify({properties, $defs: definitions});
  return readSchema(text).map(({path, type}) => `${path}: ${type}`);
}

function read(property: object) {
  const [field] = readSchema(JSON.stringify({properties: {field: property}}));
  return field;
}

describe('types', () => {
  it.each([
    [{type: 'string'}, 'string'],
    [{type: ['integer', 'null']}, 'integer'],
    [{type: ['string', 'number']}, 'string or number'],
    [
      {oneOf: [{type: 'string'}, {type: 'integer'}, {type: 'boolean'}]},
      'string, integer or boolean',
    ],
    [{anyOf: [{type: 'object'}, {type: 'null'}]}, 'object'],
    [{enum: ['a', 'b']}, 'string'],
    [{oneOf: [{const: 1}, {const: 2}]}, 'integer'],
    [{type: 'array', items: {type: 'string'}}, 'list of strings'],
    [{items: {items: {type: 'integer'}}}, 'list of lists of integers'],
    [{type: 'array'}, 'list of values of any type'],
    [{type: 'array', items: true}, 'list of values of any type'],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'map of strings'],
    [{type: 'object', patternProperties: {'.*': {type: 'string'}}}, 'map of strings'],
    [
      {patternProperties: {'.*': {oneOf: [{type: 'string'}, {properties: {}}]}}},
      'map of strings or objects',
    ],
    [{type: 'object', additionalProperties: {}}, 'object'],
    [{type: 'object', additionalProperties: false}, 'object'],
    [{}, 'any'],
    [{description: 'Anything.'}, 'any'],
  ])('%j is %s', (property, type) => {
    expect(read(property)?.type).toBe(type);
  });

  it('ignores branches for expressions and variables', () => {
    const expression = {type: 'string', pattern: '^\\$\\(.*\\)$'};
    expect(read({oneOf: [{type: 'boolean'}, expression]})?.type).toBe('boolean');
    expect(read({type: ['boolean', 'string'], pattern: '\\$\\{.*\\}'})?.type).toBe('boolean');
    expect(read(expression)?.type).toBe('string');
  });

  it('ignores branches that only contain constraints', () => {
    const rule = [
      {required: ['a'], title: 'a'},
      {required: ['b'], title: 'b'},
    ];
    const fields = ['field: object', 'field.a: string'];
    const object = {type: 'object', properties: {a: {type: 'string'}}};
    expect(typesOf({field: {...object, oneOf: rule}})).toEqual(fields);
    expect(typesOf({field: {...object, allOf: [{anyOf: rule}]}})).toEqual(fields);
  });
});

describe('fields', () => {
  const image = {type: 'object', properties: {tags: {type: 'array', items: {type: 'string'}}}};

  it('names entries of maps and lists', () => {
    const properties = {
      images: {patternProperties: {'.*': {$ref: '#/$defs/Image'}}},
      list: {items: {allOf: [{$ref: '#/$defs/Image'}]}},
    };
    expect(typesOf(properties, {Image: image})).toEqual([
      'images: map of objects',
      'images.*.tags: list of strings',
      'list: list of objects',
      'list[].tags: list of strings',
    ]);
  });

  it('reads draft 7 definitions, and a reference as the root', () => {
    const schema = {
      $ref: '#/definitions/Config',
      definitions: {Config: {properties: {name: {type: 'string'}}, required: ['name']}},
    };
    expect(readSchema(JSON.stringify(schema))).toMatchObject([{path: 'name', isRequired: true}]);
  });

  it('expands a recursive definition once', () => {
    const definitions = {Step: {properties: {steps: {items: {$ref: '#/$defs/Step'}}}}};
    expect(typesOf({first: {$ref: '#/$defs/Step'}}, definitions)).toEqual([
      'first: object',
      'first.steps: list of objects',
    ]);
  });

  it('merges the fields of alternatives', () => {
    const oneOf = [
      {properties: {run: {type: 'string'}, a: {enum: [1]}}, required: ['run', 'a']},
      {properties: {run: {type: 'integer'}, a: {enum: [2]}}, required: ['run']},
    ];
    const fields = readSchema(JSON.stringify({properties: {field: {oneOf}}}));
    expect(fields.slice(1)).toMatchObject([
      {path: 'field.run', type: 'string or integer', isRequired: true},
      {path: 'field.a', allowed: [1, 2], isRequired: false},
    ]);
  });

  it('lists allowed values once', () => {
    expect(read({type: ['string', 'integer'], enum: ['a', 1]})?.allowed).toEqual(['a', 1]);
  });

  it('prefers annotations next to a reference over those of the definition', () => {
    const schema = {
      properties: {field: {$ref: '#/$defs/Image', description: 'Own.', default: {}}},
      $defs: {Image: {...image, description: 'Shared.', deprecated: true}},
    };
    expect(readSchema(JSON.stringify(schema))[0]).toMatchObject({
      description: 'Own.',
      default: {},
      isDeprecated: true,
    });
  });

  it('reads a default of false, and deprecations in descriptions', () => {
    expect(read({type: 'boolean', default: false})?.default).toBe(false);
    expect(read({type: 'boolean'})?.default).toBeUndefined();
    expect(read({type: 'string', description: 'DEPRECATED: use image'})?.isDeprecated).toBe(true);
    expect(read({type: 'string', description: 'A field.'})?.isDeprecated).toBe(false);
  });
});

it.each([
  ['[]', 'expected a JSON Schema with the fields of devspace.yaml'],
  ['{"properties": {"a": {"items": {"properties": {"b": 1}}}}}', 'a[].b: expected a schema'],
  ['{"properties": {"a": {"$ref": "#/$defs/A"}}}', 'a: there is no #/$defs/A in the file'],
  ['{"properties": {"a": {"$ref": "a.json"}}}', 'a: there is no a.json in the file'],
  [
    '{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"$ref": "#/$defs/A"}}}',
    'a: a definition refers to itself',
  ],
  ['{"properties": {"a": {"then": {"properties": {"b": true}}}}}', 'a: unknown keyword then'],
])('rejects %s', (text, message) => {
  expect(() => readSchema(text)).toThrow(message);
});
