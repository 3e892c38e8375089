import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {docsPath, page, siteOf} from '../testing.ts';
import {rules} from '../rules/index.ts';
import {checkFiles} from './check.ts';
import {readTested} from './save-result.ts';

const {label: version, configVersion} = latestVersion;
const path = docsPath(version, 'a.mdx');

async function testedIn(...blocks: readonly string[]) {
  const site = siteOf({[path]: page('links', blocks.join('\n\n'))});
  const [file] = site.files;
  if (!file) throw new Error('The site has no page.');
  const ofSamples = rules.filter(({name}) => name === 'config-samples');
  return readTested(file, site, await checkFiles(site, site.files, ofSamples));
}

const config = (code: string): string => `\`\`\`yaml title="devspace.yaml"\n${code}\n\`\`\``;
const whole = `version: ${configVersion}\nname: a`;

it('contains configs and parts of configs without problems, but no other blocks', async () => {
  const part = '```yaml path="dev.*.sync"\n- path: a\n```';
  expect(await testedIn(config(whole), part, '```bash\nls\n```')).toEqual({
    [whole]: {version, isWholeConfig: true},
    '- path: a': {version, isWholeConfig: false},
  });
});

it('omits a config with a problem', async () => {
  expect(await testedIn(config(`${whole}\nimagez: {}`))).toEqual({});
});

it("doesn't open a config in the checker if it omits what it refers to", async () => {
  const code = `# Omitted: images\n${whole}\npipelines:\n  dev: build_images api`;
  expect(await testedIn(config(code))).toEqual({[code]: {version, isWholeConfig: false}});
});
