import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {brief, docsPath, page, siteOf} from '../testing.ts';
import {findRejectedSamples} from './config-check.ts';

const path = docsPath(latestVersion.label);
const config = `version: ${latestVersion.configVersion}\nname: a\nimagess: {}`;
const site = siteOf({
  [path]: page('A', `\`\`\`yaml title="devspace.yaml"\n${config}\n\`\`\``),
});
const [problem] = findRejectedSamples(site, site.files, []);

it('reports the line of the sample', () => {
  expect(brief(problem ? [problem] : [])).toEqual([
    `${path}:8:1 the online config check reports: unknown field \`imagess\``,
  ]);
});

it('ignores files with other problems', () => {
  expect(findRejectedSamples(site, site.files, problem ? [problem] : [])).toEqual([]);
});
