/**
 * Shows all pages without scripts in the narrowest window, to see that nothing overflows, and as wide as on a
 * phone, to see that no table hides a column. `npm run check` verifies headings, alt texts and tables of all
 * pages in the sources, accessibility.spec.ts checks each layout on a wide screen, and
 * nightly/sampled-pages.spec.ts opens a sample of all pages on a phone.
 */
import type {Page} from '@playwright/test';
import {pageName} from '@devspace-docs/static-host/node';
import {listPages, NOT_FOUND} from '../lib/built-site.ts';
import {urlOf} from './fixtures.ts';
import {expect, test as base} from './shared-page.ts';

/** Enough parts to keep all workers busy until the end. */
const PARTS = 4;
/** The narrowest window that pages have to fit (WCAG 1.4.10, Reflow). */
const NARROW = {width: 320, height: 640};
const PHONE_WIDTH = 390;

const paths = listPages()
  .filter((file) => file !== NOT_FOUND)
  .map(pageName)
  .sort();

interface WorkerFixtures {
  readonly pageWithoutScripts: Page;
}

const test = base.extend<object, WorkerFixtures>({
  pageWithoutScripts: [
    async ({browser}, use) => {
      const context = await browser.newContext({viewport: NARROW, javaScriptEnabled: false});
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Shows pages in the open one, which has the same styles: that is faster than opening each. Describes the
 * widest element of each page that overflows, outside elements that scroll. Also describes the tables that
 * hide a column on a phone until readers scroll them.
 */
async function findWidePages([urls, phoneWidth]: readonly [string[], number]): Promise<string[]> {
  const root = document.documentElement;
  const problems: string[] = [];
  const findWidest = (body: HTMLElement): string => {
    const [widest] = [...body.querySelectorAll('*')]
      .map((element) => ({element, right: element.getBoundingClientRect().right}))
      .sort((a, b) => b.right - a.right);
    const name = `${widest?.element.tagName.toLowerCase()}.${widest?.element.className}`;
    return `${name} reaches ${widest?.right} px`;
  };
  const findCutTables = (body: HTMLElement): Element[] => {
    for (const section of body.querySelectorAll('details')) section.open = true;
    return [...body.querySelectorAll('main table')].filter((table) => {
      const end = table.parentElement?.getBoundingClientRect().right ?? 0;
      return [...table.querySelectorAll('th, td')].some((cell) => {
        const {left, width} = cell.getBoundingClientRect();
        return width > 0 && left >= end;
      });
    });
  };
  for (const url of urls) {
    const response = await fetch(url);
    if (response.status !== 200) problems.push(`${url} has status ${response.status}`);
    const {body, documentElement} = new DOMParser().parseFromString(
      await response.text(),
      'text/html',
    );
    root.className = documentElement.className;
    document.body.replaceWith(body);
    if (root.scrollWidth > root.clientWidth)
      problems.push(`${url} is ${root.scrollWidth} px wide: ${findWidest(body)}`);
    if (!body.querySelector('main table')) continue;
    // As in a wider window: both widths are in the same ranges of the media queries for tables.
    root.style.width = `${phoneWidth}px`;
    for (const {textContent} of findCutTables(body)) {
      problems.push(`${url} has a table with a hidden column: ${textContent.slice(0, 60)}`);
    }
    root.style.width = '';
  }
  return problems;
}

for (let part = 0; part < PARTS; part += 1) {
  // Pages next to each other are alike, so the parts take turns.
  const own = paths.filter((_, index) => index % PARTS === part);

  test(`every page fits 320 pixels, and its tables a phone, part ${part + 1} of ${PARTS}`, async ({
    pageWithoutScripts,
  }) => {
    test.setTimeout(10 * 60_000);
    await pageWithoutScripts.goto(urlOf(''));
    const urls = own.map(urlOf);
    expect(await pageWithoutScripts.evaluate(findWidePages, [urls, PHONE_WIDTH] as const)).toEqual(
      [],
    );
  });
}
