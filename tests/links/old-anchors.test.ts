import {describe, expect, it} from 'vitest';
import {findAnchor} from '../../src/lib/url-state/legacy-anchor.ts';
import {readPage} from '../lib/built-site.ts';
import oldAnchors from './old-anchors.json';

/** Returns the text of an element, like `textContent`. */
function textFrom(html: string, start: number, name: string): string {
  return html.slice(start, html.indexOf(`</${name}`, start)).replace(/<[^>]*>/g, '');
}

describe.each(Object.entries(oldAnchors))('old links to %s', (page, anchors) => {
  const {tags, html} = readPage(`${page}.html`);
  const today = tags
    .filter(({isEnd, attributes}) => !isEnd && attributes.has('id'))
    .map(({name, attributes, end}) => ({
      id: attributes.get('id') ?? '',
      heading: /^h[2-6]$/.test(name) ? textFrom(html, end, name) : undefined,
    }));

  it('lead to a section that exists', () => {
    const lost = anchors.filter(
      (anchor) => !today.some(({id}) => id === anchor) && findAnchor(anchor, today) === undefined,
    );
    expect(lost).toEqual([]);
  });
});
