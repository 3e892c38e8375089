import {describe, expect, it} from 'vitest';
import {parseFields} from './fields.ts';
import {parseConfigSchema} from './load.ts';

const parse = (schema: unknown) => parseConfigSchema(JSON.stringify(schema), 'schema/sample.json');

describe('parseConfigSchema', () => {
  it('reads a schema', () => {
    const schema = {type: 'object', properties: {name: {description: 'Name.', type: 'string'}}};
    expect(parse(schema)).toEqual(schema);
  });

  it('includes the file name if the text is not valid JSON', () => {
    expect(() => parseConfigSchema('{', 'schema/sample.json')).toThrow(
      /^schema\/sample\.json isn't valid JSON: /,
    );
  });

  it.each([
    [[], '#: expected a schema object'],
    [
      {properties: {dev: {anyOf: [{properties: {'a/b': {description: ' '}}}]}}},
      '#/properties/dev/anyOf/0/properties/a~1b/description: expected a string',
    ],
    [{properties: []}, '#/properties: expected an object of schemas'],
    [{required: [1]}, '#/required: expected a list of names'],
    [{items: 'string'}, '#/items: expected a schema (an object, true or false)'],
    [{enum: []}, '#/enum: expected a list with at least one entry'],
    [{deprecated: 'yes'}, '#/deprecated: expected true or false'],
    [
      {patternErrorMessage: 'A port.'},
      '#/patternErrorMessage: expected a sentence that starts with "Expected "',
    ],
    [{maximum: '511'}, '#/maximum: expected a number'],
    [
      {properties: {a: {description: 'Lost.', $ref: '#/definitions/b'}}},
      '#/properties/a: draft-07 ignores keywords next to "$ref"',
    ],
    [{properties: {a: {contains: true}}}, '#/properties/a: unknown keyword "contains"'],
    [{not: {'x-mystery': true}}, '#/not: unknown keyword "x-mystery"; add support for it'],
  ])('rejects %j', (schema, message) => {
    expect(() => parse(schema)).toThrow(`schema/sample.json ${message}`);
  });
});

it('includes the file name if a default is not valid', () => {
  const enabled = {description: 'Enables it.', type: 'boolean', default: 'no'};
  const text = JSON.stringify({type: 'object', properties: {enabled}});
  expect(() => parseFields(text, 'schema/sample.json')).toThrow(
    'schema/sample.json: enabled: the default "no" is not valid',
  );
});
