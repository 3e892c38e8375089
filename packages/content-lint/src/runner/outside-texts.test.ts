import {expect, it} from 'vitest';
import {brief, siteOf, type Files} from '../testing.ts';
import {checkOutsideTexts} from './outside-texts.ts';

const check = async (files: Files): Promise<string[]> =>
  brief(await checkOutsideTexts(siteOf(files)));

it('reports wording and grammar in schemas', async () => {
  const schema = '{\n  "title": "A",\n  "description": "It needs no shell, and runs."\n}\n';
  expect(await check({'schema/v1beta9.json': schema})).toEqual([
    'schema/v1beta9.json:3:3 the comma separates two verbs of the same subject',
    expect.stringMatching(/^schema\/v1beta9\.json:3:3 prh: needs no => doesn't need/),
  ]);
});

it('reports wording in the data about functions', async () => {
  const functions = '{\n  "summary": "Runs several commands."\n}\n';
  expect(await check({'schema/functions.json': functions})).toEqual([
    expect.stringMatching(/^schema\/functions\.json:2:3 prh: several => multiple/),
  ]);
});

it('reports wording in descriptions of pages', async () => {
  const source = '---\ntitle: A\ndescription: Run several commands with devspace run.\n---\n';
  expect(await check({'docs/a.mdx': source})).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:3:1 prh: several => multiple/),
  ]);
});
