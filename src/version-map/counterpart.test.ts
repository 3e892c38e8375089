import {describe, expect, it} from 'vitest';
import routesJson from '../../tests/routes/routes.json';
import {releaseLines, type ReleaseLine} from '../config/versions.ts';
import {counterpartCandidates, findCounterpart, pagePath, readPageAddress} from './counterpart.ts';
import {topics} from './topics.ts';

/** Site paths of all routes: what findCounterpart takes, without base path and outer slashes. */
const paths = routesJson
  .filter(({version}) => version !== null)
  .map(({route}) => route.replace(/^\/docs\//, '').replace(/\/$/, ''));
const known = new Set(paths);
const lines = releaseLines.map(({line}) => line);

/** Pages of the old lines that 6.x has no page for, with the reason. */
const withoutCounterpart: Readonly<Record<string, string>> = {
  'guides/basics': '6.x spreads the basics over its configuration pages',
  'guides/community-projects': '6.x has no such list',
};

function find(path: string, to: ReleaseLine): string | undefined {
  return findCounterpart(path, to, (candidate) => known.has(candidate));
}

describe('the table of topics', () => {
  it('names only pages that have a route', () => {
    const named = topics.flatMap((topic) =>
      lines.flatMap((line) => (topic[line] ?? []).map((page) => pagePath({line, page}))),
    );
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  });

  it('lists no page twice within a topic', () => {
    const doubled = topics.filter((topic) =>
      lines.some((line) => new Set(topic[line]).size < (topic[line]?.length ?? 0)),
    );
    expect(doubled).toEqual([]);
  });
});

describe('switching the release line', () => {
  const old = paths.filter(
    (path) => readPageAddress(path).line !== '6.x' && !path.includes('/fragments/'),
  );

  it('finds a page of 6.x for every page of an old line, but for those that have none', () => {
    const lost = old
      .filter((path) => find(path, '6.x') === undefined)
      .map((path) => readPageAddress(path).page);
    expect([...new Set(lost)].sort()).toEqual(Object.keys(withoutCounterpart));
  });

  it('never leads to a page without a route, nor out of the chosen line', () => {
    for (const path of paths) {
      for (const line of lines) {
        const found = find(path, line);
        if (found === undefined) continue;
        expect(known, `${path} in ${line}`).toContain(found);
        expect(readPageAddress(found).line, `${path} in ${line}`).toBe(line);
      }
    }
  });

  it('stays on the page when the line is the same', () => {
    expect(paths.filter((path) => find(path, readPageAddress(path).line) !== path)).toEqual([]);
  });

  it('between the old lines keeps to the page of the same name', () => {
    const moved = old.flatMap((path) => {
      const {line, page} = readPageAddress(path);
      const to = line === '5.x' ? '4.x' : '5.x';
      const same = pagePath({line: to, page});
      const found = find(path, to);
      return known.has(same) && found !== same ? [`${path} leads to ${found}`] : [];
    });
    expect(moved).toEqual([]);
  });

  it.each([
    ['', '5.x', '5.x'],
    ['4.x', '6.x', ''],
    ['getting-started/introduction', '5.x', '5.x/introduction'],
    ['5.x/introduction', '6.x', 'getting-started/introduction'],
    ['cli', '4.x', '4.x/commands/devspace'],
    ['5.x/commands/devspace', '6.x', 'cli'],
    ['cli/devspace_dev', '5.x', '5.x/commands/devspace_dev'],
    ['4.x/commands/devspace_dev', '6.x', 'cli/devspace_dev'],
    ['configuration/images/build-engines/kaniko', '4.x', '4.x/configuration/images/kaniko'],
    ['5.x/configuration/images/kaniko', '6.x', 'configuration/images/build-engines/kaniko'],
    [
      'configuration/dev/connections/file-sync',
      '5.x',
      '5.x/configuration/development/file-synchronization',
    ],
    ['4.x/guides/file-synchronization', '6.x', 'configuration/dev/connections/file-sync'],
    [
      'configuration/dev/connections/terminal',
      '4.x',
      '4.x/configuration/development/interactive-mode',
    ],
    [
      '4.x/configuration/development/interactive-mode',
      '5.x',
      '5.x/configuration/development/terminal',
    ],
    ['5.x/guides/plugins', '6.x', 'plugins'],
    ['5.x/getting-started/deployment', '6.x', 'getting-started/development'],
    ['5.x/configuration/development/auto-reloading', '6.x', 'configuration/functions'],
    ['configuration/functions', '5.x', '5.x/configuration/hooks/basics'],
    ['configuration/pipelines', '4.x', '4.x/configuration/hooks/basics'],
    ['4.x/guides/ci-cd-integration', '6.x', 'configuration/pipelines'],
    ['5.x/guides/dev-staging-production', '6.x', 'configuration/profiles'],
    ['configuration/profiles', '5.x', '5.x/configuration/profiles/basics'],
    [
      '4.x/guides/networking-domains',
      '6.x',
      'configuration/deployments/helm/chart/component-chart',
    ],
    [
      'configuration/deployments/helm/chart/component-chart',
      '5.x',
      '5.x/configuration/deployments/helm-charts',
    ],
    ['5.x/guides/remote-debugging', '6.x', 'ide-integration/visual-studio-code'],
    ['ide-integration/visual-studio-code', '4.x', '4.x/guides/remote-debugging'],
    ['5.x/guides/localhost-ui', '6.x', 'cli/devspace_ui'],
    ['5.x/configuration/development/replace-pods', '6.x', 'configuration/dev/modifications'],
    [
      '5.x/configuration/development/replace-pods',
      '4.x',
      '4.x/configuration/development/interactive-mode',
    ],
    [
      'configuration/dev/modifications/persistence',
      '5.x',
      '5.x/configuration/development/replace-pods',
    ],
    ['configuration/dev/selectors', '5.x', '5.x/configuration/development/basics'],
  ] as const)('leads from "%s" in %s to "%s"', (from, to, expected) => {
    expect(find(from, to)).toBe(expected);
  });

  it('leads to the parent command when the line lacks the command', () => {
    expect(find('4.x/commands/devspace_create_space', '6.x')).toBe('cli');
    expect(find('cli/devspace_list_plugins', '4.x')).toBe('4.x/commands/devspace_list');
  });

  it('finds nothing for a topic that the line does not know', () => {
    expect(find('configuration/localRegistry', '5.x')).toBeUndefined();
  });
});

describe('an address', () => {
  it('is read as line and page, whatever its outer slashes', () => {
    expect(readPageAddress('/5.x/introduction/')).toEqual({line: '5.x', page: 'introduction'});
    expect(readPageAddress('5.x')).toEqual({line: '5.x', page: ''});
    expect(readPageAddress('cli/devspace_dev')).toEqual({line: '6.x', page: 'cli/devspace_dev'});
  });

  it('is not taken for an old line by a likeness of its name', () => {
    expect(readPageAddress('5.xyz/page')).toEqual({line: '6.x', page: '5.xyz/page'});
  });
});

describe('the candidates', () => {
  it('of a page that the table does not name are the pages of the same name', () => {
    expect(counterpartCandidates('5.x', 'configuration/new', '6.x')).toEqual(['configuration/new']);
  });

  it('of a command come before those of its parents', () => {
    expect(counterpartCandidates('6.x', 'cli/devspace_list_vars', '5.x')).toEqual([
      'commands/devspace_list_vars',
      'commands/devspace_list',
      'commands/devspace',
    ]);
  });
});
