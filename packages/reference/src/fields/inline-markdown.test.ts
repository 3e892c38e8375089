import {expect, it} from 'vitest';
import {renderInline} from './inline-markdown.ts';

it.each([
  [
    'code spans, with their content unchanged',
    'Set `<a> & *b*` here.',
    'Set <code translate="no">&lt;a&gt; &amp; *b*</code> here.',
  ],
  ['prose, with escaped markup', 'a < b & "c"', 'a &lt; b &amp; "c"'],
  [
    'emphasis and links',
    '**Never** do *this*, see [Helm](https://helm.sh/docs).',
    '<strong>Never</strong> do <em>this</em>, see <a href="https://helm.sh/docs">Helm</a>.',
  ],
])('renders %s', (_, markdown, html) => {
  expect(renderInline(markdown)).toBe(html);
});

it.each([
  ['an unclosed code span', 'Set `tags to this.', 'unclosed code span'],
  ['a relative link', 'See [tags](./tag.mdx).', 'only links with https://'],
])('rejects %s', (_, markdown, message) => {
  expect(() => renderInline(markdown)).toThrow(message);
});
