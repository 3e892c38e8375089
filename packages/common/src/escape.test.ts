import {expect, it} from 'vitest';
import {escapeAttribute, escapeHtml, escapeRegExp} from './escape.ts';

const attack = '<img src=x onerror="alert(\'1\')"> & </mark>';

it('escapes text for HTML', () => {
  expect(escapeHtml(attack)).toBe('&lt;img src=x onerror="alert(\'1\')"&gt; &amp; &lt;/mark&gt;');
  expect(escapeAttribute(attack)).toBe(
    "&lt;img src=x onerror=&quot;alert('1')&quot;> &amp; &lt;/mark>",
  );
});

it('escapes text for regular expressions', () => {
  const text = String.raw`a.b*c+d?e^f$g{h}i(j)k|l[m]n\o`;
  expect(text).toMatch(new RegExp(`^${escapeRegExp(text)}$`));
});
