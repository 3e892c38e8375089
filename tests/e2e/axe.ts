/** Runs axe in a page. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import {passFrames} from './page-helpers.ts';

/** The browser parses the minified code in half the time. */
const AXE_CODE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** A window in which axe was loaded. */
interface AxeWindow {
  readonly axe: {run: (selector: string, options: RunOptions) => Promise<AxeResults>};
}

/** An element that breaks a rule. */
export interface Violation {
  readonly rule: string;
  /** Selector of the element. */
  readonly target: string;
  readonly summary: string;
}

/** Runs axe on a part of the page. */
async function run(page: Page, selector: string, options: RunOptions): Promise<Violation[]> {
  // A page keeps axe until another one is opened. The security policy doesn't apply here.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_CODE);
  const {violations} = await page.evaluate(
    ([part, runOptions]) => (window as unknown as AxeWindow).axe.run(part, runOptions),
    // Collecting passed checks would take longer than finding failed ones.
    [selector, {...options, resultTypes: ['violations']}] as [string, RunOptions],
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => ({
      rule: id,
      target: target.join(' '),
      summary: `${help}. ${failureSummary ?? ''}`.replace(/\s+/g, ' ').trim(),
    })),
  );
}

interface CheckOptions {
  /** The part of the page to check; all of it by default. */
  readonly selector?: string;
  /** Rules to skip. */
  readonly ignored?: readonly string[];
}

/** Rules about the look of text and links. */
const CONTRAST_RULES = ['color-contrast', 'link-in-text-block'];

/** Finds violations of WCAG 2.2, levels A and AA, and of good practice in the current state of a page. */
export async function findViolations(
  page: Page,
  {selector = 'html', ignored = []}: CheckOptions = {},
): Promise<Violation[]> {
  return run(page, selector, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    rules: {
      // It's experimental, so no tag includes it.
      'td-has-header': {enabled: true},
      ...Object.fromEntries(ignored.map((rule) => [rule, {enabled: false}])),
    },
  });
}

/** Finds violations in dark mode that the same page doesn't have in light mode. */
export async function findDarkViolations(
  page: Page,
  {selector = 'html'}: CheckOptions = {},
): Promise<Violation[]> {
  await switchToDark(page);
  return run(page, selector, {runOnly: CONTRAST_RULES});
}

/** Shows content that is collapsed, or not rendered because it's off screen. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('details')) section.open = true;
    for (const panel of document.querySelectorAll('[role=tabpanel][hidden]')) {
      panel.removeAttribute('hidden');
    }
    // Not a style element: the security policy blocks it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(sheet);
  });
  // Rows that were not laid out get their colors with the next frame.
  await passFrames(page);
}

/** Switches to dark mode without a reload: only this attribute changes. */
export async function switchToDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
}
