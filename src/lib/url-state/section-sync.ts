/** Sections of the page and the URL, held in step. */
import {reading} from '@site/src/config/reading';
import {replaceQuery} from './query';
import {
  ALL_SECTIONS,
  OPEN_PARAMETER,
  formatSections,
  parseSections,
  withSection,
  type Sections,
} from './sections';

/** What the URL said when it was last looked at. */
let known: Sections = new Map();

/** Changes that the URL does not know yet. */
let pending = new Map<HTMLDetailsElement, boolean>();
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenAt = -Infinity;

function nameOf(section: HTMLDetailsElement): string | undefined {
  return section.dataset.section ?? section.querySelector(':scope > [id]')?.id;
}

function isOpenByItself(section: HTMLDetailsElement): boolean {
  return section.dataset.isOpen !== undefined;
}

function write(change: (sections: Sections) => Sections): void {
  clearTimeout(timer);
  timer = undefined;
  writtenAt = performance.now();
  replaceQuery((query) => {
    known = change(parseSections(query.get(OPEN_PARAMETER)));
    const value = formatSections(known, reading.openLimit);
    if (value === '') query.delete(OPEN_PARAMETER);
    else query.set(OPEN_PARAMETER, value);
  });
}

function writePending(): void {
  const changes = pending;
  pending = new Map();
  write((sections) =>
    [...changes].reduce((next, [section, isOpen]) => {
      const name = nameOf(section);
      return name === undefined ? next : withSection(next, name, isOpen, isOpenByItself(section));
    }, sections),
  );
}

/** Takes note of a section that the reader opens or closes. */
export function noteSection(section: HTMLDetailsElement, isOpen: boolean): void {
  if (nameOf(section) === undefined) return;
  pending.set(section, isOpen);
  // The first change at once: the reader may follow a link next.
  timer ??= setTimeout(
    writePending,
    Math.max(0, writtenAt + reading.stateDelay - performance.now()),
  );
}

/** Takes note of all sections that are opened, or closed, together. */
export function noteAllSections(isOpen: boolean): void {
  pending.clear();
  write(() => (isOpen ? new Map([[ALL_SECTIONS, true]]) : new Map()));
}

/** Whether the URL says that all sections are open. */
export function areAllOpen(): boolean {
  const query = new URLSearchParams(window.location.search);
  return parseSections(query.get(OPEN_PARAMETER)).get(ALL_SECTIONS) === true;
}

/** Opens or closes a section that has just come into the page as the URL says. */
export function openAtStart(section: HTMLDetailsElement): void {
  const query = new URLSearchParams(window.location.search);
  const wanted = parseSections(query.get(OPEN_PARAMETER)).get(nameOf(section) ?? '');
  if (wanted !== undefined) section.open = wanted;
  const target = window.docsPage?.findTarget();
  if (target && section.contains(target)) section.open = true;
}

/** Opens and closes sections as the URL says. Those that it no longer names go back. */
export function restoreSections(): void {
  const wanted = parseSections(new URLSearchParams(window.location.search).get(OPEN_PARAMETER));
  const isPending = (section: HTMLDetailsElement): boolean => pending.has(section);
  for (const name of known.keys()) {
    const section = wanted.has(name) ? null : window.docsPage?.findSection(name);
    if (section && !isPending(section)) section.open = isOpenByItself(section);
  }
  for (const [name, isOpen] of wanted) {
    const section = window.docsPage?.findSection(name);
    if (section && !isPending(section)) section.open = isOpen;
  }
  known = wanted;
}

/** Forgets the page that is left. */
export function startPage(): void {
  clearTimeout(timer);
  timer = undefined;
  pending.clear();
  known = new Map();
}
