import {expect, it} from 'vitest';
import {readLinks, readMeta, readTitle} from '../../scripts/lib/html/tags.ts';
import {readPagePath} from '../../src/lib/version-map/page-path.ts';
import {NOT_FOUND, pageUrl, readPage, readPages} from '../lib/built-site.ts';

const pages = readPages();

it.each(['title', 'description'] as const)('no two pages of a version share a %s', (what) => {
  const users = new Map<string, string[]>();
  for (const {file, path, html, tags} of pages) {
    const text = what === 'title' ? readTitle(html) : (readMeta(tags, 'description') ?? '');
    const key = `${readPagePath(path).version}\n${text}`;
    users.set(key, [...(users.get(key) ?? []), file]);
  }
  const pattern = what === 'title' ? /\S.* \| Documentation$/ : /^.{50,160}$/;
  const wrong = [...users].filter(
    ([key, files]) => files.length > 1 || !pattern.test(key.replace(/^.*\n/, '')),
  );
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
