import {expect, it} from 'vitest';
import {page, siteOf} from '../testing.ts';
import {countSamples, formatSamples} from './samples.ts';

const site = siteOf({
  'docs/a.mdx': page('A', '```yaml title="a.yaml"\na: 1\n```\n\n```bash\nls\n```'),
  'docs/_b.mdx': '- item\n\n  ```yaml unchecked="Shows a mistake."\na: [\n  ```',
  'versioned_docs/version-5.x/c.mdx': page(
    'C',
    '```json\n{}\n```\n\n```yaml title="devspace.yaml" otherVersion="v1beta6: no schema"\nversion: v1beta6\n```',
  ),
});

it('counts samples of pages and partials, and unchecked samples', () => {
  const count = countSamples(site, site.files);
  expect(count).toEqual({samples: 4, unchecked: 2});
  expect(formatSamples(count)).toBe(
    '4 YAML and JSON samples, 2 of them unchecked.\n  0 allowed: fix the samples, or raise MAX_UNCHECKED in packages/content-lint/src/runner/samples.ts',
  );
});
