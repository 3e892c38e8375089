import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import withoutStyleElements from './without-style-elements.mjs';

const docSearch = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

it('takes the style element of the logo out of DocSearch, and nothing else', () => {
  const changed = withoutStyleElements(docSearch);
  expect(docSearch).toContain('createElement("style"');
  expect(changed).not.toContain('createElement("style"');
  expect(docSearch.length - changed.length).toBeLessThan(120);
});

it('says so when there is none to be found', () => {
  expect(() => withoutStyleElements('export {};')).toThrow('no style element of the known form');
});
