/**
 * Opens every page on a phone: nothing complains, nothing overflows, and axe finds nothing, in light mode
 * and, where readers can switch to it, in dark mode. What is closed at first is opened for axe.
 * What only wider windows show is the same on all pages; accessibility.spec.ts checks it by layout.
 * Of the command pages, which a generator writes, and of fragments, whose text is on other pages too, axe
 * checks one in ten in full, and all for contrast.
 */
import type {Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import {colorModeFields, readSwitchVersions} from '../../src/config/color-mode.ts';
import {isFragment} from '../../src/config/fragments.ts';
import {versionsByLabel} from '../../src/config/versions.ts';
import {readPagePath} from '../../src/lib/version-map/page-path.ts';
import {pageName} from '../../scripts/lib/hosting/resolve-request.ts';
import {listFiles, NOT_FOUND} from '../lib/built-site.ts';
import {
  ALL_RULES,
  findLowContrast,
  findViolations,
  showEverything,
  switchToDark,
  type Violation,
} from './axe.ts';
import {
  addressOf,
  expect,
  serveClipboardHelper,
  test as base,
  waitUntilInteractive,
  watch,
} from './fixtures.ts';

/** Enough parts to keep all workers busy until the end. */
const PARTS = 12;
const VIEWPORT = {width: 390, height: 844};

const paths = [...listFiles().files]
  .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
  .map(pageName)
  .sort();

/** Pages that axe checks in full. */
const checkedInFull = new Set([
  ...paths.filter((path) => !isRepetitive(path)),
  ...paths.filter(isRepetitive).filter((_, index) => index % 10 === 0),
]);

function isRepetitive(path: string): boolean {
  const {version, page} = readPagePath(path);
  return isFragment(page) || page.startsWith(`${versionsByLabel[version].commandFolder}/`);
}

const versionsWithDarkMode = readSwitchVersions(colorModeFields);

/** The slowest rules are left to accessibility.spec.ts, and contrast to findLowContrast. */
const fastRules: RunOptions = {
  ...ALL_RULES,
  preload: false,
  rules: {
    ...ALL_RULES.rules,
    'color-contrast': {enabled: false},
    'css-orientation-lock': {enabled: false},
  },
};

/** Kinds of text whose contrast was checked, on all pages that the worker has opened. */
const seen = new Set<string>();

interface WorkerFixtures {
  /** One page for all checks of a worker: opening a new one takes longer than the check. */
  readonly sharedPage: Page;
}

const test = base.extend<object, WorkerFixtures>({
  sharedPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({viewport: VIEWPORT, reducedMotion: 'reduce'});
      const page = await context.newPage();
      await page.addInitScript(() => {
        // Keeps pages from prefetching others.
        Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
      });
      await serveClipboardHelper(page);
      await use(page);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** The widest element that overflows on the right, outside areas that scroll by themselves. */
function findOverflow(): string | undefined {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return undefined;
  const widest = [...document.querySelectorAll('body *')]
    .map((element) => ({element, right: element.getBoundingClientRect().right}))
    .sort((a, b) => b.right - a.right)[0];
  const {element, right} = widest ?? {};
  return `is ${root.scrollWidth} px wide: ${element?.tagName.toLowerCase()}.${element?.className} reaches ${right} px`;
}

/** Runs axe in both modes. */
async function findAllViolations(page: Page, path: string): Promise<string[]> {
  await showEverything(page);
  const describe =
    (mode: string) =>
    ({rule, target, summary}: Violation): string =>
      `breaks ${rule} in ${mode} mode: ${target}: ${summary}`;
  const light = [
    ...(checkedInFull.has(path) ? await findViolations(page, fastRules) : []),
    ...(await findLowContrast(page, seen)),
  ].map(describe('light'));
  if (!versionsWithDarkMode.includes(readPagePath(path).version)) return light;
  await switchToDark(page);
  const dark = (await findLowContrast(page, seen)).map(describe('dark'));
  return [...light, ...dark];
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
    ...(await findAllViolations(page, path)),
    ...problems.slice(before),
  ].map((problem) => `/${path} ${problem}`);
}

for (let part = 0; part < PARTS; part += 1) {
  // Neighbors are alike, and some folders hold all the long pages: they are dealt out.
  const own = paths.filter((_, index) => index % PARTS === part);
  test(`every page opens, fits a phone and is accessible, part ${part + 1} of ${PARTS}`, async ({
    sharedPage,
  }) => {
    test.setTimeout(20 * 60_000);
    const problems = watch(sharedPage);
    const found: string[] = [];
    for (const path of own) found.push(...(await checkPage(sharedPage, path, problems)));
    sharedPage.removeAllListeners();
    expect(found).toEqual([]);
  });
}
