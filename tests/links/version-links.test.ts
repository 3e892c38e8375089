import {describe, expect, it} from 'vitest';
import {latestVersion, versions} from '../../src/config/versions.ts';
import {findCounterpart} from '../../src/lib/version-map/counterpart.ts';
import {pagePath} from '../../src/lib/version-map/page-path.ts';
import {relatedPages, topics} from '../../src/lib/version-map/topics.ts';
import {readPages} from '../lib/built-site.ts';

const idsByPath = new Map(
  readPages().map(({path, tags}) => [
    path,
    new Set(tags.flatMap(({isEnd, attributes}) => (isEnd ? [] : (attributes.get('id') ?? [])))),
  ]),
);

function isMissing(url: string): boolean {
  const [path = '', anchor] = url.split('#');
  const ids = idsByPath.get(path);
  return ids === undefined || (anchor !== undefined && !ids.has(anchor));
}

describe('links to other versions', () => {
  it('go to pages and sections that exist', () => {
    const targets = [...topics, ...relatedPages].flatMap((topic) =>
      versions.flatMap(({label}) =>
        (topic[label] ?? []).map((page) => pagePath({version: label, page})),
      ),
    );
    const guides = versions.flatMap(({upgradeGuide}) => upgradeGuide ?? []);
    expect([...targets, ...guides].filter(isMissing)).toEqual([]);
  });

  // The version menu keeps the anchor of the current section: it helps as long as ids stay the same.
  it.each([
    ['configuration/dev/connections/file-sync', 'dev-sync-initialSync', '5.x'],
    [
      '4.x/configuration/development/file-synchronization',
      'dev-sync-excludePaths',
      latestVersion.label,
    ],
    ['5.x/configuration/reference', 'dev-sync-initialSync', latestVersion.label],
    ['cli/devspace_deploy', 'flag-force-build', '4.x'],
    ['5.x/configuration/images/kaniko', 'example', latestVersion.label],
  ] as const)('keep the anchor where both pages have it: %s#%s in %s', (path, anchor, version) => {
    const found = findCounterpart(path, version, (candidate) => idsByPath.has(candidate));
    expect(found?.anchor).toBeUndefined();
    expect(idsByPath.get(path)).toContain(anchor);
    expect(idsByPath.get(found?.path ?? '')).toContain(anchor);
  });
});
