/**
 * The filter of the reference. It reads the published fields, and shows or hides their elements, which
 * are static markup outside React.
 */
import type {PublishedField} from '@site/src/lib/reference-data/types';

/** A field with its element on the page. */
export interface FieldEntry {
  readonly element: HTMLElement;
  /** Text that the filter searches, in lower case. */
  readonly text: string;
  /** The `details` around it, innermost first. */
  readonly around: readonly HTMLDetailsElement[];
}

/** More matches than this stay closed: opening them all would bury what one looks for. */
const MAX_OPENED = 120;

function readAround(element: HTMLElement): HTMLDetailsElement[] {
  const around: HTMLDetailsElement[] = [];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) around.push(parent);
  }
  return around;
}

/** Text of a field that the filter searches: its path, with and without `*` and `[]`, and its description. */
export function searchText({path, description}: PublishedField): string {
  const plainPath = path.replaceAll('[]', '').replaceAll('.*', '');
  return `${path} ${plainPath} ${description.replaceAll('`', '')}`.toLowerCase();
}

/** Finds the elements of fields below an element, parents before their children. */
export function findEntries(root: HTMLElement, fields: readonly PublishedField[]): FieldEntry[] {
  return fields.flatMap((field) => {
    const anchor = field.url.slice(field.url.indexOf('#') + 1);
    const target = root.querySelector(`#${CSS.escape(anchor)}`);
    // The anchor of a section is its heading.
    const element =
      target?.closest<HTMLElement>('.field') ??
      target?.closest('section')?.querySelector<HTMLElement>('.field-root');
    return element ? [{element, text: searchText(field), around: readAround(element)}] : [];
  });
}

/** Words of a query, in lower case. */
function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Fields whose path or description has every word of the query. */
export function findMatches(entries: readonly FieldEntry[], query: string): FieldEntry[] {
  const words = wordsOf(query);
  return entries.filter(({text}) => words.every((word) => text.includes(word)));
}

/** Marks the words of the query in the matches. It changes no element; browsers without it mark none. */
export function highlightWords(matches: readonly FieldEntry[], query: string): void {
  if (!('highlights' in CSS)) return;
  const marked = new Highlight();
  for (const {element} of matches.slice(0, MAX_OPENED)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.toLowerCase() ?? '';
      for (const word of wordsOf(query)) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          marked.add(range);
        }
      }
    }
  }
  CSS.highlights.set('filter', marked);
}

/** What a filter changed, so that the next one can take it back. */
export interface Shown {
  readonly opened: ReadonlySet<HTMLDetailsElement>;
}

export const nothingShown: Shown = {opened: new Set()};

/**
 * Hides all fields but the matches, what is around them and what is inside them.
 *
 * @param matches - Undefined shows every field again.
 */
export function showMatches(
  root: HTMLElement,
  entries: readonly FieldEntry[],
  matches: readonly FieldEntry[] | undefined,
  before: Shown,
): Shown {
  const visible = new Set<Element>();
  const opened = new Set<HTMLDetailsElement>();
  const canOpen = matches !== undefined && matches.length <= MAX_OPENED;
  for (const {element, around} of matches ?? []) {
    for (
      let field: Element | null | undefined = element;
      field;
      field = field.parentElement?.closest('.field')
    ) {
      visible.add(field);
    }
    for (const details of canOpen ? around : []) {
      if (!details.open || before.opened.has(details)) opened.add(details);
    }
  }
  const matched = new Set<Element>((matches ?? []).map(({element}) => element));
  // Parents come first, so that a field knows whether it stands inside a match.
  const inMatch = new Set<Element>();
  for (const {element} of entries) {
    const parent = element.parentElement?.closest('.field');
    if (matched.has(element) || (parent && inMatch.has(parent))) inMatch.add(element);
    element.toggleAttribute('data-match', matched.has(element));
    element.hidden = matches !== undefined && !visible.has(element) && !inMatch.has(element);
  }
  for (const details of before.opened) if (!opened.has(details)) details.open = false;
  for (const details of opened) details.open = true;
  root.toggleAttribute('data-filtered', matches !== undefined);
  for (const section of root.querySelectorAll<HTMLElement>(':scope > section')) {
    section.hidden = section.querySelector('.field:not([hidden])') === null;
    const id = section.querySelector('h2')?.id ?? '';
    for (const link of document.querySelectorAll(`.table-of-contents__link[href="#${id}"]`)) {
      link.toggleAttribute('data-matched', matches !== undefined && !section.hidden);
    }
  }
  return matches === undefined ? nothingShown : {opened};
}
