/** Finds the entries of the error catalog in the page, which are static, and shows or hides them. */
import {updateContentsLinks} from '../../lib/contents-links.ts';
import {findMessages} from './find-messages.ts';

interface Entry {
  /** Its heading and what follows, or its item in the list of all messages. */
  readonly parts: HTMLElement[];
  readonly messages: string[];
}

interface Section {
  /** Its heading, and what isn't part of an entry. */
  readonly parts: HTMLElement[];
  readonly entries: Entry[];
}

function codesOf(element: HTMLElement): string[] {
  return [...element.querySelectorAll('code')].map(({textContent}) => textContent);
}

/** Whether a heading is a message: it contains only code, and the link to itself. */
function isMessage(heading: HTMLElement): boolean {
  const [code, link] = ['code', '.hash-link'].map(
    (part) => heading.querySelector(part)?.textContent ?? '',
  );
  return heading.tagName === 'H3' && code !== '' && heading.textContent === `${code}${link}`;
}

/** The items of a page group, in which each item is the link to an entry. */
function readItems(group: HTMLElement): Entry[] {
  const items = [...group.querySelectorAll<HTMLElement>(':scope > ul > li')];
  if (!items.every((item) => item.querySelector(':scope > a > code'))) return [];
  return items.map((item) => ({
    parts: [item],
    messages: [...item.querySelectorAll(':scope > a > code')].map(({textContent}) => textContent),
  }));
}

function siblingsAfter(element: Element | null): Element[] {
  const siblings: Array<Element | null> = [...(element?.parentElement?.children ?? [])];
  return siblings.slice(siblings.indexOf(element) + 1).filter((sibling) => sibling !== null);
}

/** Reads the introduction and the sections after an element, also those after the `section` around it. */
function readSections(start: Element): Section[] {
  const sections: Section[] = [{parts: [], entries: []}];
  let entry: Entry | undefined;
  for (const next of [start, start.closest('section')].flatMap(siblingsAfter)) {
    if (!(next instanceof HTMLElement)) continue;
    const section = sections.at(-1);
    if (/^H[23]$/.test(next.tagName)) {
      entry = isMessage(next) ? {parts: [next], messages: codesOf(next)} : undefined;
      if (entry) section?.entries.push(entry);
      else sections.push({parts: [next], entries: []});
    } else if (entry) {
      entry.parts.push(next);
      // The item "Messages" of an entry with more than one.
      const all = next.matches('ul.facts') && next.querySelector<HTMLElement>(':scope > li > ul');
      if (all) entry.messages.push(...codesOf(all));
    } else {
      section?.parts.push(next);
      section?.entries.push(...readItems(next));
    }
  }
  return sections;
}

/**
 * Shows the entries that a query finds, after an element.
 *
 * @param query - Empty to show all.
 * @returns The first part of each entry that is shown.
 */
export function showMessages(start: Element, query: string): HTMLElement[] {
  const sections = readSections(start);
  const entries = sections.flatMap((section) => section.entries);
  const messages = entries.map((entry) => entry.messages);
  const found = query === '' ? undefined : findMessages(messages, query);
  const shown = entries.filter((_, index) => found?.has(index) ?? true);
  let isLaterShown = false;
  // From the end, because a heading is shown if one of the sections below it is.
  for (const {parts, entries: own} of sections.reverse()) {
    const isHeading = parts[0]?.tagName === 'H2';
    const isFound = own.some((entry) => shown.includes(entry));
    const isShown = query === '' || isFound || (isHeading && isLaterShown);
    isLaterShown = !isHeading && (isLaterShown || isFound);
    for (const part of parts) part.hidden = !isShown;
    for (const entry of own) {
      for (const part of entry.parts) part.hidden = !shown.includes(entry);
    }
  }
  updateContentsLinks();
  return shown.flatMap(({parts: [first]}) => first ?? []);
}
