/** Runs axe in a page. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

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
  /** Looks of text whose contrast was already checked. New ones are added. By default, all text is checked. */
  readonly seen?: Set<string>;
}

/** Rules about the look of text and links, which take most of the time of a check. */
const CONTRAST_RULES = ['color-contrast', 'link-in-text-block'];

/** Finds violations of WCAG 2.2, levels A and AA, and of good practice in the current state of a page. */
export async function findViolations(
  page: Page,
  {selector = 'html', ignored = [], seen}: CheckOptions = {},
): Promise<Violation[]> {
  const violations = await run(page, selector, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    rules: {
      // It's experimental, so no tag includes it.
      'td-has-header': {enabled: true},
      ...Object.fromEntries(
        [...ignored, ...(seen ? CONTRAST_RULES : [])].map((rule) => [rule, {enabled: false}]),
      ),
    },
  });
  return [...violations, ...(seen ? await findLowContrast(page, seen) : [])];
}

/** Finds violations in dark mode that the same page doesn't have in light mode. */
export async function findDarkViolations(
  page: Page,
  {selector = 'html', seen}: CheckOptions = {},
): Promise<Violation[]> {
  await switchToDark(page);
  return seen ? findLowContrast(page, seen) : run(page, selector, {runOnly: CONTRAST_RULES});
}

/** Shows content that is collapsed, or not rendered because it's off screen. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('details')) section.open = true;
    for (const panel of document.querySelectorAll('[role=tabpanel][hidden]')) {
      panel.removeAttribute('hidden');
    }
    // Not a style element: the security policy blocks it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(sheet);
    // Rows that were not laid out get their colors with the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Switches to dark mode without a reload: only this attribute changes. */
export async function switchToDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
}

const MARK = 'data-new-text-style';

/**
 * Marks the elements whose text looks different from all text seen before: by color, size and weight, by
 * the backgrounds behind it, and as part of a link by how that differs from the text around it. Contrast
 * depends on nothing else, so one element of each look is enough.
 *
 * @param seen - What was seen on other pages. New looks are added.
 * @returns Whether there is any.
 */
async function markNewTextStyles(page: Page, seen: Set<string>): Promise<boolean> {
  const added = await page.evaluate(
    ([mark, known]) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      const backgrounds = new Map<Element, string>();
      const backgroundOf = (element: Element | null): string => {
        if (!element) return '';
        const memoized = backgrounds.get(element);
        if (memoized !== undefined) return memoized;
        const {backgroundColor, backgroundImage, opacity, filter} = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter].join(' ');
        const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none';
        const behind = backgroundOf(element.parentElement);
        const all = isPlain ? behind : `${behind}/${own}`;
        backgrounds.set(element, all);
        return all;
      };
      // A link in text must differ from the text around it.
      const lookOfLink = (link: Element): string => {
        const block = link.closest('p, li, td, dd') ?? link;
        if (block.textContent.trim() === link.textContent.trim()) return 'link';
        const {textDecorationLine, borderBottomStyle} = getComputedStyle(link);
        const {color, fontWeight} = getComputedStyle(link.parentElement ?? link);
        return [textDecorationLine, borderBottomStyle, color, fontWeight].join(' ');
      };
      const styles = new Set(known);
      const before = styles.size;
      for (const element of document.body.querySelectorAll('*')) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (!hasText || !element.checkVisibility({visibilityProperty: true})) continue;
        const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
        const link = element.closest('a');
        const around = link ? lookOfLink(link) : '';
        const look = [color, fontSize, fontWeight, textShadow, backgroundOf(element), around];
        const style = look.join('|');
        if (styles.has(style)) continue;
        styles.add(style);
        (link ?? element).setAttribute(mark, '');
      }
      return [...styles].slice(before);
    },
    [MARK, [...seen]] as [string, string[]],
  );
  for (const style of added) seen.add(style);
  return added.length > 0;
}

/** Finds text with too little contrast, looking once at each kind of text. */
export async function findLowContrast(page: Page, seen: Set<string>): Promise<Violation[]> {
  if (!(await markNewTextStyles(page, seen))) return [];
  return run(page, `[${MARK}]`, {runOnly: CONTRAST_RULES});
}
