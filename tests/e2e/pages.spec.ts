import type {BrowserContext, Page} from '@playwright/test';
import {pageAddress, readSitemap} from '../lib/built-site.ts';
import {
  addressOf,
  expect,
  serveClipboardHelper,
  test as base,
  waitUntilInteractive,
  watch,
} from './fixtures.ts';

const PARTS = 8;
const VIEWPORT = {width: 390, height: 844};

/** Every page of the sitemap, and the one that it leaves out. */
const paths = [...readSitemap().map((address) => address.slice(pageAddress('').length)), 'search'];

interface WorkerFixtures {
  /** One page for all checks of a worker: opening a new one takes longer than the check. */
  readonly sharedPage: Page;
}

const test = base.extend<object, WorkerFixtures>({
  sharedPage: [
    async ({browser}, use) => {
      const context: BrowserContext = await browser.newContext({viewport: VIEWPORT});
      const page = await context.newPage();
      // Pictures change nothing here but the time it takes: their size stands in the page.
      await page.route(/\.(?:png|jpe?g|webp|avif|gif)$/, (route) =>
        route.fulfill({contentType: 'image/png', body: ''}),
      );
      await serveClipboardHelper(page);
      await use(page);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** The widest element that sticks out on the right, outside areas that scroll by themselves. */
function findOverflow(): string | undefined {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return undefined;
  const widest = [...document.querySelectorAll('body *')]
    .map((element) => ({element, right: element.getBoundingClientRect().right}))
    .sort((a, b) => b.right - a.right)[0];
  const {element, right} = widest ?? {};
  return `is ${root.scrollWidth} px wide: ${element?.tagName.toLowerCase()}.${element?.className} reaches ${right} px`;
}

async function checkPage(page: Page, path: string, problems: string[]): Promise<string[]> {
  const before = problems.length;
  const response = await page.goto(addressOf(path));
  await waitUntilInteractive(page);
  const [headings, mains, overflow] = await Promise.all([
    page.getByRole('heading', {level: 1}).count(),
    page.getByRole('main').count(),
    page.evaluate(findOverflow),
  ]);
  return [
    ...(response?.status() === 200 ? [] : [`has status ${response?.status()}`]),
    ...(headings === 1 ? [] : [`has ${headings} headings of level 1`]),
    ...(mains === 1 ? [] : [`has ${mains} main landmarks`]),
    ...(overflow ? [overflow] : []),
    ...problems.slice(before),
  ].map((problem) => `/${path} ${problem}`);
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every page opens without complaint and fits a phone, part ${part + 1} of ${PARTS}`, async ({
    sharedPage,
  }) => {
    test.setTimeout(240_000);
    const problems = watch(sharedPage);
    const found: string[] = [];
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      found.push(...(await checkPage(sharedPage, path, problems)));
    }
    sharedPage.removeAllListeners();
    expect(found).toEqual([]);
  });
}
