import {reading} from '@site/src/config/reading';
import {replaceQuery} from '@site/src/lib/url-state/query';
import {announce} from './announce';

/** What led to the target: a page load, a link on the page, or the target being rendered late. */
export type Arrival = 'load' | 'follow' | 'late';

let correction: ReturnType<typeof setTimeout> | undefined;

/** On reload and Back, browsers restore the scroll position. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

function scrollTo(target: Element): void {
  target.scrollIntoView({behavior: 'instant', block: 'start'});
}

function focus(target: HTMLElement): void {
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
    scrollTo(target);
  }, reading.anchor.correctAfter);
}

/** Browsers don't update `:target` when the router navigates. */
function mark(target: HTMLElement): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  target.dataset.target = '';
}

function nameOf(section: HTMLDetailsElement): string {
  return section.querySelector('summary code, summary')?.textContent.trim() ?? '';
}

/** Opens the sections and tabs around the target of the URL, focuses it and scrolls to it. */
export function revealTarget(arrival: Arrival): void {
  const page = window.docsPage;
  const target = page?.findTarget();
  if (!page || !target) return;
  const {sections, tabs} = page.openAround(target);
  if (tabs.length > 0) {
    replaceQuery((query) => {
      for (const [parameter, value] of tabs) query.set(parameter, value);
    });
  }
  const outermost = sections.at(-1);
  if (outermost) announce(`Opened: ${nameOf(outermost)}`);
  if (arrival === 'load' && (isRestored() || page.hasMoved)) return;
  page.hasMoved = false;
  mark(target);
  focus(target);
  scrollTo(target);
  correctLater();
}
