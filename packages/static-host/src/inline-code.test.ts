import {describe, expect, it} from 'vitest';
import {parsePage} from './html/index.ts';
import {createScriptReader, hashScript, readInlineCode} from './inline-code.ts';

describe('readInlineCode', () => {
  it('finds inline scripts, but not external scripts or data blocks', () => {
    const html = `<script src=/a.js defer></script><script>one()</script>
      <script type=module>two()</script><script type=application/ld+json>{}</script>`;
    expect(readInlineCode(parsePage(html))).toEqual({scripts: ['one()', 'two()'], problems: []});
  });

  it.each([
    ['<p onclick="x()">', 'contains the event handler onclick in <p>'],
    ['<svg onload=x()></svg>', 'contains the event handler onload in <svg>'],
    ['<a href=" JavaScript:x()">y</a>', 'contains a javascript: URL in <a href>'],
    ['<style>p {color: red}</style>', 'contains a <style> element'],
    ['<template><style></style></template>', 'contains a <style> element'],
  ])('reports %s', (html, problem) => {
    expect(readInlineCode(parsePage(html)).problems.join()).toContain(problem);
  });

  it('ignores event handlers in text and in attribute values', () => {
    expect(readInlineCode(parsePage('<p title="onclick=x()">onload=y</p>')).problems).toEqual([]);
  });
});

describe('the hashes of scripts', () => {
  it('are those that browsers compute', () => {
    // Example from the Content Security Policy specification.
    expect(hashScript("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });

  it('ignore how lines end', () => {
    const {scripts} = readInlineCode(parsePage('<script>a\r\nb</script>'));
    expect(scripts).toEqual(['a\nb']);
  });

  function hashesOf(pages: Readonly<Record<string, string>>, expected: number): string[] {
    const reader = createScriptReader(expected);
    for (const [file, html] of Object.entries(pages)) reader.read({file, tree: parsePage(html)});
    return reader.hashes();
  }

  it('contain each script once', () => {
    const pages = {
      'a.html': '<script>1</script>',
      'b.html': '<script>1</script><script>2</script>',
    };
    expect(hashesOf(pages, 2)).toEqual([hashScript('1'), hashScript('2')].sort());
  });

  it('are rejected with the page if there are more than expected', () => {
    const pages = {'a.html': '<script>1</script>', 'b.html': '<script>2</script>'};
    expect(() => hashesOf(pages, 1)).toThrow(/2 different[^]*expected at most 1[^]*b\.html: 2/);
  });

  it('are rejected with the page if it contains an event handler', () => {
    expect(() => hashesOf({'a.html': '<p onfocus=x>'}, 0)).toThrow(
      'a.html contains the event handler onfocus in <p>',
    );
  });
});
