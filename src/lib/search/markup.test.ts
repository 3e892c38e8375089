import {describe, expect, it} from 'vitest';
import {escapeHtml, toPlainText} from './markup.ts';

const attack = '<img src=x onerror="alert(\'1\')"> & </mark>';

describe('markup', () => {
  it('escapes special characters of HTML', () => {
    expect(escapeHtml(attack)).toBe(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;/mark&gt;',
    );
  });

  it('converts highlighted text to plain text', () => {
    expect(
      toPlainText([
        {text: 'a<', isMatch: true},
        {text: 'b', isMatch: false},
      ]),
    ).toBe('a<b');
  });
});
