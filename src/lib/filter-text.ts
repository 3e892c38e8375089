/** Filters elements by text. */

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text in lower case contains every word of the query. */
export function hasWords(text: string, query: string): boolean {
  return wordsOf(query).every((word) => text.includes(word));
}

/**
 * Hides the sections in `root` without a match, and their links in the table of contents: such a link would
 * lead to nothing.
 */
export function showSections(root: HTMLElement, hasMatch: (section: HTMLElement) => boolean): void {
  for (const section of root.querySelectorAll<HTMLElement>(':scope > section')) {
    section.hidden = !hasMatch(section);
    showInContents(section.querySelector('h2')?.id ?? '', !section.hidden);
  }
}

/** Shows or hides the link to a section in the table of contents. */
export function showInContents(id: string, isShown: boolean): void {
  for (const link of document.querySelectorAll(`.table-of-contents__link[href="#${id}"]`))
    link.closest('li')?.toggleAttribute('hidden', !isShown);
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
