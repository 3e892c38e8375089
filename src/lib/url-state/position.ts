/**
 * Keeps the page at a position while parts of it load: at the target of a link, or where the reader left
 * the page. Browsers restore a position only once, when parts of the page may be missing.
 */

/** A location of the router. */
export interface HistoryEntry {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Missing for the first page of a session, and after links to anchors. */
  readonly key?: string | undefined;
}

let scroll: (() => void) | undefined;

/** Scrolls to a position now, and whenever a part of the page has loaded, until the reader moves. */
export function stayAt(scrollThere: () => void): void {
  scroll = scrollThere;
  scroll();
}

/** Call it after changing the layout of the page. */
export function keepPosition(): void {
  if (!window.docsPage?.hasMoved) scroll?.();
}

function storageKey({key, pathname, search, hash}: HistoryEntry): string {
  return `docs.position.${key ?? pathname + search + hash}`;
}

/** Stores the position at which the reader leaves a page, for `returnTo`. */
export function leave(entry: HistoryEntry): void {
  scroll = undefined;
  try {
    sessionStorage.setItem(storageKey(entry), String(window.scrollY));
  } catch {
    // Storage is disabled or full: only the browser restores positions.
  }
}

function readPosition(entry: HistoryEntry): string | null {
  try {
    return sessionStorage.getItem(storageKey(entry));
  } catch {
    return null;
  }
}

/** Scrolls to where the reader left a page. Returns false if it wasn't open before. */
export function returnTo(entry: HistoryEntry): boolean {
  const position = readPosition(entry);
  if (position === null) return false;
  if (window.docsPage) window.docsPage.hasMoved = false;
  stayAt(() => window.scrollTo({top: Number(position), behavior: 'instant'}));
  // The browser restores a position later, which can be the one before the reader scrolled.
  requestAnimationFrame(() => {
    keepPosition();
    requestAnimationFrame(keepPosition);
  });
  return true;
}
