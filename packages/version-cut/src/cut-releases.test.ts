import {describe, expect, it} from 'vitest';
import {readLimits, removeFixedIn, removeFixes, startReleases} from './cut-releases.ts';

const limits = readLimits(`releases:
  - release: 6.1.0
    changes:
      - {id: stops, kind: fixed, area: sync, text: Sync stops., page: dev/sync}
limits:
  - id: hangs
    area: dev
    text: It hangs.

    page: dev/sync#start
candidate:
  release: 6.2.0
`);

it('starts a version with its first release and the limits', () => {
  expect(startReleases('7.x', limits)).toBe(`# yaml-language-server: $schema=./releases.schema.json
releases:
  - release: 7.0.0
limits:
  - id: hangs
    area: dev
    text: It hangs.

    page: dev/sync#start
`);
  expect(startReleases('7.x', readLimits('releases: []\n'))).toMatch(/release: 7\.0\.0\n$/);
});

describe('removeFixes', () => {
  const list = 'Text.\n\n## Fixed problems {/* #fixed */}\n\n<FixedProblems />\n\n## Related\n';

  it('removes problems that a release of the previous version fixes', () => {
    const mdx = 'Text.\n\n<FixedIn id="stops" />\n\n<FixedIn id="hangs" />\n\nMore.\n';
    expect(removeFixes(mdx, 'dev/sync', limits)).toBe('Text.\n\n<FixedIn id="hangs" />\n\nMore.\n');
  });

  it('removes lists without limits, with their headings', () => {
    expect(removeFixes(list, 'dev/ports', limits)).toBe('Text.\n\n## Related\n');
    expect(removeFixes(list, 'dev/sync', limits)).toBe(list);
    const shown = `<FixedIn id="hangs" />\n\n${list}`;
    expect(removeFixes(shown, 'dev/sync', limits)).toBe(
      '<FixedIn id="hangs" />\n\nText.\n\n## Related\n',
    );
  });

  it('keeps other pages', () => {
    expect(removeFixes('Text.\n', 'dev', limits)).toBe('Text.\n');
  });
});

it('removes the releases that fix an error', () => {
  const yaml = '- id: a\n  fixedIn: stops\n- id: b\n  fixedIn: hangs\n';
  expect(removeFixedIn(yaml, limits)).toBe('- id: a\n- id: b\n  fixedIn: hangs\n');
});
