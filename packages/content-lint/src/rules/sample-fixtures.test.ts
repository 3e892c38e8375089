/** The rules about samples accept all configs that DevSpace accepts. */
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {brief, check, page} from '../testing.ts';
import {configSamples} from './config-samples.ts';
import {pipelineScripts} from './pipeline-scripts.ts';
import {sampleNames} from './sample-names.ts';

// The first test compiles the schema.
vi.setConfig({testTimeout: 60_000});

/** Contains pipelines that fail on purpose, so only its fields are checked. */
const FAILS_AT_RUN_TIME = 'guide-error-messages.yaml';
const FIXTURES = 'tests/fixtures/config';

describe.each(versions)('configs of $label', ({label, docsFolder}) => {
  const folder = `${FIXTURES}/${label}/valid`;

  it.each(readdirSync(folder))('%s', async (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8').trimEnd();
    const title = text.startsWith('# imported:') ? 'shared.yaml' : 'devspace.yaml';
    const code = text.split('\n').map((row) => `  ${row}`);
    const body = ['- Item', '', `  \`\`\`yaml title="${title}"`, ...code, '  ```'].join('\n');
    const files = {[`${docsFolder}/a.mdx`]: page('A', body)};
    const others = name === FAILS_AT_RUN_TIME ? [] : [sampleNames, pipelineScripts];
    for (const rule of [configSamples, ...others])
      expect(brief(await check(rule, files))).toEqual([]);
  });
});
