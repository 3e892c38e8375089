import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import routesJson from '../routes/routes.json';
import {redirects} from '../../src/config/redirects.ts';
import {
  latestVersion,
  versions,
  versionsByLabel,
  type VersionLabel,
  commandOf,
  findCounterpart,
  type Counterpart,
  pagePath,
  readPagePath,
} from '@devspace-docs/versions';

const redirected = new Set(redirects.map(({from}) => from.slice(1)));

/** Site paths of all pages that belong to a version. */
const paths = routesJson
  .filter(({version}) => version !== null)
  .map(({route}) => route.replace(/^\/docs\//, '').replace(/\/$/, ''))
  .filter((path) => !redirected.has(path));
const known = new Set(paths);
const labels = versions.map(({label}) => label);
const latest = latestVersion.label;

/** Pages of old versions without a counterpart in the latest version, with the reason. */
const withoutCounterpart: Readonly<Record<string, string>> = {
  'guides/basics': 'the latest version spreads the basics over its configuration pages',
  'guides/community-projects': 'the latest version has no such list',
};

/** The parent of a fragment: `part_of` in its front matter. */
function parentOf(path: string): string | undefined {
  const {version, page} = readPagePath(path);
  if (!page.startsWith('fragments/')) return undefined;
  const source = readFileSync(`${versionsByLabel[version].docsFolder}/${page}.mdx`, 'utf8');
  const parent = /^part_of: (.+)$/m.exec(source)?.[1];
  return parent && pagePath({version, page: parent});
}

function find(path: string, to: VersionLabel): Counterpart | undefined {
  return findCounterpart(path, to, (candidate) => known.has(candidate), parentOf(path));
}

/** The URL of the counterpart, marked if it covers another topic. */
function link(path: string, to: VersionLabel): string | undefined {
  const found = find(path, to);
  if (!found) return undefined;
  const url = found.anchor ? `${found.path}#${found.anchor}` : found.path;
  return found.isSameTopic ? url : `closest: ${url}`;
}

describe('switching the version', () => {
  const old = paths.filter((path) => readPagePath(path).version !== latest);

  it('finds a page of the latest version for every page of an old version, with known exceptions', () => {
    const lost = old
      .filter((path) => find(path, latest) === undefined)
      .map((path) => readPagePath(path).page);
    expect([...new Set(lost)].sort()).toEqual(Object.keys(withoutCounterpart));
  });

  it('leads only to existing pages of the selected version', () => {
    for (const path of paths) {
      for (const version of labels) {
        const found = find(path, version)?.path;
        if (found === undefined) continue;
        expect(known, `${path} in ${version}`).toContain(found);
        expect(readPagePath(found).version, `${path} in ${version}`).toBe(version);
      }
    }
  });

  it('stays on the page if the version is the same', () => {
    expect(paths.filter((path) => link(path, readPagePath(path).version) !== path)).toEqual([]);
  });

  it('leads to the page with the same name when switching between old versions', () => {
    const moved = old.flatMap((path) => {
      const {version, page} = readPagePath(path);
      const to = version === '4.x' ? '5.x' : '4.x';
      const same = pagePath({version: to, page});
      const found = link(path, to);
      return known.has(same) && found !== same ? [`${path} leads to ${found}`] : [];
    });
    expect(moved).toEqual([]);
  });

  it.each([
    ['', '5.x', '5.x'],
    ['getting-started/quickstart', '5.x', '5.x/quickstart'],
    ['cli/devspace_dev', '5.x', '5.x/commands/devspace_dev'],
    ['5.x/getting-started/deployment', latest, 'getting-started/development#deploy'],
    ['configuration/images/push', '4.x', '4.x/configuration/images/basics#push'],
    ['configuration/dev/selectors', '5.x', '5.x/configuration/development/basics'],
    ['4.x/fragments/profile-parent', latest, 'configuration/profiles#parents'],
    ['configuration/pipelines', '5.x', 'closest: 5.x/configuration/hooks/basics'],
    ['5.x/commands/devspace_save_vars', latest, 'closest: configuration/variables'],
    ['4.x/commands/devspace_login', latest, 'closest: cli/devspace_use_context'],
    ['4.x/commands/devspace_connect', '5.x', 'closest: 5.x/commands/devspace'],
    ['cli/devspace_list_plugins', '4.x', 'closest: 4.x/commands/devspace_list'],
    ['5.x/fragments/vars-name', latest, 'closest: configuration/variables'],
    ['configuration/localRegistry', '5.x', undefined],
  ] as const)('leads from "%s" in %s to "%s"', (from, to, expected) => {
    expect(link(from, to)).toBe(expected);
  });
});

describe('readPagePath', () => {
  it('reads the version and the page, with or without outer slashes', () => {
    expect(readPagePath('/5.x/introduction/')).toEqual({version: '5.x', page: 'introduction'});
    expect(readPagePath('5.x')).toEqual({version: '5.x', page: ''});
    expect(readPagePath('cli/devspace_dev')).toEqual({version: latest, page: 'cli/devspace_dev'});
  });
});

describe('commandOf', () => {
  it.each([
    ['cli', 'devspace'],
    ['cli/devspace_list_vars', 'devspace list vars'],
    ['4.x/commands/devspace_login', 'devspace login'],
  ])('reads the command from the path of its page: %s', (path, expected) => {
    expect(commandOf(path)).toBe(expected);
  });

  it.each(['', 'configuration/commands', '5.x/configuration/commands/basics'])(
    'finds none in "%s"',
    (path) => {
      expect(commandOf(path)).toBeUndefined();
    },
  );
});
