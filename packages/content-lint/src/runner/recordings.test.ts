import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {brief, siteOf} from '../testing.ts';
import {checkRecordings} from './recordings.ts';

const folder = `schema/outputs/${latestVersion.label}`;

it('checks commands and output like those on pages', async () => {
  const recording = '$ devspace dev --forec-build\ninfo Using namespace my-app\n';
  const problems = await checkRecordings(siteOf({[`${folder}/test.txt`]: recording}));
  expect(brief(problems.filter(({file}) => file === `${folder}/test.txt`))).toEqual([
    `${folder}/test.txt:1:16 \`devspace dev\` has no flag \`--forec-build\` in ${latestVersion.label}`,
    `${folder}/test.txt:2:6 DevSpace ${latestVersion.label} doesn't print "Using namespace my-app"`,
  ]);
});
