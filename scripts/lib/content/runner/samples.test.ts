import {expect, it} from 'vitest';
import {latestVersion} from '../../../../src/config/versions.ts';
import sampleOptOuts from '../sample-opt-outs.json';
import {page, siteOf} from '../testing.ts';
import {countSamples, formatSamples, isOverLimit} from './samples.ts';

const latest = latestVersion.label;
const site = siteOf({
  'docs/a.mdx': page('A', '```yaml title="a.yaml"\na: 1\n```\n\n```bash\nls\n```'),
  'docs/_b.mdx': '- item\n\n  ```yaml unchecked="Shows a mistake."\na: [\n  ```',
  'versioned_docs/version-5.x/c.mdx': page(
    'C',
    '```json\n{}\n```\n\n```yaml title="devspace.yaml" otherVersion="v1beta6: no schema"\nversion: v1beta6\n```',
  ),
});

it('counts samples of pages and partials, and those that opt out', () => {
  const limits = {...sampleOptOuts, [latest]: 0, '5.x': 2};
  const counts = countSamples(site, site.files, limits);
  expect(counts.filter(({samples}) => samples > 0)).toEqual([
    {version: latest, samples: 2, unchecked: 1, allowed: 0},
    {version: '5.x', samples: 2, unchecked: 1, allowed: 2},
  ]);
  expect(counts.filter(isOverLimit).map(({version}) => version)).toEqual([latest]);
  expect(formatSamples(counts)).toBe(
    [
      '4 YAML and JSON samples, 2 of them unchecked.',
      `  ${latest}  1 unchecked, 0 allowed: fix the samples, or raise the limit in scripts/lib/content/sample-opt-outs.json`,
    ].join('\n'),
  );
});
