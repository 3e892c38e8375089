import {describe, expect, it} from 'vitest';
import {hasNumberPrefix, isPartialPath, readDocsPath, readSitePath, routeOf} from './routes.ts';

function route(file: string, slug?: string): string | undefined {
  const path = readDocsPath(file);
  return path && routeOf(path, slug);
}

describe('routeOf', () => {
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

  it('lets a slug replace the whole path or the last part', () => {
    expect(route('docs/index.mdx', '/')).toBe('');
    expect(route('docs/cli/build.mdx', '/start')).toBe('start');
    expect(route('docs/cli/build.mdx', 'start')).toBe('cli/start');
    expect(route('versioned_docs/version-5.x/cli/build.mdx', '/')).toBe('5.x');
  });

  it('knows nothing of files outside the docs', () => {
    expect(route('src/pages/search.tsx')).toBeUndefined();
    expect(route('README.md')).toBeUndefined();
    expect(route('docs/img/a.png')).toBeUndefined();
  });
});

it('takes files and folders with an underscore for partials', () => {
  expect(isPartialPath('cli/_flags.mdx')).toBe(true);
  expect(isPartialPath('cli/_prose/build.mdx')).toBe(true);
  expect(isPartialPath('cli/devspace_build.mdx')).toBe(false);
});

it('sees the numbers that Docusaurus takes off', () => {
  expect(hasNumberPrefix('docs/2-build.mdx')).toBe(true);
  expect(hasNumberPrefix('docs/02_images/build.mdx')).toBe(true);
  expect(hasNumberPrefix('docs/2-1-build.mdx')).toBe(false);
  expect(hasNumberPrefix('versioned_docs/version-5.x/ipv6.mdx')).toBe(false);
});

it('takes the base path off addresses', () => {
  expect(['/docs', '/docs/', '/docs/5.x/', '/5.x', '/docsearch', '/'].map(readSitePath)).toEqual([
    '',
    '',
    '5.x',
    '5.x',
    'docsearch',
    '',
  ]);
});
