/** The filter of the reference, on plain elements: fields are markup that React does not know. */

/** A field in the page. */
export interface FieldEntry {
  readonly element: HTMLElement;
  /** What the filter looks through, in lower case. */
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

/** Lists the fields below an element, parents before their children. */
export function readFields(root: HTMLElement): FieldEntry[] {
  return [...root.querySelectorAll<HTMLElement>('.field')].map((element) => {
    const path = element.querySelector('code')?.textContent ?? '';
    // Readers may leave out the marks of maps and lists.
    const plainPath = path.replaceAll('[]', '').replaceAll('.*', '');
    const description = element.querySelector('.field-summary, p')?.textContent ?? '';
    return {
      element,
      text: `${path} ${plainPath} ${description}`.toLowerCase(),
      around: readAround(element),
    };
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
