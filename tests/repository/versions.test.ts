import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import docusaurusVersions from '../../versions.json';
import sidebars from '../../sidebars.ts';
import {latestVersion, versions} from '@devspace-docs/versions';

it('lists the latest version first, then those in versions.json', () => {
  const [first, ...others] = versions;
  expect(first).toBe(latestVersion);
  expect(first).toMatchObject({isLatest: true, name: 'current', path: '', docsFolder: 'docs'});
  expect(others.map(({name}) => name)).toEqual(docusaurusVersions);
  expect(others.some(({isLatest}) => isLatest)).toBe(false);
});

it.each(versions)('$label has one sidebar, adminSidebar', ({isLatest, sidebarFile}) => {
  const own = isLatest ? sidebars : (JSON.parse(readFileSync(sidebarFile, 'utf8')) as object);
  expect(Object.keys(own)).toEqual(['adminSidebar']);
});
