import {describe, expect, it} from 'vitest';
import {escapeHtml, toMarkup, toPlainText} from './markup.ts';

const attack = '<img src=x onerror="alert(\'1\')"> & </mark>';

describe('markup of what was found', () => {
  it('shows every character and runs none', () => {
    expect(escapeHtml(attack)).toBe(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;/mark&gt;',
    );
  });

  it('holds no tag but mark, also within what matches', () => {
    const markup = toMarkup([
      {text: attack, isMatch: false},
      {text: attack, isMatch: true},
    ]);
    expect(markup.match(/<[^>]*>/g)).toEqual(['<mark>', '</mark>']);
  });

  it('can be read without its marks', () => {
    expect(
      toPlainText([
        {text: 'a<', isMatch: true},
        {text: 'b', isMatch: false},
      ]),
    ).toBe('a<b');
  });
});
