import {describe, expect, it} from 'vitest';
import {
  keepReleaseLinks,
  readFixedErrors,
  readStart,
  removeFixedIn,
  removeFixes,
  startReleases,
} from './cut-releases.ts';

const start = readStart(`releases:
  - release: 6.1.0
    includes: {helm: 3.9.4}
    changes:
      - {id: stops, kind: fixed, area: sync, text: Sync stops., page: dev/sync}
  - release: 6.0.0
    includes: {helm: 3.7.1, kubectl: 1.24.1}
limits:
  - id: hangs
    area: dev
    text: It hangs.

    page: dev/sync#start
candidate:
  release: 6.2.0
`);

const fixedErrors = readFixedErrors(`sections:
  - errors:
      - {id: hanging, fixedIn: hangs}
      - {id: other}
`);

it('starts a version with its first release and the limits', () => {
  expect(startReleases('7.x', start)).toBe(`# yaml-language-server: $schema=./releases.schema.json
releases:
  - release: 7.0.0
    includes:
      helm: 3.9.4
      kubectl: 1.24.1
limits:
  - id: hangs
    area: dev
    text: It hangs.

    page: dev/sync#start
`);
  expect(startReleases('7.x', readStart('releases: []\n'))).toMatch(/release: 7\.0\.0\n$/);
});

describe('removeFixes', () => {
  const list = 'Text.\n\n## Fixed problems {/* #fixed */}\n\n<FixedProblems />\n\n## Related\n';

  it('removes problems that a release of the previous version fixes', () => {
    const mdx = 'Text.\n\n<FixedIn id="stops" />\n\n<FixedIn id="hangs" />\n\nMore.\n';
    expect(removeFixes(mdx, 'dev/sync', start, fixedErrors)).toBe(
      'Text.\n\n<FixedIn id="hangs" />\n\nMore.\n',
    );
  });

  it('removes lists without limits, with their headings', () => {
    expect(removeFixes(list, 'dev/ports', start, fixedErrors)).toBe('Text.\n\n## Related\n');
    expect(removeFixes(list, 'dev/sync', start, fixedErrors)).toBe(list);
    const shown = `<FixedIn id="hangs" />\n\n${list}`;
    expect(removeFixes(shown, 'dev/sync', start, fixedErrors)).toBe(
      '<FixedIn id="hangs" />\n\nText.\n\n## Related\n',
    );
  });

  it('counts the limits of errors', () => {
    const error = `<Error id="hanging" />\n\n${list}`;
    expect(removeFixes(error, 'dev/sync', start, fixedErrors)).not.toContain('<FixedProblems');
  });

  it('keeps other pages', () => {
    expect(removeFixes('Text.\n', 'dev', start, fixedErrors)).toBe('Text.\n');
  });
});

it('removes the releases that fix an error', () => {
  const yaml = '- id: a\n  fixedIn: stops\n- id: b\n  fixedIn: hangs\n';
  expect(removeFixedIn(yaml, start)).toBe('- id: a\n- id: b\n  fixedIn: hangs\n');
});

it('makes links to earlier releases lead to the previous version', () => {
  const link = (target: string): string => `[6.1.0](../releases/${target})`;
  expect(keepReleaseLinks(link('index.mdx#v6-1-0'), '6.x', start)).toBe(
    '[6.1.0](/6.x/releases#v6-1-0)',
  );
  expect(keepReleaseLinks(link('upgrade-fixes.mdx#stops'), '6.x', start)).toBe(
    '[6.1.0](/6.x/releases/upgrade-fixes#stops)',
  );
  for (const target of ['index.mdx', 'index.mdx#included', 'upgrade-fixes.mdx#hangs'])
    expect(keepReleaseLinks(link(target), '6.x', start)).toBe(link(target));
});
