import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {brief, docsPath, page, siteOf} from '../testing.ts';
import {checkRecordings} from './recordings.ts';

const folder = `schema/outputs/${latestVersion.label}`;

/** The problems of recordings that the repository doesn't have. */
async function check(recording: string, body: string): Promise<string[]> {
  const site = siteOf({
    [`${folder}/test.txt`]: recording,
    [docsPath(latestVersion.label)]: page('A', body),
  });
  const problems = await checkRecordings(site);
  return brief(problems.filter(({file}) => file === `${folder}/test.txt`));
}

it('accepts a recording that a page shows', async () => {
  expect(
    await check(
      '$ devspace dev\n=== sync\nsync\n',
      '<Output id="test" />\n\n<Output id="test" part="sync" />',
    ),
  ).toEqual([]);
});

it('reports a recording and a part that no page shows', async () => {
  expect(await check('$ devspace dev\n', 'Text.')).toEqual([
    `${folder}/test.txt:1:1 no page of ${latestVersion.label} shows the recording`,
  ]);
  expect(await check('$ devspace dev\n=== sync\nsync\n', '<Output id="test" />')).toEqual([
    `${folder}/test.txt:2:1 no page of ${latestVersion.label} shows the part`,
  ]);
});

it('checks commands and output like those on pages', async () => {
  const recording = '$ devspace dev --forec-build\ninfo Using namespace my-app\n';
  expect(await check(recording, '<Output id="test" />')).toEqual([
    `${folder}/test.txt:1:16 \`devspace dev\` has no flag \`--forec-build\` in ${latestVersion.label}`,
    `${folder}/test.txt:2:6 DevSpace ${latestVersion.label} doesn't print "Using namespace my-app"`,
  ]);
});
