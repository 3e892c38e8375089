import {describe, expect, it} from 'vitest';
import {renderInline} from './inline-markdown.ts';

describe('renderInline', () => {
  it('keeps the content of code spans unchanged', () => {
    expect(renderInline('Set `<a> & *b*` here.')).toBe(
      'Set <code translate="no">&lt;a&gt; &amp; *b*</code> here.',
    );
  });

  it('escapes markup in prose', () => {
    expect(renderInline('a < b & "c"')).toBe('a &lt; b &amp; "c"');
  });

  it('renders emphasis and links', () => {
    expect(renderInline('**Never** do *this*, see [Helm](https://helm.sh/docs).')).toBe(
      '<strong>Never</strong> do <em>this</em>, see <a href="https://helm.sh/docs">Helm</a>.',
    );
  });

  it('rejects an unclosed code span', () => {
    expect(() => renderInline('Set `tags to this.')).toThrow('unclosed code span');
  });

  it('rejects a relative link', () => {
    expect(() => renderInline('See [tags](./tag.mdx).')).toThrow('only links with https://');
  });
});
