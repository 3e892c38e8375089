import {expect, it} from 'vitest';
import {page, siteOf} from '../testing.ts';
import {countSamples, formatSamples, isOverLimit} from './samples.ts';

const site = siteOf({
  'docs/a.mdx': page('A', '```yaml title="a.yaml"\na: 1\n```\n\n```bash\nls\n```'),
  'docs/_b.mdx': '- item\n\n  ```yaml unchecked="Shows a mistake."\na: [\n  ```',
  'versioned_docs/version-5.x/c.mdx': page(
    'C',
    '```json\n{}\n```\n\n```yaml title="devspace.yaml" otherVersion="v1beta6: no schema"\nversion: v1beta6\n```',
  ),
});

it('counts samples of pages and partials, and those that opt out', () => {
  const counts = countSamples(site, site.files, {'6.x': 0, '5.x': 2, '4.x': 1});
  expect(counts).toEqual([
    {line: '6.x', samples: 2, unchecked: 1, allowed: 0},
    {line: '5.x', samples: 2, unchecked: 1, allowed: 2},
    {line: '4.x', samples: 0, unchecked: 0, allowed: 1},
  ]);
  expect(counts.map(isOverLimit)).toEqual([true, false, false]);
  expect(formatSamples(counts)).toBe(
    [
      '4 samples in YAML and JSON, 2 of them unchecked.',
      '  6.x  1 unchecked, 0 allowed: make them pass, or raise the number in scripts/lib/content/sample-opt-outs.json',
    ].join('\n'),
  );
});
