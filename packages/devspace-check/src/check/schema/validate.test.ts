import {describe, expect, it} from 'vitest';
import type {Schema} from './types.ts';
import {createConfigValidator, formatProblem} from './validate.ts';

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
  it('reports nothing for a valid config', () => {
    const data = {
      images: {api: {image: 'acme/api', skipPush: '$(is_equal a b)', tags: ['v1']}, old: null},
    };
    expect(problemsOf({images}, data)).toEqual([]);
  });

  it.each([
    [
      'suggests a field with a similar name',
      {image: 'acme/api', tag: ['v1']},
      'tag: unknown field `tag`; did you mean `tags`?',
    ],
    [
      'suggests the type of a field with a similar name',
      {image: 'acme/api', tag: 'v1'},
      'tag: unknown field `tag`; did you mean `tags`, which requires a list?',
    ],
    [
      "doesn't report a misspelled field as missing",
      {imge: 'acme/api'},
      'imge: unknown field `imge`; did you mean `image`?',
    ],
    [
      "doesn't mention expressions if the value isn't a string",
      {image: 'acme/api', tags: [1]},
      'tags[0]: expected a string, found an integer, which DevSpace converts to a string; put it in quotes: "1"',
    ],
    [
      'mentions expressions if a string is invalid',
      {image: 'acme/api', skipPush: 'never'},
      'skipPush: expected `true` or `false` or an expression `$(...)`, found `never`; use `true` or `false`',
    ],
  ])('%s', (_, api, expected) => {
    expect(problemsOf({images}, {images: {api}})).toEqual([`images.api.${expected}`]);
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

  it('returns the path of a problem as segments', () => {
    const validator = createConfigValidator({
      type: 'object',
      properties: {list: {type: 'array', items: {type: 'string'}}},
    });
    expect(validator.validate({list: ['a', true]})[0]?.segments).toEqual(['list', 1]);
  });

  it.each<[keyof Schema, object, string]>([
    ['oneOf', {}, 'expected exactly one of `helm` and `kubectl`, found none'],
    ['oneOf', {helm: {}, kubectl: {}}, '`helm` and `kubectl` are mutually exclusive'],
    ['anyOf', {}, 'expected at least one of `helm` and `kubectl`, found none'],
  ])('lists the fields of %s', (keyword, data, expected) => {
    const rules: Schema[] = [
      {required: ['helm'], properties: {helm: true}},
      {required: ['kubectl'], properties: {kubectl: true}},
    ];
    expect(problemsOf({helm: {}, kubectl: {}}, data, {[keyword]: rules})).toEqual([expected]);
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

  it.each<[string, Schema, unknown, string]>([
    [
      'limits, with file modes in octal',
      {type: 'integer', maximum: 511},
      777,
      'expected 511 (`0777` in octal) or less, found `777`',
    ],
    [
      'the allowed values',
      {type: 'string', enum: ['amd64', 'arm64']},
      'amd46',
      'expected `amd64` or `arm64`, found `amd46`; did you mean `amd64`?',
    ],
    [
      'the note on a pattern',
      {type: 'string', pattern: '^\\d+$', patternErrorMessage: 'Expected a port.'},
      'http',
      'expected a port, found `http`',
    ],
  ])('reports %s', (_, schema, value, expected) => {
    expect(problemsOf({field: schema}, {field: value})).toEqual([`field: ${expected}`]);
  });

  it('reports warnings of the schema', () => {
    const ignored: Schema = {'x-warning': 'the chart ignores this value'};
    const validator = createConfigValidator({
      type: 'object',
      properties: {
        backend: {type: 'object', 'x-warning': 'unused', 'x-insteadUse': 'Use `rules`.'},
        replicas: {if: {const: 0}, then: {'x-warning': '0 becomes 1'}},
      },
      additionalProperties: ignored,
    });
    const warn = (path: string, message: string, advice = 'remove it') =>
      expect.objectContaining({path, message, advice, severity: 'warning'}) as unknown;
    expect(validator.validate({replicas: 1})).toEqual([]);
    expect(validator.validate({backend: {}, replicas: 0, gpu: 1})).toEqual([
      warn('backend', 'unused', 'Use `rules`.'),
      warn('replicas', '0 becomes 1'),
      warn('gpu', 'the chart ignores this value'),
    ]);
  });

  it('suggests a known key for one with a warning', () => {
    const validator = createConfigValidator({
      type: 'object',
      properties: {limits: {type: 'object', properties: {}}},
      additionalProperties: {'x-warning': 'unused', 'x-insteadUse': 'Use `limits`.'},
    });
    const advice = (config: object) => validator.validate(config).map((found) => found.advice);
    expect(advice({limit: {}, gpu: 1})).toEqual(['did you mean `limits`?', 'Use `limits`.']);
  });

  it('reports errors of the schema instead of a wrong type', () => {
    const validator = createConfigValidator({
      type: 'object',
      properties: {
        command: {
          anyOf: [{type: 'array', items: {type: 'string'}}, {$ref: '#/definitions/expression'}],
          if: {type: 'string'},
          then: {'x-error': "Helm can't render a string", 'x-insteadUse': 'Use a list.'},
        },
      },
      definitions: {expression},
    });
    expect(validator.validate({command: ['a']})).toEqual([]);
    expect(validator.validate({command: 1}).map(({keyword}) => keyword)).toEqual(['type']);
    const [found, ...others] = validator.validate({command: 'sleep infinity'});
    expect(found).toMatchObject({path: 'command', advice: 'Use a list.'});
    expect(found?.severity).toBeUndefined();
    expect(others).toEqual([]);
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

  it('validates a value against a part of the schema', () => {
    const validator = createConfigValidator({
      type: 'object',
      properties: {images},
      definitions: {expression, image},
    });
    expect(validator.validateAt('#/definitions/image', {})[0]?.message).toBe(
      'required field `image` is missing',
    );
  });
});
