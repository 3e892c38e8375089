import {describe, expect, it} from 'vitest';
import {addPreloads, indexScripts} from './preload-tags.ts';

describe('indexScripts', () => {
  it('finds files by the name of their chunk', () => {
    const files = ['main.0123abcd.js', 'runtime~main.0123abcd.js', 'p1a2b.89abcdef.js', 'x.txt'];
    expect([...indexScripts(files)]).toEqual([
      ['main', 'main.0123abcd.js'],
      ['runtime~main', 'runtime~main.0123abcd.js'],
      ['p1a2b', 'p1a2b.89abcdef.js'],
    ]);
  });
});

describe('addPreloads', () => {
  const tag = '<link rel="preload" as="script" fetchpriority="low" href="/a.js">';

  it.each([
    ['<head><title>A</title></head><body>', `<head><title>A</title>${tag}</head><body>`],
    ['<head><title>A</title><body class=x>', `<head><title>A</title>${tag}<body class=x>`],
  ])('puts tags at the end of the head of %s', (html, expected) => {
    expect(addPreloads(html, ['/a.js'])).toBe(expected);
  });

  it('refuses what is no page', () => {
    expect(() => addPreloads('text', ['/a.js'])).toThrow('no body');
  });
});
