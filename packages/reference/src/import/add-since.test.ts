import {describe, expect, it} from 'vitest';
import {addToCommand, addToSchema} from './add-since.ts';

describe('addToSchema', () => {
  it('adds the release to fields, and keeps everything else', () => {
    const json = `{
  "properties": {
    "a": {
      "type": "string"
    },
    "b/c": {"anyOf": [{"type": "object", "properties": {"d": {"type": "string"}}}]}
  }
}
`;
    const pointers = ['#/properties/a', '#/properties/b~1c/anyOf/0/properties/d'];
    const {text, skipped} = addToSchema(json, pointers, '6.4.0');
    expect(text).toBe(
      json
        .replace('"a": {', '"a": {\n      "x-since": "6.4.0",')
        .replace('"d": {', '"d": {"x-since": "6.4.0", '),
    );
    expect(skipped).toEqual([]);
  });

  it('skips references, whose keywords have no effect', () => {
    const json = '{"properties": {"a": {"$ref": "#/definitions/a"}}}';
    const skipped = ['#/properties/a'];
    expect(addToSchema(json, skipped, '6.4.0')).toEqual({text: json, skipped});
  });
});

describe('addToCommand', () => {
  const yaml = `command: devspace dev
whenToUse: Use it to develop,
  or to test.
usage: [devspace dev]
flags:
  - name: screen # new
    type: bool
    default: false
    meaning: Start screen.
  - shared: render
  - name: old
    since: 6.2.0
    meaning: Old.
`;

  it('adds the release to flags', () => {
    const flags = new Set(['screen', 'render', 'old']);
    expect(addToCommand(yaml, {isCommand: false, flags}, '6.4.0')).toBe(
      yaml
        .replace('default: false', 'default: false\n    since: 6.4.0')
        .replace('shared: render', 'shared: render\n    since: 6.4.0'),
    );
  });

  it('adds the release to a command', () => {
    expect(addToCommand(yaml, {isCommand: true, flags: new Set()}, '6.4.0')).toBe(
      yaml.replace('or to test.', 'or to test.\nsince: 6.4.0'),
    );
  });
});
