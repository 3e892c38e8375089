import {describe, expect, it} from 'vitest';
import {hashInlineScripts, hashScript, readInlineCode} from './inline-code.ts';

describe('readInlineCode', () => {
  it('finds inline scripts, but not external scripts or data blocks', () => {
    const html = `<script src=/a.js defer></script><script>one()</script>
      <script type=module>two()</script><script type=application/ld+json>{}</script>`;
    expect(readInlineCode(html)).toEqual({scripts: ['one()', 'two()'], problems: []});
  });

  it.each([
    ['<p onclick="x()">', 'contains the event handler onclick in <p>'],
    ['<svg onload=x()></svg>', 'contains the event handler onload in <svg>'],
    ['<a href=" JavaScript:x()">y</a>', 'contains a javascript: URL in <a href>'],
    ['<style>p {color: red}</style>', 'contains a <style> element'],
  ])('reports %s', (html, problem) => {
    expect(readInlineCode(html).problems.join()).toContain(problem);
  });

  it('ignores event handlers in text and in attribute values', () => {
    expect(readInlineCode('<p title="onclick=x()">onload=y</p>').problems).toEqual([]);
  });
});

describe('hashScript and hashInlineScripts', () => {
  it('compute the same hash as browsers', () => {
    // Example from the Content Security Policy specification.
    expect(hashScript("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });

  const page = (file: string, ...scripts: string[]) => ({
    file,
    html: scripts.map((script) => `<script>${script}</script>`).join(''),
  });

  it('list each script once', () => {
    const hashes = hashInlineScripts([page('a.html', '1'), page('b.html', '1', '2')], 2);
    expect(hashes).toEqual([hashScript('1'), hashScript('2')].sort());
  });

  it('reject more scripts than expected and name the page', () => {
    const pages = [page('a.html', '1'), page('b.html', '2')];
    expect(() => hashInlineScripts(pages, 1)).toThrow(
      /2 different[^]*expected at most 1[^]*b\.html: 2/,
    );
  });

  it('reject an event handler and name the page', () => {
    expect(() => hashInlineScripts([{file: 'a.html', html: '<p onfocus=x>'}], 0)).toThrow(
      'a.html contains the event handler onfocus in <p>',
    );
  });
});
