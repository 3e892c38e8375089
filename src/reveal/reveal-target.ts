import {reading} from '@site/src/config/reading';
import {replaceQuery} from '@site/src/reading-state/address';
import {announce} from './announce';

/** How the reader came to a target: with the page itself, by a link on it, or as the target arrived. */
export type Arrival = 'load' | 'follow' | 'late';

let correction: ReturnType<typeof setTimeout> | undefined;

/** A reload and Back return to the place that was being read, not to the target. */
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

/** Tabs begin anew once scripts run: the target is then another element, and the focus is nowhere. */
function settle(): void {
  const target = window.docsPage?.findTarget();
  if (!target) return;
  if (document.activeElement === document.body) focus(target);
  scrollTo(target);
}

/** Corrects the place once, if the page has moved since and the reader has not moved it. */
function correctLater(): void {
  clearTimeout(correction);
  correction = setTimeout(() => {
    if (window.docsPage?.hasMoved === false) settle();
  }, reading.anchor.correctAfter);
}

function nameOf(section: HTMLDetailsElement): string {
  return section.querySelector('summary')?.textContent.trim() ?? '';
}

/** Opens what is around the target of the address, and leads the reader to it. */
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
  focus(target);
  scrollTo(target);
  // Rows that had only an estimated height get their real one when they come near.
  requestAnimationFrame(settle);
  correctLater();
}
