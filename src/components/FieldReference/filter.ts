/**
 * Filter of the config reference. It matches the published fields, and shows or hides their elements in
 * the DOM, because they're static markup outside of React.
 */
import type {PublishedField} from '@devspace-docs/devspace-check';
import {hasWords, highlightWords, showSections} from '../../lib/filter-text.ts';

export interface SearchTexts {
  /** With and without `*` and `[]`. */
  readonly path: string;
  readonly parentPath: string;
  readonly description: string;
}

export interface FieldEntry {
  readonly element: HTMLElement;
  /** Searchable texts, in lower case. */
  readonly texts: SearchTexts;
  /** Innermost first. */
  readonly ancestors: readonly HTMLDetailsElement[];
}

/** With more matches, sections stay closed, because opening all of them would bury the matches. */
const MAX_OPENED = 120;

function findAncestors(element: HTMLElement): HTMLDetailsElement[] {
  const ancestors: HTMLDetailsElement[] = [];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) ancestors.push(parent);
  }
  return ancestors;
}

function pathText(path: string): string {
  return `${path} ${path.replaceAll('[]', '').replaceAll('.*', '')}`.toLowerCase();
}

/** Searchable texts of a field. */
export function searchTexts({path, description}: PublishedField): SearchTexts {
  return {
    path: pathText(path),
    parentPath: pathText(path.replace(/\.?[^.]*$/, '')),
    description: description.replaceAll('`', '').toLowerCase(),
  };
}

/** Finds the elements of fields in `root`, parents before children. */
export function findEntries(root: HTMLElement, fields: readonly PublishedField[]): FieldEntry[] {
  return fields.flatMap((field) => {
    const anchor = field.url.slice(field.url.indexOf('#') + 1);
    const target = root.querySelector(`#${CSS.escape(anchor)}`);
    // The anchor of a section is on its heading.
    const element =
      target?.closest<HTMLElement>('.field') ??
      target?.closest('section')?.querySelector<HTMLElement>('.field-root');
    return element ? [{element, texts: searchTexts(field), ancestors: findAncestors(element)}] : [];
  });
}

/** Matches of a query. */
export interface Matches {
  /** Fields whose own name is part of the match. Those below them are shown with them. */
  readonly names: readonly FieldEntry[];
  /** Other fields that have all words in their path and description. */
  readonly others: readonly FieldEntry[];
}

/** Whether a path is one that the reader uses, such as `dev.my-app.ports[0]`, or starts like it. */
function isOwnPath(path: string, query: string): boolean {
  const names = path.split('.');
  const own = query
    .toLowerCase()
    .replaceAll(/\[\d*\]/g, '')
    .split('.');
  return (
    own.length === names.length &&
    own.every((name, index) => names[index] === '*' || names[index]?.startsWith(name))
  );
}

/**
 * Finds the fields whose path and description contain every word of the query, or else those with its path in
 * the reader's config.
 */
export function findMatches(entries: readonly FieldEntry[], query: string): Matches {
  const names: FieldEntry[] = [];
  const others: FieldEntry[] = [];
  for (const entry of entries) {
    const {path, parentPath, description} = entry.texts;
    if (hasWords(parentPath, query)) continue;
    if (hasWords(path, query)) names.push(entry);
    else if (hasWords(`${path} ${description}`, query)) others.push(entry);
  }
  if (names.length + others.length === 0)
    names.push(...entries.filter(({texts}) => isOwnPath(texts.path.split(' ')[0] ?? '', query)));
  return {names, others};
}

/** Highlights the query in the matches. */
export function highlightMatches(matches: readonly FieldEntry[], query: string): void {
  highlightWords(
    matches.slice(0, MAX_OPENED).map(({element}) => element),
    query,
  );
}

/** Sections that a filter opened, so that the next one can close them. */
export type OpenedSections = ReadonlySet<HTMLDetailsElement>;

/**
 * Hides all fields except the matches, their ancestors and their descendants.
 *
 * @param matches - Undefined to show all fields.
 * @returns The sections that it opened; undefined if all fields are shown.
 */
export function showMatches(
  root: HTMLElement,
  entries: readonly FieldEntry[],
  matches: readonly FieldEntry[] | undefined,
  previous: OpenedSections | undefined,
): OpenedSections | undefined {
  const visible = new Set<Element>();
  const opened = new Set<HTMLDetailsElement>();
  const canOpen = matches !== undefined && matches.length <= MAX_OPENED;
  for (const {element, ancestors} of matches ?? []) {
    for (
      let field: Element | null | undefined = element;
      field;
      field = field.parentElement?.closest('.field')
    ) {
      visible.add(field);
    }
    for (const details of canOpen ? ancestors : []) {
      if (!details.open || previous?.has(details)) opened.add(details);
    }
  }
  const matched = new Set<Element>((matches ?? []).map(({element}) => element));
  // Entries list parents before children, so `inMatch` already contains a matching parent.
  const inMatch = new Set<Element>();
  for (const {element} of entries) {
    const parent = element.parentElement?.closest('.field');
    if (matched.has(element) || (parent && inMatch.has(parent))) inMatch.add(element);
    element.toggleAttribute('data-match', matched.has(element));
    element.hidden = matches !== undefined && !visible.has(element) && !inMatch.has(element);
  }
  for (const details of previous ?? []) if (!opened.has(details)) details.open = false;
  for (const details of opened) details.open = true;
  root.toggleAttribute('data-filtered', matches !== undefined);
  showSections(root, (section) => section.querySelector('.field:not([hidden])') !== null);
  return matches === undefined ? undefined : opened;
}
