import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import type {Element} from 'hast';
import {describe, expect, it} from 'vitest';
import {findAll, findElement, hasClass, propertyOf, textOf} from '@devspace-docs/static-host/html';
import {buildDir, listPages, pageUrl, readBuilt, readPage} from '../lib/built-site.ts';

const FOLDER = 'guides/recipes/';
const recipes = listPages().flatMap((file) =>
  file.startsWith(FOLDER) ? file.replace('.html', '') : [],
);

function shownFile(block: Element): Array<[title: string, text: string]> {
  const title = findElement(block, ({tagName}) => tagName === 'figcaption');
  const code = findElement(block, ({tagName}) => tagName === 'code');
  if (!title || !code || ['Folders', 'Output', 'Terminal'].includes(textOf(title))) return [];
  return [[textOf(title), `${textOf(code).trimEnd()}\n`]];
}

it('there are recipes', () => {
  expect(recipes.length).toBeGreaterThan(20);
});

it('the gallery has the order of the sidebar, and the titles of the pages', () => {
  const {tree} = readPage('guides/recipes.html');
  const linksIn = (elements: readonly Element[]): Array<readonly [href: string, name: string]> =>
    elements
      .flatMap((element) => findAll(element, ({tagName}) => tagName === 'a'))
      .map((link) => [propertyOf(link, 'href') ?? '', textOf(link)] as const)
      .filter(([href]) => href.includes(`/${FOLDER}`));
  const cards = findAll(tree, (node) => propertyOf(node, 'dataTags') !== undefined);
  const sidebar = findElement(tree, (node) => hasClass(node, 'theme-doc-sidebar-container'));
  expect(cards).toHaveLength(recipes.length);
  // Only the copy for readers without JavaScript contains the pages of closed categories.
  const pages = sidebar && findElement(sidebar, ({tagName}) => tagName === 'noscript');
  const listed = new Map(pages ? linksIn([pages]) : []);
  const shown = linksIn(cards);
  expect(shown.map(([href]) => href)).toEqual([...listed.keys()]);
  const titles = shown.map(([href]) => {
    const file = href.slice(href.indexOf(FOLDER));
    const heading = findElement(readPage(`${file}.html`).tree, ({tagName}) => tagName === 'h1');
    return heading && textOf(heading);
  });
  expect(shown.map(([, name]) => name)).toEqual(titles);
});

describe.each(recipes)('the archive of %s', (recipe) => {
  const name = recipe.slice(FOLDER.length);
  const bytes = readFileSync(path.join(buildDir, `${recipe}.zip`));
  const {tree} = readPage(`${recipe}.html`);

  it('contains exactly the files that the page shows', () => {
    const shown = findAll(tree, (node) => hasClass(node, 'code-block')).flatMap(shownFile);
    const packed = Object.entries(unzipSync(bytes)).map(([file, text]) => [file, strFromU8(text)]);
    expect(packed).toEqual(shown.map(([file, text]) => [`${name}/${file}`, text]));
  });

  it('is linked with its type and size, also in the Markdown copy', () => {
    const [link, ...others] = findAll(tree, (node) => propertyOf(node, 'download') !== undefined);
    expect(others).toEqual([]);
    const href = link && propertyOf(link, 'href');
    expect(href && new URL(href, pageUrl('')).href).toBe(pageUrl(`${recipe}.zip`));
    const size = `${(bytes.length / 1000).toFixed(1)}\u00a0KB`;
    const copy = readBuilt(`${recipe}.md`);
    expect(copy).toContain(`[Download ${name}.zip](${pageUrl(recipe)}.zip) (`);
    expect(copy).toContain(size);
    expect(copy).toContain(`curl -fsSLO ${pageUrl(recipe)}.zip\nunzip ${name}.zip\ncd ${name}\n`);
  });
});

it('the archive of the tutorial has the folder that the commands enter', () => {
  const page = 'getting-started/first-project';
  const files = Object.keys(unzipSync(readFileSync(path.join(buildDir, `${page}.zip`))));
  expect(files).toEqual(['my-app/package.json', 'my-app/index.js', 'my-app/Dockerfile']);
  expect(readBuilt(`${page}.md`)).toContain('unzip first-project.zip\ncd my-app\n');
});
