import {expect, it} from 'vitest';
import {brief, siteOf} from '../testing.ts';
import {checkOutsideTexts} from './outside-texts.ts';

it('reports wording and grammar in schemas, data about functions, and descriptions of pages', async () => {
  const site = siteOf({
    'schema/v1beta9.json':
      '{\n  "title": "A",\n  "description": "It needs no shell, and runs."\n}\n',
    'schema/functions.json': '{\n  "summary": "Runs several commands."\n}\n',
    'docs/a.mdx': '---\ntitle: A\ndescription: Run several commands with devspace run.\n---\n',
  });
  const problems = await checkOutsideTexts(site, (markdown) =>
    Promise.resolve(
      markdown.split('\n').flatMap((text, index) => {
        const [word] = /needs no|several/.exec(text) ?? [];
        return word ? [{line: index + 1, rule: 'prose', message: word, hint: ''}] : [];
      }),
    ),
  );
  const found = brief(problems).filter((problem) => !problem.startsWith('schema/v2beta1.json'));
  expect(found.sort()).toEqual([
    'docs/a.mdx:3:1 several',
    'schema/functions.json:2:3 several',
    'schema/v1beta9.json:3:3 needs no',
    'schema/v1beta9.json:3:3 the comma separates two verbs of the same subject',
  ]);
});
