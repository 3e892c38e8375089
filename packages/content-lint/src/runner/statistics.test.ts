import {expect, it} from 'vitest';
import {latestVersion, versionsByLabel} from '@devspace-docs/versions';
import {rules} from '../rules/index.ts';
import {docsPath, page, siteOf} from '../testing.ts';
import {readStatistics} from './statistics.ts';

const {label, configVersion} = latestVersion;

function statisticsOf(body: string) {
  const found = readStatistics(siteOf({[docsPath(label)]: page('A', body)}), rules);
  const statistics = found.find(({version}) => version === label);
  if (!statistics) throw new Error(`There are no statistics of ${label}.`);
  return statistics;
}

function block(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

const config = `version: ${configVersion}\nname: a`;

it('counts samples by type, command lines, links and field paths', () => {
  const {pages, fields, counts} = statisticsOf(
    [
      block('yaml title="devspace.yaml"', config),
      block('yaml path="dev.*.sync"', '- path: a'),
      block('yaml title="k8s/a.yaml"', 'kind: Pod'),
      block('json', '{}'),
      block('bash', 'devspace dev\ndevspace purge'),
      'Run `devspace deploy`. See [the start](./a.mdx) and `dev.*.sync`.',
    ].join('\n'),
  );
  expect(pages).toBe(1);
  expect(fields).toBeGreaterThan(100);
  expect(counts).toEqual({
    configs: 1,
    parts: 1,
    files: 2,
    commandLines: 3,
    links: 1,
    fieldPaths: 1,
    messages: 0,
  });
});

it('lists exemptions with their effect and reason', () => {
  const omitted = '# Omitted: images, as above\n';
  const script =
    '\npipelines:\n  dev: build_images api\npullSecrets:\n  a:\n    registry: ${BRANCH} # BRANCH comes from CI';
  const other = Object.values(versionsByLabel).find((version) => version.label !== label);
  if (!other) throw new Error('The test needs two versions.');
  const {exemptions} = statisticsOf(
    [
      block(
        `yaml title="devspace.yaml" otherVersion="${other.configVersion}: the previous config"`,
        `version: ${other.configVersion}`,
      ),
      block('yaml title="devspace.yaml"', omitted + config + script),
      block('yaml path="dev.*.sync"', '# Safe: the folder is empty\n- path: ./'),
      block('yaml path="deployments"', '# Warning: nothing is deployed\n{}'),
    ].join('\n'),
  );
  expect(exemptions.map(({effect, reason}) => `${effect}: ${reason}`)).toEqual([
    `Checked against ${other.configVersion}: the previous config`,
    'Not defined in the sample: api: Omitted: images, as above',
    'Not defined in the sample: BRANCH: BRANCH comes from CI',
    'Syncs the project folder without excludes: Safe: the folder is empty',
    'Has a warning: Warning: nothing is deployed',
  ]);
  expect(exemptions[0]).toMatchObject({title: 'A', route: 'a'});
});
