/** Synchronizes the open sections of the page with the URL. */
import {reading} from '@site/src/config/reading';
import {replaceQuery, setParameter} from './query';
import {ALL_SECTIONS, OPEN_PARAMETER, readSections, withSection} from './sections';

/** The sections in the URL when it was last read or written. */
let known: readonly string[] = [];

/** Changes that aren't in the URL yet. */
let pending = new Map<HTMLDetailsElement, boolean>();
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenAt = -Infinity;

function nameOf(section: HTMLDetailsElement): string | undefined {
  return section.dataset.section ?? section.querySelector(':scope > [id]')?.id;
}

function readUrl(): readonly string[] {
  return readSections(new URLSearchParams(window.location.search));
}

function write(change: (names: readonly string[]) => readonly string[]): void {
  clearTimeout(timer);
  timer = undefined;
  writtenAt = performance.now();
  replaceQuery((query) => {
    known = change(readSections(query));
    setParameter(query, OPEN_PARAMETER, known.join(','));
  });
}

function writePending(): void {
  const changes = pending;
  pending = new Map();
  write((names) =>
    [...changes].reduce((next, [section, isOpen]) => {
      const name = nameOf(section);
      return name === undefined ? next : withSection(next, name, isOpen);
    }, names),
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
  write(() => (isOpen ? [ALL_SECTIONS] : []));
}

/** Whether all sections are open, according to the URL. */
export function areAllOpen(): boolean {
  return readUrl().includes(ALL_SECTIONS);
}

/** Applies the URL to a section that was just rendered. */
export function openAtStart(section: HTMLDetailsElement): void {
  const target = window.docsPage?.findTarget();
  const isTarget = target ? section.contains(target) : false;
  if (isTarget || readUrl().includes(nameOf(section) ?? '')) section.open = true;
}

/** Applies the URL to all sections. Closes those that are no longer in the URL. */
export function restoreSections(): void {
  const wanted = readUrl();
  for (const name of new Set([...known, ...wanted])) {
    const section = window.docsPage?.findSection(name);
    if (section && !pending.has(section)) section.open = wanted.includes(name);
  }
  known = wanted;
}

/** Resets the state when the reader leaves a page. */
export function startPage(): void {
  clearTimeout(timer);
  timer = undefined;
  pending.clear();
  known = [];
}
