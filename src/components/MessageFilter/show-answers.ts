/** Shows the cause and the fix below messages that only link to their entry on another page. */

/** With more messages, readers look for theirs first. */
const MAX_ANSWERED = 3;

const pages = new Map<string, Promise<Document>>();

function loadPage(url: string): Promise<Document> {
  let page = pages.get(url);
  if (!page) {
    page = fetch(url).then(async (response) => {
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), 'text/html');
    });
    pages.set(url, page);
    // Lets the next filter retry.
    page.catch(() => pages.delete(url));
  }
  return page;
}

/** The list with the cause and the fix of an entry. */
function findAnswer(page: Document, id: string): Element | undefined {
  let next = page.getElementById(id)?.closest('h3')?.nextElementSibling;
  while (next && !next.matches('h2, h3, .facts')) next = next.nextElementSibling;
  return next?.matches('.facts') ? next : undefined;
}

async function addAnswer(item: HTMLElement, signal: AbortSignal): Promise<void> {
  const link = item.querySelector<HTMLAnchorElement>(':scope > a');
  if (!link || item.tagName !== 'LI') return;
  const {origin, pathname, hash} = new URL(link.href);
  const answer = findAnswer(await loadPage(origin + pathname), hash.slice(1));
  if (!answer || signal.aborted) return;
  const copy = document.importNode(answer, true);
  // The link consists of the same messages.
  for (const row of copy.children)
    if (row.firstElementChild?.textContent === 'Messages:') row.remove();
  item.append(copy);
}

/**
 * Adds the answers to a few messages. If their page doesn't load, the link leads to it.
 *
 * @param items - The first element of each message that the filter found.
 * @param signal - Removes the answers.
 */
export function showAnswers(items: readonly HTMLElement[], signal: AbortSignal): void {
  if (items.length > MAX_ANSWERED) return;
  for (const item of items) void addAnswer(item, signal).catch(() => undefined);
  signal.addEventListener('abort', () => {
    for (const item of items) item.querySelector(':scope > .facts')?.remove();
  });
}
