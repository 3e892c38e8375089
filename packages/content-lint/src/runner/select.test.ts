import {expect, it} from 'vitest';
import {page, siteOf} from '../testing.ts';
import {selectFiles} from './select.ts';

const site = siteOf({
  'docs/ports.mdx': page('A', 'Text.'),
  'docs/_note.mdx': 'Text.',
  'README.md': '',
});

function select(...paths: readonly string[]): string[] {
  return selectFiles(site, paths).map(({path}) => path);
}

it('selects all pages and partials by default', () => {
  expect(select()).toEqual(['docs/_note.mdx', 'docs/ports.mdx']);
});

it('selects the given files, without duplicates', () => {
  expect(select('docs/ports.mdx', 'docs/ports.mdx')).toEqual(['docs/ports.mdx']);
});

it('suggests the page that was probably meant', () => {
  expect(() => select('docs/port.mdx')).toThrow(
    "docs/port.mdx isn't a page of the docs: did you mean `docs/ports.mdx`?",
  );
  expect(() => select('README.md')).toThrow('specify an .mdx file');
});
