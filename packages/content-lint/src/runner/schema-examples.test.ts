import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {brief, siteOf} from '../testing.ts';
import {checkSchemaExamples} from './schema-examples.ts';

const file = latestVersion.schemaFile;
const schema = siteOf({}).tree.read(file);

it('reports an example with a script that does not work', () => {
  const broken = schema.replace('"echo $USERNAME"', '"echo %USERNAME%"');
  const line = broken.split('\n').findIndex((text) => text.includes('%USERNAME%')) + 1;
  expect(brief(checkSchemaExamples(siteOf({[file]: broken})))).toEqual([
    `${file}:${line}:11 DevSpace's shell doesn't replace \`%USERNAME%\`, not even on Windows, in an example of \`vars.*.commands\``,
  ]);
});
