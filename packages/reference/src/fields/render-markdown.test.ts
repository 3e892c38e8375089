import {expect, it} from 'vitest';
import {parseFields, selectFields} from '@devspace-docs/devspace-check/node';
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
const findPage = (page: string): {url: string; title: string} => ({
  url: `https://site/${page}`,
  title: 'Sync',
});

it('writes a field with its nested fields as a list', () => {
  expect(writeSelection(selectFields(fields, 'dev'), {history, findPage})).toBe(
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
  const text = writeSelection(selectFields(fields, 'dev.sync.{path}'), {
    history: new Map(),
    findPage,
  });
  expect(text).toMatch(/^- `dev\.sync\.path` string\n\n {2}Folder\./);
});

it('links to the page that describes a field', () => {
  const write = (topic: string): string => {
    const topics = new Map([[topic, {page: 'dev/sync', path: topic}]]);
    const selection = selectFields(fields, 'dev', {page: 'dev', topics});
    return writeSelection(selection, {history, findPage});
  };
  const row = '`dev.sync.path` string';
  expect(write('dev.sync.path')).toContain(
    'In both directions.\n\n  See [Sync](https://site/dev/sync).',
  );
  expect(write('dev.sync.path')).not.toContain(row);
});
