import {describe, expect, it} from 'vitest';
import {findElement, parsePage} from './page-tree.ts';
import {attributeRange, type Range, rangeOf, tagsOf} from './positions.ts';

const html =
  '<!doctype html><table><tr><td>1</table><p class=a>Text <a title="a > b" href=/docs/>b</a><svg><use xlink:href=#c /></svg>';
const tree = parsePage(html, {hasPositions: true});

function find(name: string, page = tree) {
  const element = findElement(page, ({tagName}) => tagName === name);
  if (!element) throw new Error(`no <${name}>`);
  return element;
}

const sourceOf = (range: Range | undefined): string | undefined =>
  range && html.slice(range.start, range.end);

describe('the position', () => {
  it('of an element includes its tags', () =>
    expect(sourceOf(rangeOf(find('a')))).toBe('<a title="a > b" href=/docs/>b</a>'));

  it('of a tag that the source omits is undefined', () => {
    const {opening, closing} = tagsOf(find('p'));
    expect([sourceOf(opening), sourceOf(closing)]).toEqual(['<p class=a>', undefined]);
    expect(tagsOf(find('tbody'))).toEqual({opening: undefined, closing: undefined});
  });

  it.each([
    ['a', 'title', 'title="a > b"'],
    ['a', 'href', 'href=/docs/'],
    ['p', 'className', 'class=a'],
    ['use', 'xLinkHref', 'xlink:href=#c'],
  ])('of an attribute of <%s> includes its value', (name, attribute, source) =>
    expect(sourceOf(attributeRange(find(name), attribute))).toBe(source),
  );

  it('does not exist for elements that the parser adds, or without the option', () => {
    expect(() => rangeOf(find('tbody'))).toThrow('<tbody> has no position');
    expect(() => attributeRange(find('a', parsePage(html)), 'href')).toThrow(
      'href of <a> has no position. Parse the page with positions.',
    );
  });
});
