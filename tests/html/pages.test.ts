import {expect, it} from 'vitest';
import {readLinks, readMeta, readTitle} from '@devspace-docs/static-host';
import {readPagePath} from '@devspace-docs/versions';
import {listFiles, NOT_FOUND, pageUrl, readAllPages, readBuilt} from '../lib/built-site.ts';

const allPages = readAllPages();
const pages = allPages.filter(({file}) => file !== NOT_FOUND);

/** Strings that the minified Prism highlighter still contains. */
const PRISM = /languages\.(?:clike|markup)\b|disableWorkerMessageHandler|prism-react-renderer/;

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
  expect(readTitle(readBuilt(NOT_FOUND))).toMatch(/\S \| Documentation$/);
});

it('every link has a target', () => {
  const problems = allPages.flatMap(({file, tags}) =>
    tags
      .filter(({name, isEnd, attributes}) => {
        const isAnchor = attributes.has('id') || attributes.has('name');
        const isButton = attributes.get('role') === 'button';
        const href = attributes.get('href') ?? '';
        return (
          name === 'a' && !isEnd && !isAnchor && !isButton && /^(?:#?|javascript:.*)$/.test(href)
        );
      })
      .map(({attributes}) => `${file}: <a class="${attributes.get('class')}">`),
  );
  expect(problems).toEqual([]);
});

it('browsers translate no code', () => {
  const problems = allPages.flatMap(({file, html, tags}) => {
    let isProtected = false;
    return tags.flatMap(({name, isEnd, attributes, end}) => {
      const isMarked = attributes.get('translate') === 'no';
      if (name === 'pre') isProtected = !isEnd && isMarked;
      if (name !== 'code' || isEnd || isMarked || isProtected) return [];
      return [`${file}: ${html.slice(end, end + 40)}`];
    });
  });
  expect(problems).toEqual([]);
});

it('every image has a height, which prevents layout shifts', () => {
  const problems = allPages.flatMap(({file, tags}) =>
    tags
      .filter(({name, attributes}) => name === 'img' && !attributes.has('height'))
      .map(({attributes}) => `${file} has no height for ${attributes.get('src')}`),
  );
  expect(problems).toEqual([]);
});

it('the header of every table has text', () => {
  const wrong = pages.filter(({html}) => /<thead[^>]*>(?:<[^>]*>)*<tbody/.test(html));
  expect(wrong.map(({file}) => file)).toEqual([]);
});

it('scripts contain no Prism: the build highlights code', () => {
  const scripts = [...listFiles().files].filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => PRISM.test(readBuilt(file)))).toEqual([]);
});
