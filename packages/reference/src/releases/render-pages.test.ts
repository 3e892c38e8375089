import {describe, expect, it} from 'vitest';
import {findProblems} from './find-problems.ts';
import {renderKnownProblems, renderReleaseNotes, renderUpgradeFixes} from './render-pages.ts';
import type {ReleaseProblem, ReleasesData, VersionReleases} from './types.ts';

const data: ReleasesData = {
  releases: [
    {
      release: '6.0.1',
      date: '2022-08-26',
      includes: {helm: '3.9.4'},
      changes: [
        {
          id: 'stops',
          kind: 'fixed',
          area: 'sync',
          text: 'Sync stops.',
          message: 'exit code 139',
          since: '6.0.0',
          workaround: 'Wait.',
          page: 'dev/sync#start',
          issue: 3001,
        },
        {
          id: 'polling',
          kind: 'added',
          area: 'sync',
          text: '`polling` is {new}.',
          page: 'dev/index',
        },
      ],
    },
    {release: '6.0.0', includes: {helm: '3.7.1', localRegistry: 'registry:2.8.1'}},
  ],
  limits: [{id: 'hangs', area: 'dev', text: 'It hangs.', fixedInVersion: '5.0.0'}],
  candidate: {
    release: '6.1.0',
    'as-of': '6.1.0-rc.1',
    changes: [{id: 'slow', kind: 'security', area: 'ui', text: 'It is slow.'}],
  },
};

const releases: VersionReleases = {
  ...data,
  version: '6.x',
  source: 'schema/releases/6.x.yaml',
  problems: findProblems(data, '6.x', ['6.0.1', '6.0.0']),
};
const options = {editUrl: 'https://example.com/', titleOf: (page: string) => `Title of ${page}`};

describe('renderReleaseNotes', () => {
  const notes = renderReleaseNotes(releases, options);

  it('writes a section for each release, with fixes that link to their entries', () => {
    expect(notes).toContain(`<section>

## 6.0 {/* #v6-0 */}

<section>

### 6.0.1 {/* #v6-0-1 */}

Released on August 26, 2022.

<ul>

<ReleaseItem id="polling" area="sync" kind="added">

**Added:** \`polling\` is \\{new}. See [Title of dev/index](../dev/index.mdx).

</ReleaseItem>

<ReleaseItem area="sync" kind="fixed">

**Fixed problem:** Sync stops. ([6.0.0 only](./upgrade-fixes.mdx#stops))

</ReleaseItem>

</ul>

</section>`);
  });

  it('says that a release changes nothing, and that the next one is not out', () => {
    expect(notes).toContain("### 6.0.0 {/* #v6-0-0 */}\n\nThis release doesn't change");
    expect(notes).toContain("6.1 isn't released yet. This section describes 6.1.0-rc.1");
  });

  it('tells readers to upgrade to a release that fixes a security problem', () => {
    const advice = 'Upgrade to this release or a later one, because it fixes a security problem.';
    const changes = [{id: 'open', kind: 'security', area: 'ui', text: 'It is open.'}] as const;
    const secured: VersionReleases = {...releases, releases: [{release: '6.0.2', changes}]};
    expect(renderReleaseNotes(secured, options)).toContain(`{/* #v6-0-2 */}\n\n${advice}`);
    expect(notes).not.toContain(advice);
  });

  it('names the areas that it contains', () => {
    expect(notes).toContain('areas="sync=File sync, ui=Web UI"');
  });

  it('lists the included versions', () => {
    expect(notes).toContain(`| Since | Helm | Local registry |
|---|---|---|
| 6.0.1 | 3.9.4 | \`registry:2.8.1\` |
| 6.0.0 | 3.7.1 | \`registry:2.8.1\` |
`);
  });
});

describe('renderUpgradeFixes', () => {
  const fixes = renderUpgradeFixes(releases, options);

  it('writes each problem with its details, by area', () => {
    expect(fixes).toContain(`## File sync {/* #area-sync */}

<ul>

<ReleaseItem id="stops" area="sync" since="6.0.0" fixed="6.0.1">

Sync stops.

- **Message:** \`exit code 139\`
- **Affected:** 6.0.0 only
- **Fixed in:** [6.0.1](./index.mdx#v6-0-1)
- **Workaround:** Wait.
- **See also:** [Title of dev/sync](../dev/sync.mdx#start), [issue 3001](https://github.com/devspace-sh/devspace/issues/3001)

</ReleaseItem>`);
  });

  it('lists what the next release fixes, which the filter does not count', () => {
    expect(fixes).toContain(`<ReleaseItem id="slow" area="ui">

**Security:** It is slow.

- **Affected:** Before 6.1.0
- **Fixed in:** [6.1.0](./index.mdx#coming), which isn't released yet`);
  });

  it('names the releases with a security problem if another one fixes it', () => {
    const changes = [{id: 'open', kind: 'security', area: 'ui', text: 'It is open.'}] as const;
    const secured = {...data, releases: [{release: '6.0.2', changes}]};
    const problems = findProblems(secured, '6.x', ['6.0.2']);
    expect(renderUpgradeFixes({...releases, ...secured, problems}, options)).toContain(
      'Upgrade soon if yours has a security problem: [Before 6.0.2](#open).',
    );
    expect(fixes).not.toContain('Upgrade soon');
  });

  it('lists known limits, with the version that solves them', () => {
    expect(fixes).toContain('## Known limits of 6.0.1 {/* #limits */}');
    expect(fixes).toContain('- **Fixed in:** [5.0.0](/5.x/releases#v5-0-0), a release of 5.x');
  });
});

describe('renderKnownProblems', () => {
  const open: ReleaseProblem = {
    version: '6.x',
    entry: {id: 'crashes', area: 'sync', text: 'It crashes.', workaround: 'Wait.'},
    isSecurity: false,
    isReleased: true,
    isLimit: true,
    fixedIn: undefined,
    last: '6.0.1',
  };
  const data = {...releases, problems: new Map([...releases.problems, [open.entry.id, open]])};

  it('lists only problems without a fix, which the other page links to', () => {
    const known = renderKnownProblems(data, options);
    expect(known).toContain(`## File sync {/* #area-sync */}

<ul>

<ReleaseItem id="crashes" area="sync">

It crashes.

- **Affected:** Up to 6.0.1
- **Workaround:** Wait.`);
    expect(known).not.toContain('It hangs.');
    expect(known).not.toContain('ReleaseFilter');
    const fixes = renderUpgradeFixes(data, options);
    expect(fixes).not.toContain('It crashes.');
    expect(fixes).toContain('[Known problems](./known-problems.mdx)');
  });

  it('leaves the page out if there are none', () => {
    expect(renderKnownProblems(releases, options)).toBeUndefined();
  });
});

describe('titles of pages', () => {
  it('are text, with commands as code', () => {
    const render = (title: string): string =>
      renderReleaseNotes(releases, {...options, titleOf: () => title});
    expect(render('devspace list ports')).toContain('See [`devspace list ports`](');
    expect(render('Validate devspace.yaml in your editor')).toContain(
      'See [Validate devspace.yaml in your editor](',
    );
  });
});
