import {describe, expect, it} from 'vitest';
import type {Schema} from './types.ts';
import {formatProblem} from './problems.ts';
import {createConfigValidator} from './validate.ts';

const expression: Schema = {
  type: 'string',
  pattern: '^\\$\\(',
  patternErrorMessage: 'Expected an expression `$(...)`.',
};

function problemsOf(properties: Record<string, Schema>, data: unknown, rest: Partial<Schema> = {}) {
  const schema: Schema = {
    type: 'object',
    additionalProperties: false,
    properties,
    definitions: {expression},
    ...rest,
  };
  return createConfigValidator(schema).validate(data).map(formatProblem);
}

const flag: Schema = {anyOf: [{type: 'boolean'}, {$ref: '#/definitions/expression'}]};
const image: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image: {type: 'string'},
    skipPush: flag,
    tags: {type: 'array', items: {type: 'string'}},
  },
  required: ['image'],
};
const images: Schema = {
  anyOf: [
    {
      type: 'object',
      propertyNames: {pattern: '^[a-z]+$', patternErrorMessage: 'Expected lower-case letters.'},
      additionalProperties: {anyOf: [image, {type: 'null'}]},
    },
    {$ref: '#/definitions/expression'},
  ],
};

describe('createConfigValidator', () => {
  it('suggests the type of a field with a similar name', () => {
    expect(problemsOf({images}, {images: {api: {image: 'acme/api', tag: 'v1'}}})).toEqual([
      'images.api.tag: unknown field `tag`; rename it to `tags` and write a list: `[v1]`',
    ]);
  });

  it('reports all problems', () => {
    const data = {images: {api: {skipPush: 1, tags: {}}, UI: {image: 'acme/ui'}}};
    expect(problemsOf({images}, data).sort()).toEqual([
      'images.UI: the name `UI` is not allowed; expected lower-case letters; rename it, for example to `ui`',
      'images.api.skipPush: expected `true` or `false` or an expression `$(...)`, found an integer',
      'images.api.tags: expected a list, found an object; write a list, with a dash before each item',
      'images.api: required field `image` is missing',
    ]);
    expect(problemsOf({images}, {images: {api: {colour: 'red'}}})).toHaveLength(2);
  });

  it('requires a field only if another one has a specific value', () => {
    const properties: Record<string, Schema> = {op: {type: 'string'}, value: {}};
    const rule: Partial<Schema> = {
      if: {properties: {op: {const: 'add'}}, required: ['op']},
      then: {required: ['value'], properties: {value: true}},
    };
    expect(problemsOf(properties, {op: 'add'}, rule)).toEqual([
      'required field `value` is missing',
    ]);
    expect(problemsOf(properties, {op: 'remove'}, rule)).toEqual([]);
  });

  it("doesn't require a name in an imported file", () => {
    const schema: Schema = {
      type: 'object',
      properties: {version: {type: 'string'}, name: {type: 'string'}},
      required: ['version', 'name'],
    };
    const problems = createConfigValidator(schema).validate({}, {isImported: true});
    expect(problems.map(({message}) => message)).toEqual(['required field `version` is missing']);
  });
});
