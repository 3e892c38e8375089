import {expect, it} from 'vitest';
import {parseFields, selectFields} from '@devspace-docs/config-language/node';
import {writeSelection} from './render-markdown.ts';

const schema = {
  type: 'object',
  properties: {
    dev: {
      description: 'Starts. Use it.',
      type: 'object',
      additionalProperties: false,
      required: ['sync'],
      properties: {
        sync: {
          description: 'Syncs. In both directions.',
          type: 'object',
          additionalProperties: false,
          properties: {
            path: {description: 'Folder.', type: 'string', default: './', examples: ['a', 'b\nc']},
          },
        },
      },
    },
  },
};

const fields = parseFields(JSON.stringify(schema), 'schema.json');
const before = {version: 'old', since: 'new', paths: ['dev.dir']};
const history = new Map([['dev.sync.path', {before}]]);

it('writes a field with its nested fields as a list', () => {
  expect(writeSelection(selectFields(fields, 'dev'), history)).toBe(
    [
      '`dev` object',
      'Starts. Use it.',
      '- `dev.sync` object **required**',
      '  Syncs.',
      '  In both directions.',
      '  - `dev.sync.path` string',
      '    Folder.',
      '    Default: `./`; Example: `a`; In old: `dev.dir`',
      '    ```\n    path: |-\n      b\n      c\n    ```',
    ].join('\n\n'),
  );
});

it('writes a list of fields', () => {
  const text = writeSelection(selectFields(fields, 'dev.sync.{path}'), new Map());
  expect(text).toMatch(/^- `dev\.sync\.path` string\n\n {2}Folder\./);
});
