import {describe, expect, it} from 'vitest';
import {hashInlineScripts, hashScript, readInlineCode} from './inline-code.ts';

describe('reading a page', () => {
  it('finds the scripts that run, and neither files nor data', () => {
    const html = `<script src=/a.js defer></script><script>one()</script>
      <script type=module>two()</script><script type=application/ld+json>{}</script>`;
    expect(readInlineCode(html)).toEqual({scripts: ['one()', 'two()'], problems: []});
  });

  it.each([
    ['<p onclick="x()">', 'contains the event handler onclick in <p>'],
    ['<svg onload=x()></svg>', 'contains the event handler onload in <svg>'],
    ['<a href=" JavaScript:x()">y</a>', 'contains a javascript: URL in <a href>'],
    ['<style>p {color: red}</style>', 'contains a <style> element'],
  ])('complains about %s', (html, problem) => {
    expect(readInlineCode(html).problems.join()).toContain(problem);
  });

  it('takes no attribute for a handler that only looks like one in a text', () => {
    expect(readInlineCode('<p title="onclick=x()">onload=y</p>').problems).toEqual([]);
  });
});

describe('hashing', () => {
  it('gives the hash that browsers compute', () => {
    // The example of the Content Security Policy standard.
    expect(hashScript("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });

  const page = (file: string, ...scripts: string[]) => ({
    file,
    html: scripts.map((script) => `<script>${script}</script>`).join(''),
  });

  it('names each script once', () => {
    const hashes = hashInlineScripts([page('a.html', '1'), page('b.html', '1', '2')], 2);
    expect(hashes).toEqual([hashScript('1'), hashScript('2')].sort());
  });

  it('fails on one script more than expected, and says where it stands', () => {
    const pages = [page('a.html', '1'), page('b.html', '2')];
    expect(() => hashInlineScripts(pages, 1)).toThrow(
      /2 different[^]*expected at most 1[^]*b\.html: 2/,
    );
  });

  it('fails on an event handler, and names the page', () => {
    expect(() => hashInlineScripts([{file: 'a.html', html: '<p onfocus=x>'}], 0)).toThrow(
      'a.html contains the event handler onfocus in <p>',
    );
  });
});
