import {expect, it} from 'vitest';
import {addVersionToLinks} from './links.ts';

const pages = new Set(['', 'cli', 'configuration/pipelines']);

it.each([
  [
    '[`pipelines`](/configuration/pipelines#dev)',
    '[`pipelines`](/6.x/configuration/pipelines#dev)',
  ],
  ['[Docs](/) and [CLI](/cli?a)', '[Docs](/6.x) and [CLI](/6.x/cli?a)'],
  ['<Link to="/cli">', '<Link to="/6.x/cli">'],
  ['[cli]: /cli', '[cli]: /6.x/cli'],
])('keeps the version that %s leads to', (text, expected) => {
  expect(addVersionToLinks(text, pages, '6.x')).toBe(expected);
});

it.each([
  '[Search](/search) is shared, and [schema](pathname:///schema/v2beta1.json) is a file.',
  '[Older](/4.x/cli), [relative](./cli.mdx), [other site](https://devspace.sh/cli)',
  'Write to `/cli`.',
])("doesn't change %s", (text) => {
  expect(addVersionToLinks(text, pages, '6.x')).toBe(text);
});
