import {expect, it} from 'vitest';
import {brief, page, siteOf} from '../testing.ts';
import type {Rule} from '../types.ts';
import {checkFiles} from './check.ts';

const location = {line: 2, column: 3, length: 1};

const ruleOf = (name: string, check: Rule['check']): Rule => ({name, check});

const site = siteOf({
  'docs/b.mdx': page('B', 'Text.'),
  'docs/a.mdx': page('A', 'Text.'),
  'docs/_p.mdx': '\none',
});
const pages = site.files.filter(({kind}) => kind === 'page');

it('sorts by file, line, column and rule', async () => {
  const late = ruleOf('late', () => [
    {location: {...location, column: 9}, message: 'third', hint: ''},
    {location, message: 'second', hint: ''},
  ]);
  const early = ruleOf('early', () => [{location, message: 'first', hint: ''}]);
  expect(brief(await checkFiles(site, pages.toReversed(), [late, early]))).toEqual([
    'docs/a.mdx:2:3 first',
    'docs/a.mdx:2:3 second',
    'docs/a.mdx:2:9 third',
    'docs/b.mdx:2:3 first',
    'docs/b.mdx:2:3 second',
    'docs/b.mdx:2:9 third',
  ]);
});

it('shows the line of a file that is not a page', async () => {
  const withData = siteOf({'docs/a.mdx': page('A', 'Text.'), 'schema/a.yaml': 'a: 1\nb: 2\n'});
  const rule = ruleOf('a', () => [{location, file: 'schema/a.yaml', message: '', hint: ''}]);
  expect(await checkFiles(withData, withData.files, [rule])).toMatchObject([{excerpt: 'b: 2'}]);
});

it('reports a problem in a partial once, with its line', async () => {
  const rule = ruleOf('a', ({path}) => [
    {location, file: 'docs/_p.mdx', message: `on ${path}`, hint: 'fix it'},
  ]);
  const problem = {rule: 'a', severity: 'error', message: 'on docs/a.mdx', hint: 'fix it'};
  expect(await checkFiles(site, pages, [rule])).toEqual([
    {file: 'docs/_p.mdx', ...location, ...problem, excerpt: 'one'},
  ]);
});

it('reports nothing without files', async () => {
  const rule = ruleOf('a', () => [{location, message: '', hint: ''}]);
  expect(await checkFiles(site, [], [rule])).toEqual([]);
});

it('throws what a rule throws', async () => {
  const rule = ruleOf('a', () => {
    throw new Error('no schema');
  });
  await expect(checkFiles(site, site.files, [rule])).rejects.toThrow('no schema');
});
