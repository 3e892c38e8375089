import {expect, it} from 'vitest';
import {brief, siteOf, type Files} from '../testing.ts';
import {checkOutsideTexts} from './outside-texts.ts';

const check = async (files: Files): Promise<string[]> =>
  brief(await checkOutsideTexts(siteOf(files)));

// Once, because textlint takes seconds to read its dictionaries.
it('reports wording and grammar in schemas, data about functions, and descriptions of pages', async () => {
  const problems = await check({
    'schema/v1beta9.json':
      '{\n  "title": "A",\n  "description": "It needs no shell, and runs."\n}\n',
    'schema/functions.json': '{\n  "summary": "Runs several commands."\n}\n',
    'docs/a.mdx': '---\ntitle: A\ndescription: Run several commands with devspace run.\n---\n',
  });
  expect(problems.sort()).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:3:1 prh: several => multiple/),
    expect.stringMatching(/^schema\/functions\.json:2:3 prh: several => multiple/),
    expect.stringMatching(/^schema\/v1beta9\.json:3:3 prh: needs no => doesn't need/),
    'schema/v1beta9.json:3:3 the comma separates two verbs of the same subject',
  ]);
});
