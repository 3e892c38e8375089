/**
 * Opens a sample of all pages on a phone: no errors, and no violations that axe finds, in light mode and, where
 * readers can switch to it, in dark mode. accessibility.spec.ts checks each layout on a wide screen.
 */
import type {Page} from '@playwright/test';
import {readPagePath, versionsByLabel} from '@devspace-docs/versions';
import {pageName} from '@devspace-docs/static-host/node';
import {listPages, NOT_FOUND} from '../../lib/built-site.ts';
import {findDarkViolations, findViolations, showEverything, type Violation} from '../axe.ts';
import {urlOf, waitUntilInteractive} from '../fixtures.ts';
import {expect, test} from '../shared-page.ts';

/** Enough parts to keep all workers busy until the end. */
const PARTS = 4;
/** Of this many pages, one is opened. */
const SAMPLE = 10;

const sample = listPages()
  .filter((file) => file !== NOT_FOUND)
  .map(pageName)
  .sort()
  .filter((_, index) => index % SAMPLE === 0);

const options = {
  /** Slow, and about style sheets: accessibility.spec.ts checks them. */
  ignored: ['css-orientation-lock'],
};

/** Runs axe in both modes. */
async function findAllViolations(page: Page, path: string): Promise<string[]> {
  await showEverything(page);
  const describe =
    (mode: string) =>
    ({rule, target, summary}: Violation): string =>
      `breaks ${rule} in ${mode} mode: ${target}: ${summary}`;
  const light = (await findViolations(page, options)).map(describe('light'));
  if (!versionsByLabel[readPagePath(path).version].hasColorModeSwitch) return light;
  const dark = (await findDarkViolations(page, options)).map(describe('dark'));
  return [...light, ...dark];
}

async function checkPage(page: Page, path: string): Promise<string[]> {
  await page.goto(urlOf(path));
  await waitUntilInteractive(page);
  return (await findAllViolations(page, path)).map((problem) => `/${path} ${problem}`);
}

for (let part = 0; part < PARTS; part += 1) {
  test(`one in ${SAMPLE} pages open without errors and are accessible, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(10 * 60_000);
    const found: string[] = [];
    for (const path of sample.filter((_, index) => index % PARTS === part))
      found.push(...(await checkPage(page, path)));
    expect(found).toEqual([]);
  });
}
