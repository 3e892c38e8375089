import {describe, expect, it} from 'vitest';
import {layOutLine, type LineSource} from './line-files.ts';

const files = new Set([
  '404.html',
  'index.html',
  'search.html',
  'accessibility.html',
  'cli.html',
  'cli/devspace_dev.html',
  '5.x.html',
  '5.x/introduction.html',
  'img/logo.svg',
  'schema/v2beta1.json',
]);

function lineOf(segment: string, more: Partial<LineSource> = {}) {
  return layOutLine({
    basePath: '/docs/',
    siteUrl: 'https://docs.example',
    segment,
    segments: ['', '5.x'],
    files,
    ...more,
  });
}

describe('layOutLine', () => {
  it('takes the pages of the line, without those that need a server', () => {
    expect([...lineOf('').pages]).toEqual([
      ['index.html', 'index.html'],
      ['accessibility.html', 'accessibility.html'],
      ['cli.html', 'cli.html'],
      ['cli/devspace_dev.html', 'cli/devspace_dev.html'],
    ]);
  });

  it('puts the landing page of an old line at the top', () => {
    expect([...lineOf('5.x').pages]).toEqual([
      ['5.x.html', 'index.html'],
      ['5.x/introduction.html', 'introduction.html'],
    ]);
  });

  it.each([
    ['/docs/', 'cli/devspace_dev.html', '../index.html'],
    ['/docs', 'cli.html', 'index.html'],
    ['/docs/cli', 'cli/devspace_dev.html', '../cli.html'],
    ['/docs/cli/#flags', 'index.html', 'cli.html#flags'],
    ['/docs/search?q=a#b', 'cli/devspace_dev.html', '../search.html?q=a#b'],
    ['#flags', 'cli.html', '#flags'],
    ['https://other.example/docs/', 'cli.html', 'https://other.example/docs/'],
  ])('leads to %s from %s by %s', (address, from, href) => {
    expect(lineOf('').resolve(address, from)).toEqual({href});
  });

  it('leads to other lines over the network', () => {
    expect(lineOf('').resolve('/docs/5.x/introduction#a', 'index.html')).toEqual({
      href: 'https://docs.example/docs/5.x/introduction#a',
    });
    expect(lineOf('5.x').resolve('/docs/cli', 'index.html')).toEqual({
      href: 'https://docs.example/docs/cli',
    });
  });

  it('names the files that a page needs', () => {
    expect(lineOf('').resolve('/docs/img/logo.svg', 'cli/devspace_dev.html')).toEqual({
      href: '../img/logo.svg',
      asset: 'img/logo.svg',
    });
  });

  it('refuses an address that the site does not have', () => {
    expect(() => lineOf('').resolve('/docs/none', 'cli.html')).toThrow(
      'cli.html leads to /docs/none, which the built site does not have',
    );
  });

  it('works for a site at the root of a host', () => {
    expect(lineOf('', {basePath: '/'}).resolve('/cli', 'cli/devspace_dev.html')).toEqual({
      href: '../cli.html',
    });
  });
});
