import {describe, expect, it} from 'vitest';
import routesJson from '../../tests/routes/routes.json';
import {redirects} from '../config/redirects.ts';
import {releaseLines, type ReleaseLine} from '../config/versions.ts';
import {
  commandOf,
  counterpartCandidates,
  findCounterpart,
  pagePath,
  readPageAddress,
  type Counterpart,
} from './counterpart.ts';
import {relatedPages, topics} from './topics.ts';

const redirected = new Set(redirects.map(({from}) => from.slice(1)));

/** Site paths of all pages of versions, without the base path and outer slashes. */
const paths = routesJson
  .filter(({version}) => version !== null)
  .map(({route}) => route.replace(/^\/docs\//, '').replace(/\/$/, ''))
  .filter((path) => !redirected.has(path));
const known = new Set(paths);
const lines = releaseLines.map(({line}) => line);

/** Pages of the old lines that 6.x has no page for, with the reason. */
const withoutCounterpart: Readonly<Record<string, string>> = {
  'guides/basics': '6.x spreads the basics over its configuration pages',
  'guides/community-projects': '6.x has no such list',
};

function find(path: string, to: ReleaseLine): Counterpart | undefined {
  return findCounterpart(path, to, (candidate) => known.has(candidate));
}

/** The URL of the counterpart, marked if it covers another topic. */
function link(path: string, to: ReleaseLine): string | undefined {
  const found = find(path, to);
  if (!found) return undefined;
  const url = found.anchor ? `${found.path}#${found.anchor}` : found.path;
  return found.isSameTopic ? url : `closest: ${url}`;
}

describe('the table of topics', () => {
  it('names only pages that have a route', () => {
    const named = [...topics, ...relatedPages].flatMap((topic) =>
      lines.flatMap((line) =>
        (topic[line] ?? []).map((page) => pagePath({line, page: page.replace(/#.*/, '')})),
      ),
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
        const found = find(path, line)?.path;
        if (found === undefined) continue;
        expect(known, `${path} in ${line}`).toContain(found);
        expect(readPageAddress(found).line, `${path} in ${line}`).toBe(line);
      }
    }
  });

  it('stays on the page when the line is the same', () => {
    expect(paths.filter((path) => link(path, readPageAddress(path).line) !== path)).toEqual([]);
  });

  it('between the old lines keeps to the page of the same name', () => {
    const moved = old.flatMap((path) => {
      const {line, page} = readPageAddress(path);
      const to = line === '5.x' ? '4.x' : '5.x';
      const same = pagePath({line: to, page});
      const found = link(path, to);
      return known.has(same) && found !== same ? [`${path} leads to ${found}`] : [];
    });
    expect(moved).toEqual([]);
  });

  it.each([
    ['', '5.x', '5.x'],
    ['4.x', '6.x', ''],
    ['getting-started/introduction', '5.x', '5.x/introduction'],
    ['5.x/introduction', '6.x', 'getting-started/introduction'],
    ['getting-started/quickstart', '5.x', '5.x/quickstart'],
    ['5.x/quickstart', '6.x', 'getting-started/quickstart'],
    ['5.x/quickstart', '4.x', '4.x/getting-started/initialize-project'],
    ['getting-started/quickstart', '4.x', '4.x/getting-started/initialize-project'],
    ['4.x/getting-started/initialize-project', '6.x', 'getting-started/initialize-project'],
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
    ['5.x/getting-started/deployment', '6.x', 'getting-started/development#deploy'],
    ['5.x/configuration/development/auto-reloading', '6.x', 'configuration/functions#run_watch'],
    ['5.x/configuration/hooks/basics', '6.x', 'configuration/hooks'],
    ['4.x/guides/ci-cd-integration', '6.x', 'configuration/pipelines#recipe-ci'],
    ['5.x/configuration/variables/source-command', '6.x', 'configuration/variables#command'],
    ['4.x/configuration/variables/source-env', '6.x', 'configuration/variables#env'],
    ['5.x/configuration/env-file', '6.x', 'configuration/environment-variables#env-file'],
    ['configuration/variables', '5.x', '5.x/configuration/variables/basics'],
    ['5.x/configuration/images/rebuild-strategy', '6.x', 'configuration/images/build#rebuild'],
    ['configuration/images/push', '4.x', '4.x/configuration/images/basics#push'],
    ['5.x/guides/dev-staging-production', '6.x', 'configuration/profiles'],
    ['configuration/profiles', '5.x', '5.x/configuration/profiles/basics'],
    [
      '4.x/guides/networking-domains',
      '6.x',
      'configuration/deployments/helm/chart/component-chart#ingress',
    ],
    [
      'configuration/deployments/helm/chart/component-chart',
      '5.x',
      '5.x/configuration/deployments/helm-charts',
    ],
    ['5.x/guides/remote-debugging', '6.x', 'ide-integration/visual-studio-code#local'],
    ['5.x/guides/localhost-ui', '6.x', 'cli/devspace_ui'],
    ['5.x/configuration/development/replace-pods', '6.x', 'configuration/dev/modifications'],
    [
      'configuration/dev/modifications/persistence',
      '5.x',
      '5.x/configuration/development/replace-pods',
    ],
    ['configuration/dev/selectors', '5.x', '5.x/configuration/development/basics'],
  ] as const)('leads from "%s" in %s to "%s"', (from, to, expected) => {
    expect(link(from, to)).toBe(expected);
  });

  it.each([
    ['configuration/pipelines', '5.x', '5.x/configuration/hooks/basics'],
    ['configuration/functions', '4.x', '4.x/configuration/hooks/basics'],
    [
      'configuration/deployments/kubectl/patches',
      '5.x',
      '5.x/configuration/deployments/kubernetes-manifests',
    ],
    [
      'configuration/dev/modifications/workdir',
      '5.x',
      '5.x/configuration/development/replace-pods',
    ],
    [
      '5.x/configuration/development/replace-pods',
      '4.x',
      '4.x/configuration/development/interactive-mode',
    ],
    ['ide-integration/visual-studio-code', '4.x', '4.x/guides/remote-debugging'],
    ['5.x/commands/devspace_save_vars', '6.x', 'cli/devspace_set_var'],
    ['4.x/commands/devspace_login', '6.x', 'cli/devspace_use_context'],
    ['4.x/commands/devspace_connect_cluster', '6.x', 'cli/devspace_use_context'],
    ['4.x/commands/devspace_set_analytics', '6.x', 'cli/devspace_set'],
    ['4.x/commands/devspace_connect', '5.x', '5.x/commands/devspace'],
    ['cli/devspace_list_plugins', '4.x', '4.x/commands/devspace_list'],
  ] as const)('knows that "%s" has only a close page in %s, "%s"', (from, to, expected) => {
    expect(link(from, to)).toBe(`closest: ${expected}`);
  });

  it('finds nothing for a topic that the line does not know', () => {
    expect(link('configuration/localRegistry', '5.x')).toBeUndefined();
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
  it('of a page without an entry in the table are the pages of the same name', () => {
    expect(counterpartCandidates('5.x', 'configuration/new', '6.x')).toEqual([
      {page: 'configuration/new', isSameTopic: true},
    ]);
  });

  it('of a command come before those of its parents', () => {
    expect(counterpartCandidates('6.x', 'cli/devspace_list_vars', '5.x')).toEqual([
      {page: 'commands/devspace_list_vars', isSameTopic: true},
      {page: 'commands/devspace_list', isSameTopic: false},
      {page: 'commands/devspace', isSameTopic: false},
    ]);
  });

  it('of a command that was removed begin with its replacement', () => {
    expect(counterpartCandidates('5.x', 'commands/devspace_save_vars', '6.x').slice(0, 2)).toEqual([
      {page: 'cli/devspace_save_vars', isSameTopic: true},
      {page: 'cli/devspace_set_var', isSameTopic: false},
    ]);
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
