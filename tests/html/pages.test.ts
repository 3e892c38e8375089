import {expect, it} from 'vitest';
import {readLinks, readMeta, readTitle} from '../../scripts/lib/html/tags.ts';
import {NOT_FOUND, pageUrl, readPage, readPages} from '../lib/built-site.ts';

const pages = readPages();

it.each(['title', 'description'] as const)('every page has a %s of its own', (what) => {
  const users = new Map<string, string[]>();
  for (const {file, html, tags} of pages) {
    const text = what === 'title' ? readTitle(html) : (readMeta(tags, 'description') ?? '');
    users.set(text, [...(users.get(text) ?? []), file]);
  }
  const pattern = what === 'title' ? /\S.* \| Documentation$/ : /^.{50,160}$/;
  const wrong = [...users].filter(([text, files]) => files.length > 1 || !pattern.test(text));
  expect(wrong).toEqual([]);
});

it('every page is in English, at its canonical URL', () => {
  const wrong = pages.filter(({path, tags}) => {
    const html = tags.find(({name}) => name === 'html')?.attributes;
    const canonical = readLinks(tags, 'canonical').join();
    return html?.get('lang') !== 'en' || html.get('dir') !== 'ltr' || canonical !== pageUrl(path);
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});

it('every page has one heading of level 1, one main region, one menu and one footer', () => {
  const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
  const landmarks = [
    /<h1[ >]/g,
    /<main[ >]/g,
    /<nav [^>]*aria-label="?Main[" >]/g,
    /theme-layout-footer /g,
  ];
  const wrong = pages.filter(({html}) => landmarks.some((pattern) => count(html, pattern) !== 1));
  expect(wrong.map(({file}) => file)).toEqual([]);
});

it('the not-found page has a title', () => {
  expect(readTitle(readPage(NOT_FOUND).html)).toMatch(/\S \| Documentation$/);
});
