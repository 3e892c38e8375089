import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {readAnchors} from '../../../../src/components/StaticMarkup/markup.ts';
import {readFields, selectFields} from '@devspace-docs/devspace-check/node';
import {readPageText} from './read-page-text.ts';
import {renderSelection} from './render-field.ts';

describe('the pages of all versions', () => {
  it.each(versions)('explain paths with a field that $label has', (version) => {
    const paths = readFileSync(version.fieldListFile, 'utf8').split('\n');
    expect(paths).toContain(readPageText(version.label).examplePath);
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
