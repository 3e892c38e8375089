/** Filters elements by text. */
import {updateContentsLinks} from './contents-links.ts';

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text in lower case contains every word of the query. */
export function hasWords(text: string, query: string): boolean {
  return wordsOf(query).every((word) => text.includes(word));
}

/** Hides the sections in `root` without a match, and their links in the table of contents. */
export function showSections(root: HTMLElement, hasMatch: (section: HTMLElement) => boolean): void {
  for (const section of root.querySelectorAll<HTMLElement>('section')) {
    section.hidden = !hasMatch(section);
  }
  updateContentsLinks();
}

/** Highlights the query with the CSS Custom Highlight API, which doesn't change the DOM. */
export function highlightWords(elements: readonly HTMLElement[], query: string): void {
  if (!('highlights' in CSS)) return;
  const marked = new Highlight();
  for (const element of elements) {
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
