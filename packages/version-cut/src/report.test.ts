import {expect, it} from 'vitest';
import {versionsByLabel} from '@devspace-docs/versions';
import type {SourceTree} from '@devspace-docs/common/node';
import {findMentions, formatReport} from './report.ts';

const from = {...versionsByLabel['6.x'], docsFolder: 'docs'};
const texts: Readonly<Record<string, string>> = {
  'schema/releases/releases.json': '["6.3.21", "6.3.2", "5.18.5"]',
  'docs/a.mdx': 'Text.\nSince 6.x, or DevSpace 6.\nA config of `v2beta1`.\n16.x and DevSpace 60',
  'docs/chart.mdx': 'version: 6.7.1\npodinfo-6.7.1.tgz and 6.3.210\nAs of 6.4.0-rc.1',
  'docs/cli/b.mdx': '{/* Generated from schema/cli/7.x/b.yaml. */}\n6.x',
  'schema/cli/7.x/_global.yaml': 'otherVersions: [6.x]\nintro: DevSpace 7.x.',
  'schema/cli/5.x/b.yaml': 'text: The newest release is 6.3.21.\nnote: Since 6.x.',
  'versioned_docs/version-5.x/a.mdx': 'Start with the latest version, 6.x.\nSince 6.x.',
  'versioned_docs/version-6.x/a.mdx': 'The latest version is 6.x.',
};
const tree: SourceTree = {
  files: new Set(Object.keys(texts)),
  read: (file) => texts[file] ?? '',
};

it('lists lines that mention the previous version', () => {
  const cut = {from, to: '7.x', configVersion: 'v2beta1', schema: '7.x'};
  const mentions = findMentions(cut, tree);
  const older = 'versioned_docs/version-5.x/a.mdx';
  expect(mentions).toEqual([
    {file: 'docs/a.mdx', line: 2, text: 'Since 6.x, or DevSpace 6.'},
    {file: 'docs/chart.mdx', line: 3, text: 'As of 6.4.0-rc.1'},
    {file: 'schema/cli/5.x/b.yaml', line: 1, text: 'text: The newest release is 6.3.21.'},
    {file: older, line: 1, text: 'Start with the latest version, 6.x.'},
  ]);
  expect(formatReport(cut, mentions)).toContain(
    '4 lines mention 6.x:\n   docs/a.mdx\n      2: Since 6.x, or DevSpace 6.\n   docs/chart.mdx\n      3: As of 6.4.0-rc.1\n   schema/cli/5.x/b.yaml\n      1: text',
  );
});

it('also lists lines that mention the previous format if it changes', () => {
  const cut = {from, to: '7.x', configVersion: 'v3', schema: 'v3'};
  expect(findMentions(cut, tree).map(({line}) => line)).toEqual([2, 3, 3, 1, 1]);
});
