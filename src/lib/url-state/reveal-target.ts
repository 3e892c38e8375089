import {reading} from '@site/src/config/reading';
import {replaceQuery} from '@site/src/lib/url-state/query';
import {announce} from './announce';
import {keepPosition, stayAt} from './position';

/**
 * What led to the target: a page load, a link, Back or Forward to another page, or the target being
 * rendered late.
 */
export type Arrival = 'load' | 'follow' | 'return' | 'late';

/** What led to the page, or to its current target. */
let lastArrival: Exclude<Arrival, 'late'> = 'load';

let correction: ReturnType<typeof setTimeout> | undefined;

/** On reload and Back, browsers restore the scroll position. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

/** Whether Back or Forward led to the page, which then is where the reader left it. */
export function hasReturned(): boolean {
  return lastArrival === 'return';
}

function scrollToTarget(): void {
  window.docsPage?.findTarget()?.scrollIntoView({behavior: 'instant', block: 'start'});
}

/** Focuses and marks the target: browsers don't update `:target` when the router navigates. */
function focus(target: HTMLElement): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  target.dataset.target = lastArrival;
  if (!target.matches('a, button, summary, input, [tabindex]')) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

/**
 * Scrolls to the target again, unless the reader has scrolled: images and fonts may have moved it.
 * Restores the focus if hydration replaced the element.
 */
function correctLater(): void {
  clearTimeout(correction);
  correction = setTimeout(() => {
    const target = window.docsPage?.findTarget();
    if (!target || window.docsPage?.hasMoved) return;
    if (document.activeElement === document.body) focus(target);
    keepPosition();
  }, reading.anchor.correctAfter);
}

function nameOf(section: HTMLDetailsElement): string {
  return section.querySelector('summary code, summary')?.textContent.trim() ?? '';
}

/**
 * Opens the sections and tabs around the target of the URL, focuses it and scrolls to it, unless the reader
 * is or was elsewhere on the page.
 */
export function revealTarget(arrival: Arrival): void {
  const page = window.docsPage;
  if (!page) return;
  if (arrival === 'follow') page.hasMoved = false;
  if (arrival !== 'late') lastArrival = arrival;
  clearTimeout(correction);
  const target = page.findTarget();
  if (!target) return;
  const {sections, tabs} = page.openAround(target);
  if (tabs.length > 0) {
    replaceQuery((query) => {
      for (const [parameter, value] of tabs) query.set(parameter, value);
    });
  }
  const outermost = sections.at(-1);
  if (outermost) announce(`Opened: ${nameOf(outermost)}`);
  const isElsewhere = hasReturned() || (lastArrival === 'load' && isRestored());
  if (isElsewhere || page.hasMoved) return;
  focus(target);
  stayAt(scrollToTarget);
  correctLater();
}
