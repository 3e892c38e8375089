import {expect, it} from 'vitest';
import {brief, page, siteOf, type Files} from '../testing.ts';
import {checkReleases} from './releases.ts';

const FILE = 'schema/releases/6.x.yaml';

function check(changes: string, files: Files = {}): string[] {
  const data = `releases:
  - release: 6.3.1
    date: 2023-03-09
    changes:
${changes}  - release: 6.0.0
    date: 2022-08-22
`;
  const found = checkReleases(siteOf({[FILE]: data, ...files}));
  return found
    .filter(({file, rule}) => file === FILE && rule === 'releases')
    .map((problem) => `${brief([problem]).join()} → ${problem.hint}`);
}

const change = (rest: string, kind = 'fixed'): string =>
  `      - {id: a, kind: ${kind}, area: sync, text: Sync stops., ${rest}}\n`;

it('accepts names of the reference, and anchors of pages', () => {
  const names = 'fields: [dev.*.sync], flags: [--force-build], commands: [devspace dev]';
  const files = {'docs/dev/index.mdx': page('Dev', '## Sync {/* #sync */}')};
  expect(
    check(change(`${names}, functions: [start_dev], page: dev#sync, since: 6.0.0`), files),
  ).toEqual([]);
});

it('accepts removed names, which the reference lacks', () => {
  expect(check(change('fields: [dev.sync]', 'removed'))).toEqual([]);
});

it('reports names that do not exist', () => {
  expect(
    check(change('fields: [dev.*.snyc], commands: [devspace dve], functions: [start_devs]')),
  ).toEqual([
    `${FILE}:5:7 6.x has no field \`dev.*.snyc\` → did you mean \`dev.*.sync\`?`,
    `${FILE}:5:7 6.x has no command \`devspace dve\` → did you mean \`devspace dev\`?`,
    `${FILE}:5:7 6.x has no function \`start_devs\` → did you mean \`start_dev\`?`,
  ]);
  expect(check(change('flags: [--render], commands: [devspace ui]'))).toEqual([
    expect.stringContaining('devspace ui has no flag `--render`'),
  ]);
});

it('reports pages, anchors and releases that do not exist', () => {
  const files = {'docs/dev/sync.mdx': page('Sync', '## Start {/* #start */}')};
  expect(check(change('page: sync'), files)).toEqual([
    `${FILE}:5:7 6.x has no page \`sync\` → did you mean \`dev/sync\`?`,
  ]);
  expect(check(change('page: "dev/sync#stop", since: 6.2.9'), files)).toEqual([
    `${FILE}:5:7 docs/dev/sync.mdx has no anchor \`#stop\` → use the id of a heading, or omit it`,
    `${FILE}:5:7 DevSpace has no release 6.2.9 → use a release in schema/releases/`,
  ]);
});

it('reports what the data expects', () => {
  expect(check(change('since: 6.3.1'))).toEqual([
    `${FILE}:5:7 \`since\` 6.3.1 isn't older than the fix, 6.3.1 → The first release with the problem. Omit it if it is unknown.`,
  ]);
});
