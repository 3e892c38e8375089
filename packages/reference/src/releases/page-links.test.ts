import {expect, it} from 'vitest';
import {findPage} from '../fields/find-page.ts';
import {findProblems} from './find-problems.ts';
import {renderUpgradeFixes} from './render-pages.ts';
import type {ReleaseChange, ReleasesData} from './types.ts';

function renderLinksTo(page: string, title: string): string {
  const change: ReleaseChange = {id: 'stops', kind: 'fixed', area: 'sync', text: 'It stops.', page};
  const data: ReleasesData = {
    releases: [
      {release: '6.1.0', date: '2022-09-09', changes: [change]},
      {release: '6.0.1', date: '2022-08-26'},
    ],
  };
  const problems = findProblems(data, '6.x', ['6.1.0', '6.0.1']);
  return renderUpgradeFixes(
    {...data, version: '6.x', source: 'schema/releases/6.x.yaml', problems},
    {editUrl: 'https://example.com/', titleOf: () => title},
  );
}

it('links to pages by their heading, and to commands in code font', () => {
  expect(renderLinksTo('dev/sync', 'Synchronize files')).toContain(
    '[Synchronize files](../dev/sync.mdx)',
  );
  expect(renderLinksTo('cli/devspace_dev', 'devspace dev')).toContain(
    '[`devspace dev`](../cli/devspace_dev.mdx)',
  );
});

it('finds the heading of a page whose sidebar label differs', () => {
  expect(findPage('5.x/configuration/profiles/patches', '')).toMatchObject({
    title: 'patches',
    heading: expect.not.stringMatching(/^patches$/) as string,
  });
});
