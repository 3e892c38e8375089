import {expect, it} from 'vitest';
import {readDocsPath, routeOf} from './docs-paths.ts';

function route(file: string, slug?: string): string | undefined {
  const path = readDocsPath(file);
  return path && routeOf(path, slug);
}

it.each([
  ['docs/index.mdx', ''],
  ['docs/cli/index.mdx', 'cli'],
  ['docs/cli/README.md', 'cli'],
  ['docs/cli/devspace_run-pipeline.mdx', 'cli/devspace_run-pipeline'],
  ['docs/dev/terminal/terminal.mdx', 'dev/terminal'],
  ['docs/dev/Terminal/terminal.mdx', 'dev/Terminal'],
  ['versioned_docs/version-5.x/index.mdx', '5.x'],
  ['versioned_docs/version-5.x/guides/plugins.mdx', '5.x/guides/plugins'],
  ['versioned_docs/version-4.x/version-4.x.mdx', '4.x/version-4.x'],
])('serves %s at /docs/%s', (file, expected) => {
  expect(route(file)).toBe(expected);
});

it('replaces the whole path or its last part with the slug', () => {
  expect(route('docs/index.mdx', '/')).toBe('');
  expect(route('docs/cli/build.mdx', '/start')).toBe('start');
  expect(route('docs/cli/build.mdx', 'start')).toBe('cli/start');
  expect(route('versioned_docs/version-5.x/cli/build.mdx', '/')).toBe('5.x');
});

it('returns undefined for files outside of the docs', () => {
  expect(route('src/pages/search.tsx')).toBeUndefined();
  expect(route('README.md')).toBeUndefined();
  expect(route('docs/img/a.png')).toBeUndefined();
});
