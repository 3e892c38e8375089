import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
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
