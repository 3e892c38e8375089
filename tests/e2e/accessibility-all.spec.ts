/**
 * Runs axe on every page of the site: in light mode, and in dark mode where readers can switch to it.
 * What is closed at first is opened before.
 */
import type {Page} from '@playwright/test';
import {colorModeFields, readSwitchLines} from '../../src/config/color-mode.ts';
import {releaseLines, segmentOf} from '../../src/config/versions.ts';
import {pageName} from '../../scripts/lib/server/resolve-request.ts';
import {listFiles, NOT_FOUND} from '../lib/built-site.ts';
import {
  ALL_RULES,
  findLowContrast,
  findViolations,
  onlyRules,
  showEverything,
  type Violation,
} from './axe.ts';
import {addressOf, expect, test, waitUntilInteractive} from './fixtures.ts';

/** Enough parts to keep all workers busy until the end. */
const PARTS = 20;

const paths = [...listFiles().files]
  .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
  .map(pageName)
  .sort();

const segmentsWithDarkMode: readonly string[] = releaseLines
  .filter(({line}) => readSwitchLines(colorModeFields).includes(line))
  .map(({segment}) => segment);

/** Contrast takes nine tenths of the time of axe: it is checked separately, see findLowContrast. */
const rulesWithoutContrast = {
  ...ALL_RULES,
  rules: {...ALL_RULES.rules, 'color-contrast': {enabled: false}},
};

/** Kinds of text whose contrast was checked, on all pages that the worker has opened. */
const seen = new Set<string>();

async function findAll(page: Page, path: string): Promise<(Violation & {mode: string})[]> {
  await page.goto(addressOf(path));
  await waitUntilInteractive(page);
  await showEverything(page);
  const light = [
    ...(await findViolations(page, rulesWithoutContrast)),
    ...(await findLowContrast(page, seen)),
  ].map((violation) => ({...violation, mode: 'light'}));
  if (!segmentsWithDarkMode.includes(segmentOf(path))) return light;
  // The page isn't loaded again: this attribute is all that the switch changes.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const dark = [
    ...(await findViolations(page, onlyRules('link-in-text-block'))),
    ...(await findLowContrast(page, seen)),
  ].map((violation) => ({...violation, mode: 'dark'}));
  return [...light, ...dark];
}

// Colors don't fade from one mode to the other.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    // Keeps pages from prefetching others.
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
});

for (let part = 0; part < PARTS; part += 1) {
  // Neighbors are alike, and some folders hold all the long pages: they are dealt out.
  const own = paths.filter((_, index) => index % PARTS === part);
  test(`all pages are accessible, part ${part + 1} of ${PARTS}`, async ({page}) => {
    test.setTimeout(20 * 60_000);
    const pagesByProblem = new Map<string, string[]>();
    for (const path of own) {
      for (const {rule, mode, target, summary} of await findAll(page, path)) {
        const problem = `${rule} in ${mode} mode: ${target}: ${summary}`;
        pagesByProblem.set(problem, [...(pagesByProblem.get(problem) ?? []), `/${path}`]);
      }
    }
    const report = [...pagesByProblem].map(
      ([problem, pages]) => `${problem} On ${pages.join(', ')}`,
    );
    expect(report).toEqual([]);
  });
}

test('each kind of text with low contrast is reported once', async ({page}) => {
  await page.goto(addressOf('getting-started/installation'));
  await waitUntilInteractive(page);
  const known = new Set<string>();
  expect(await findLowContrast(page, known)).toEqual([]);
  await page.evaluate(() => {
    for (const paragraph of document.querySelectorAll<HTMLElement>('main article p')) {
      paragraph.style.setProperty('color', '#f8f8f8');
    }
  });
  const violations = await findLowContrast(page, known);
  expect(violations.map(({rule}) => rule)).toEqual(['color-contrast']);
  expect(await findLowContrast(page, known)).toEqual([]);
});

test('text on another background is another kind of text', async ({page}) => {
  await page.goto(addressOf('getting-started/installation'));
  await waitUntilInteractive(page);
  const known = new Set<string>();
  await findLowContrast(page, known);
  // As if a terminal had the background of inline code.
  await page.evaluate(() => {
    document
      .querySelector<HTMLElement>('main figure code')
      ?.style.setProperty('background', '#fff');
  });
  expect(await findLowContrast(page, known)).not.toEqual([]);
});
