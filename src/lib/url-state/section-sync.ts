/** Synchronizes the open sections of the page with the URL. */
import {reading} from '@site/src/config/reading';
import {replaceQuery, setParameter} from './query';
import {
  ALL_SECTIONS,
  OPEN_PARAMETER,
  formatSections,
  parseSections,
  withSection,
  type Sections,
} from './sections';

/** The sections in the URL when it was last read or written. */
let known: Sections = new Map();

/** Changes that aren't in the URL yet. */
let pending = new Map<HTMLDetailsElement, boolean>();
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenAt = -Infinity;

function nameOf(section: HTMLDetailsElement): string | undefined {
  return section.dataset.section ?? section.querySelector(':scope > [id]')?.id;
}

function write(change: (sections: Sections) => Sections): void {
  clearTimeout(timer);
  timer = undefined;
  writtenAt = performance.now();
  replaceQuery((query) => {
    known = change(parseSections(query.get(OPEN_PARAMETER)));
    setParameter(query, OPEN_PARAMETER, formatSections(known, reading.openLimit));
  });
}

function writePending(): void {
  const changes = pending;
  pending = new Map();
  write((sections) =>
    [...changes].reduce((next, [section, isOpen]) => {
      const name = nameOf(section);
      return name === undefined ? next : withSection(next, name, isOpen);
    }, sections),
  );
}

/** Records that the reader opened or closed a section. */
export function noteSection(section: HTMLDetailsElement, isOpen: boolean): void {
  if (nameOf(section) === undefined) return;
  pending.set(section, isOpen);
  // Writes the first change immediately, because the reader may follow a link next.
  timer ??= setTimeout(
    writePending,
    Math.max(0, writtenAt + reading.stateDelay - performance.now()),
  );
}

/** Records that the reader opened or closed all sections. */
export function noteAllSections(isOpen: boolean): void {
  pending.clear();
  write(() => (isOpen ? new Map([[ALL_SECTIONS, true]]) : new Map()));
}

/** Whether all sections are open, according to the URL. */
export function areAllOpen(): boolean {
  const query = new URLSearchParams(window.location.search);
  return parseSections(query.get(OPEN_PARAMETER)).get(ALL_SECTIONS) === true;
}

/** Applies the URL to a section that was just rendered. */
export function openAtStart(section: HTMLDetailsElement): void {
  const query = new URLSearchParams(window.location.search);
  const wanted = parseSections(query.get(OPEN_PARAMETER)).get(nameOf(section) ?? '');
  if (wanted !== undefined) section.open = wanted;
  const target = window.docsPage?.findTarget();
  if (target && section.contains(target)) section.open = true;
}

/** Applies the URL to all sections. Closes those that are no longer in the URL. */
export function restoreSections(): void {
  const wanted = parseSections(new URLSearchParams(window.location.search).get(OPEN_PARAMETER));
  const isPending = (section: HTMLDetailsElement): boolean => pending.has(section);
  for (const name of known.keys()) {
    const section = wanted.has(name) ? null : window.docsPage?.findSection(name);
    if (section && !isPending(section)) section.open = false;
  }
  for (const [name, isOpen] of wanted) {
    const section = window.docsPage?.findSection(name);
    if (section && !isPending(section)) section.open = isOpen;
  }
  known = wanted;
}

/** Resets the state when the reader leaves a page. */
export function startPage(): void {
  clearTimeout(timer);
  timer = undefined;
  pending.clear();
  known = new Map();
}
