import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {latestVersion, versions} from '@devspace-docs/versions';
import {readAnchors} from '../../../../src/components/StaticMarkup/markup.ts';
import {parseFields, readFields, selectFields} from '@devspace-docs/devspace-check/node';
import {pageTexts} from './page-texts.ts';
import {renderSelection} from './render-field.ts';
import {renderReferencePage} from './render-page.ts';

const images = {
  description: 'Images.',
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: {tags: {description: 'Tags.', type: 'array', items: {type: 'string'}}},
  },
};

const fields = parseFields(
  JSON.stringify({type: 'object', properties: {images}}),
  latestVersion.schemaFile,
);

function renderWith(file?: string): string {
  return renderReferencePage(fields, {
    version: latestVersion,
    text: pageTexts[latestVersion.label],
    editUrl: 'https://git.example/edit/',
    findTopic: (path) =>
      file !== undefined && path === 'images' ? {file, title: 'Build images'} : undefined,
  });
}

describe('renderReferencePage', () => {
  it('adds a heading with the id of the field to each section', () => {
    expect(renderWith()).toContain('## `images` {/* #images */}\n\n<Fields of="images" />');
    expect(renderWith()).toContain(
      `custom_edit_url: https://git.example/edit/${latestVersion.schemaFile}`,
    );
  });

  it('links to the page that describes the field, if there is one', () => {
    expect(renderWith(`${latestVersion.docsFolder}/configuration/images/index.mdx`)).toContain(
      'Tasks and examples: [Build images](./images/index.mdx).',
    );
    expect(renderWith()).not.toContain('Tasks and examples');
  });
});

describe('the pages of all versions', () => {
  it.each(versions)('explain paths with a field that $label has', (version) => {
    const paths = readFileSync(version.fieldListFile, 'utf8').split('\n');
    expect(paths).toContain(pageTexts[version.label].examplePath);
  });

  it.each(versions)('show every field of $label once, with its id', async (version) => {
    const all = readFields(version.label);
    const page = readFileSync(`${version.docsFolder}/configuration/reference.mdx`, 'utf8');
    const options = {
      highlight: (yaml: string) => Promise.resolve(yaml),
      history: new Map(),
      findPage: () => ({url: '', title: ''}),
    };
    const markup = await Promise.all(
      [...page.matchAll(/<Fields of="(.+)" \/>/g)].map(async ([, of = '']) => [
        of,
        ...readAnchors(await renderSelection(selectFields(all, of), options)),
      ]),
    );
    expect(markup.flat()).toEqual([...all.values()].map(({anchor}) => anchor));
  });
});
