import {describe, expect, it} from 'vitest';
import {readPageLinks, textAround, type TextPage} from './html-text.ts';
import {readTags} from '../../scripts/lib/html/tags.ts';

function page(html: string): TextPage {
  return {html, tags: readTags(html)};
}

function namesOf(html: string): string[] {
  return readPageLinks(page(html)).map(({name}) => name);
}

function around(html: string): string[] {
  return readPageLinks(page(html)).map((link) => textAround(page(html), link));
}

describe('readPageLinks', () => {
  it.each([
    ['<a href=/a>One <b>two</b> &amp; <code>three</code></a>', ['One two & three']],
    ['<a href=/a aria-label="Home page"><svg></svg></a>', ['Home page']],
    ['<a href=/a><img alt="A logo" src=/l.svg></a>', ['A logo']],
    ['<a href=/a><svg aria-label="opens in new tab"></svg></a>', ['opens in new tab']],
    ['<a href=/a></a><a>No link</a>', ['']],
  ])('names the links of %s', (html, names) => {
    expect(namesOf(html)).toEqual(names);
  });
});

describe('textAround', () => {
  it.each([
    ['<p>One.<p>Two <a href=/a>three</a> <b>four</b>.<p>Five.', ['Two three four.']],
    ['<ul><li>In 5.x: <a href=/a>A</a><li>B</ul>', ['In 5.x: A']],
    ['<div>5.x</div><div><a href=/a>A</a></div>', ['A']],
    [
      '<table><thead><tr><th>5.x<tbody><tr><td>a<tr><td>b<td><a href=/a>c</a><tr><td>d</table>',
      ['5.x b c'],
    ],
    ['<script>var a</script><a href=/a>A</a>', ['A']],
  ])('is the line of %s', (html, texts) => {
    expect(around(html)).toEqual(texts);
  });
});
