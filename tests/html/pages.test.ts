import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import type {Element, Nodes} from 'hast';
import {
  elementsOf,
  findAll,
  findElement,
  hasClass,
  propertyOf,
  readLinks,
  textOf,
} from '@devspace-docs/static-host/html';
import {
  type BuiltPage,
  deployment,
  listFiles,
  mapPages,
  NOT_FOUND,
  pageUrl,
  readBuilt,
} from '../lib/built-site.ts';

const LANDMARKS: ReadonlyArray<(element: Element) => boolean> = [
  ({tagName}) => tagName === 'h1',
  ({tagName}) => tagName === 'main',
  (element) => element.tagName === 'nav' && propertyOf(element, 'ariaLabel') === 'Main',
  (element) => hasClass(element, 'theme-layout-footer'),
];

/** Whether an element is a link that leads nowhere, and isn't an anchor or a button. */
function isDeadLink(element: Element): boolean {
  const hasOtherUse =
    propertyOf(element, 'id') !== undefined ||
    propertyOf(element, 'name') !== undefined ||
    propertyOf(element, 'role') === 'button';
  const href = propertyOf(element, 'href') ?? '';
  return element.tagName === 'a' && !hasOtherUse && /^(?:#?|javascript:.*)$/.test(href);
}

/** Finds code that browsers translate. */
function findTranslated(node: Nodes): Element[] {
  return elementsOf(node).flatMap((element) => {
    if (propertyOf(element, 'translate') === 'no') return [];
    return element.tagName === 'code' ? [element] : findTranslated(element);
  });
}

/** Finds headings with anchors that aren't named by their text, or have no link. */
function findUnnamed(tree: Nodes): string[] {
  return findAll(tree, (element) => hasClass(element, 'anchor')).flatMap((heading) => {
    const label = propertyOf(heading, 'ariaLabelledBy');
    const name = findElement(heading, (element) => propertyOf(element, 'id') === label);
    const link = findElement(heading, (element) => hasClass(element, 'hash-link'));
    const text = textOf(heading).replace('\u200b', '');
    const isNamed = name !== undefined && textOf(name) === text;
    return isNamed && link && propertyOf(link, 'ariaLabel')?.startsWith('Direct link to ') === true
      ? []
      : [text];
  });
}

/** Path of the page that a link at the end of a page leads to. */
function neighborOf(tree: Nodes, name: 'next' | 'prev'): string | undefined {
  const link = findElement(tree, (element) => hasClass(element, `pagination-nav__link--${name}`));
  return link && propertyOf(link, 'href')?.slice(deployment.baseUrl.length);
}

function readPage({file, path, tree}: BuiltPage) {
  const html = findElement(tree, ({tagName}) => tagName === 'html');
  const images = findAll(tree, ({tagName}) => tagName === 'img');
  return {
    file,
    path,
    language: html && [propertyOf(html, 'lang'), propertyOf(html, 'dir')].join(' '),
    canonical: readLinks(tree, 'canonical').join(),
    landmarks: LANDMARKS.map((isLandmark) => findAll(tree, isLandmark).length),
    deadLinks: findAll(tree, isDeadLink).map((link) => propertyOf(link, 'className')),
    next: neighborOf(tree, 'next'),
    previous: neighborOf(tree, 'prev'),
    headings: findAll(tree, (element) => hasClass(element, 'anchor')).length,
    unnamedHeadings: findUnnamed(tree),
    translatedCode: findTranslated(tree).map(textOf),
    unsizedImages: images
      .filter((image) => propertyOf(image, 'height') === undefined)
      .map((image) => propertyOf(image, 'src')),
    hasEmptyHeader: findAll(tree, ({tagName}) => tagName === 'thead').some(
      (header) => textOf(header).trim() === '',
    ),
  };
}

const allPages = mapPages(readPage);
const pages = allPages.filter(({file}) => file !== NOT_FOUND);

/** Strings that the minified Prism highlighter still contains. */
const PRISM = /languages\.(?:clike|markup)\b|disableWorkerMessageHandler|prism-react-renderer/;

/** Bytes of the scripts that each page loads, as sent with Brotli: a tenth more than they have. */
const SCRIPT_BUDGET = 133_000;

it('every page is in English, at its canonical URL', () => {
  const wrong = pages.filter(
    ({path, language, canonical}) => language !== 'en ltr' || canonical !== pageUrl(path),
  );
  expect(wrong.map(({file}) => file)).toEqual([]);
});

it('every page has one heading of level 1, one main region, one menu and one footer', () => {
  const wrong = pages.filter(({landmarks}) => landmarks.some((count) => count !== 1));
  expect(wrong.map(({file, landmarks}) => [file, landmarks])).toEqual([]);
});

it('pages have headings with anchors', () => {
  expect(pages.filter(({headings}) => headings > 1).length).toBeGreaterThan(300);
});

it('the links at the end of pages lead to the next page and back', () => {
  const previous = new Map(pages.map((page) => [page.path, page.previous]));
  // The landing page leads to the first page that most readers need.
  const linked = pages.filter(({path, next}) => path !== '' && next !== undefined);
  expect(linked.length).toBeGreaterThan(300);
  const wrong = linked.filter(({path, next = ''}) => previous.get(next) !== path);
  expect(wrong.map(({file, next}) => [file, next])).toEqual([]);
});

it.each([
  ['every heading has its text as its name, and a link', 'unnamedHeadings'],
  ['every link has a target', 'deadLinks'],
  ['browsers translate no code', 'translatedCode'],
  ['every image has a height, which prevents layout shifts', 'unsizedImages'],
] as const)('%s', (_, list) => {
  const wrong = allPages.filter((page) => page[list].length > 0);
  expect(wrong.map((page) => [page.file, page[list]])).toEqual([]);
});

it('the header of every table has text', () => {
  const wrong = pages.filter(({hasEmptyHeader}) => hasEmptyHeader);
  expect(wrong.map(({file}) => file)).toEqual([]);
});

it('scripts contain no Prism: the build highlights code', () => {
  const scripts = [...listFiles().files].filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => PRISM.test(readBuilt(file)))).toEqual([]);
});

it('the scripts that every page loads are small', () => {
  const scripts = [...listFiles().files].filter((f) =>
    /^assets\/js\/(?:main|runtime~main)\..*\.js$/.test(f),
  );
  const sizes = scripts.map((file) => brotliCompressSync(readBuilt(file)).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(scripts).toHaveLength(2);
  expect(total, 'load code that only some pages need with `import()`').toBeLessThan(SCRIPT_BUDGET);
});
