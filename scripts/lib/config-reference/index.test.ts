import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {latestVersion, versions} from '../../../src/config/versions.ts';
import {readAnchors} from '../../../src/components/StaticMarkup/read-anchors.ts';
import {findDrift} from '../cli-reference/index.ts';
import {parseConfigSchema} from '../config-schema/load.ts';
import {flattenFields, walkSchema} from '../config-schema/walk.ts';
import {generateConfigReference, type ReferenceInput} from './index.ts';
import {htmlFolder} from './render-page.ts';
import {topicsOf} from './topics.ts';
import {pageTexts} from './page-texts.ts';

const tags = {description: 'Tags.', type: 'array', items: {type: 'string'}};
const images = {
  description: 'Images.',
  type: 'object',
  additionalProperties: {type: 'object', additionalProperties: false, properties: {tags}},
};

function inputOf(properties: object, changes: Partial<ReferenceInput> = {}): ReferenceInput {
  return {
    version: latestVersion,
    folder: 'docs/configuration',
    schema: JSON.stringify({type: 'object', properties}),
    text: pageTexts[latestVersion.label],
    topics: {},
    editUrl: 'https://git.example/edit/',
    pages: new Set(),
    ...changes,
  };
}

const generate = (input: ReferenceInput) =>
  generateConfigReference(input, {
    highlight: (yaml) => Promise.resolve(yaml),
    history: new Map(),
  });

describe('generateConfigReference', () => {
  it('writes the page and a partial and markup for each section', async () => {
    const input = inputOf({images});
    const files = await generate(input);
    expect([...files.keys()]).toEqual([
      'docs/configuration/reference.mdx',
      `${htmlFolder(latestVersion)}/images.html`,
      'docs/configuration/_fields/images.mdx',
    ]);
  });

  it('gives every section a heading with the id of its field', async () => {
    const page = (await generate(inputOf({images}))).get('docs/configuration/reference.mdx');
    expect(page).toContain('## `images` {/* #images */}\n\n<FieldTree html={imagesHtml} />');
    expect(page).toContain(`custom_edit_url: https://git.example/edit/${latestVersion.schemaFile}`);
  });

  it('links the page on a topic once it is there', async () => {
    const pageWith = async (...pages: string[]) =>
      (await generate(inputOf({images}, {pages: new Set(pages)}))).get(
        'docs/configuration/reference.mdx',
      );
    expect(await pageWith('images/index.mdx')).toContain(
      'Tasks and examples: [Images](./images/index.mdx).',
    );
    expect(await pageWith()).not.toContain('Tasks and examples');
  });

  it('writes a partial for each topic', async () => {
    const files = await generate(inputOf({images}, {topics: {'images-tag': ['images.*.tags']}}));
    expect(files.get('docs/configuration/_fields/images-tag.mdx')).toContain(
      `import imagesTagHtml from '@site/${htmlFolder(latestVersion)}/images-tag.html';`,
    );
  });

  it('refuses a topic with a field that the schema does not have', async () => {
    const input = inputOf({images}, {topics: {'images-tag': ['images.*.tag']}});
    await expect(generate(input)).rejects.toThrow(
      'images-tag: the schema has no field images.*.tag',
    );
  });

  it('refuses an unknown keyword and names the field', async () => {
    const input = inputOf({images: {...images, 'x-mystery': 1}});
    await expect(generate(input)).rejects.toThrow('images: unknown keyword "x-mystery"');
  });

  it('refuses a field without a description and names it', async () => {
    await expect(generate(inputOf({images: {type: 'object'}}))).rejects.toThrow(
      'images: add a description',
    );
  });

  it('refuses two fields with one anchor', async () => {
    await expect(generate(inputOf({images, 'images-tags': tags}))).rejects.toThrow(
      'duplicate anchor "images-tags"',
    );
  });

  it('lets a stale, a missing and a left-over file be noticed', async () => {
    const expected = await generate(inputOf({images}));
    const actual = new Map(expected);
    actual.set('docs/configuration/reference.mdx', 'edited by hand');
    actual.delete('docs/configuration/_fields/images.mdx');
    actual.set('docs/configuration/_fields/old.mdx', '');
    expect(findDrift(expected, actual).map(({place, reason}) => `${place} ${reason}`)).toEqual([
      'docs/configuration/reference.mdx is out of date',
      'docs/configuration/_fields/images.mdx is missing',
      expect.stringMatching(/^docs\/configuration\/_fields\/old\.mdx is unexpected/),
    ]);
  });
});

describe('the pages of all versions', () => {
  it('have descriptions that are neither too short nor too long', () => {
    for (const {description} of Object.values(pageTexts)) {
      const {length} = description;
      expect(length).toBeGreaterThanOrEqual(50);
      expect(length).toBeLessThanOrEqual(160);
    }
  });

  it.each(versions)('explain the paths of $label with a field that it has', (version) => {
    const paths = readFileSync(version.fieldListFile, 'utf8').split('\n');
    expect(paths).toContain(pageTexts[version.label].examplePath);
  });

  it.each(versions)(
    'show every field of $label once, with its id',
    async (version) => {
      const {label, schemaFile} = version;
      const schema = readFileSync(schemaFile, 'utf8');
      const fields = walkSchema(parseConfigSchema(schema, schemaFile));
      const files = await generate(
        inputOf({}, {schema, version, text: pageTexts[label], topics: topicsOf[label]}),
      );
      const ids = fields.flatMap(({name, anchor}) => [
        anchor,
        ...readAnchors(files.get(`src/generated/config-reference/${label}/${name}.html`) ?? ''),
      ]);
      expect(ids).toEqual(flattenFields(fields).map(({anchor}) => anchor));
      // Compiling hundreds of schemas takes a while on a busy machine.
    },
    60_000,
  );
});
