import {expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {routes} from './routes.ts';

it('reports both pages of one address', () => {
  const files = {
    'docs/dev/terminal.mdx': page('A', 'Text.'),
    'docs/dev/terminal/terminal.mdx': page('B', 'Text.'),
  };
  expect(brief(check(routes, files))).toEqual([
    'docs/dev/terminal.mdx:1:1 /docs/dev/terminal is also the URL of docs/dev/terminal/terminal.mdx',
    'docs/dev/terminal/terminal.mdx:1:1 /docs/dev/terminal is also the URL of docs/dev/terminal.mdx',
  ]);
});

it('points at the slug that takes an address', () => {
  const files = {
    'docs/a.mdx': '---\ntitle: A\nslug: /b\n---\n',
    'docs/b.mdx': page('B', 'Text.'),
  };
  expect(brief(check(routes, files, ['docs/a.mdx']))).toEqual([
    'docs/a.mdx:3:7 /docs/b is also the URL of docs/b.mdx',
  ]);
});

it('lets the same name stand in two versions', () => {
  const files = {
    'docs/a.mdx': page('A', 'Text.'),
    'versioned_docs/version-5.x/a.mdx': page('A', 'Text.'),
  };
  expect(check(routes, files)).toEqual([]);
});

it('refuses numbers that Docusaurus would take off a name', () => {
  expect(brief(check(routes, {'docs/2-build.mdx': page('A', 'Text.')}))).toEqual([
    'docs/2-build.mdx:1:1 Docusaurus removes number prefixes from URLs',
  ]);
});
