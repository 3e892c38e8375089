/**
 * Runs in the head of every page, before all other scripts, and doesn't depend on them. The function
 * becomes an inline script, so it can't use anything from outside its body. Its text is the same on every
 * page, so that one hash allows it in the Content-Security-Policy.
 */

export interface LoadGuardSettings {
  /** With leading and trailing slashes. */
  readonly baseUrl: string;
  /** Milliseconds without a response after which the server is considered unreachable. */
  readonly answerTimeout: number;
}

/** A message at the bottom of the window. */
export interface Notice {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** API for other scripts. */
export interface LoadGuard {
  /** Shows a notice, which replaces the previous one. Returns a function that closes it. */
  readonly showNotice: (notice: Notice) => () => void;
  /** Whether the server responds, with any status. */
  readonly isReachable: (url: string) => Promise<boolean>;
}

declare global {
  interface Window {
    docsLoadGuard?: LoadGuard;
  }
}

/**
 * Handles blocked storage, and scripts that fail to load, for example because a newer build has replaced
 * them. Reloads the page once; if that doesn't help, the text stays readable and a notice explains the
 * problem.
 */
export function guardLoading({baseUrl, answerTimeout}: LoadGuardSettings): void {
  // If using storage throws, Docusaurus and DocSearch do without.
  try {
    localStorage.setItem('docs.probe', '');
    localStorage.removeItem('docs.probe');
  } catch (error) {
    console.warn('The browser has no storage:', error);
    Object.defineProperty(window, 'localStorage', {value: null});
  }

  function addButton(parent: HTMLElement, text: string, onClick: () => void): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--link button--sm';
    button.textContent = text;
    button.addEventListener('click', onClick);
    parent.append(button);
    return button;
  }

  function showNotice({text, action, onAction}: Notice): () => void {
    document.querySelector('.notice')?.remove();
    const notice = document.createElement('div');
    notice.className = 'notice';
    notice.setAttribute('role', 'status');
    document.body.append(notice);
    // Screen readers announce a live region only if its text is added later.
    setTimeout(() => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      notice.append(paragraph);
      addButton(notice, action, onAction);
      addButton(notice, '×', close).setAttribute('aria-label', 'Close this notice');
    }, 50);
    function close(): void {
      notice.remove();
    }
    return close;
  }

  async function isReachable(url: string): Promise<boolean> {
    if (!navigator.onLine) return false;
    try {
      const signal = AbortSignal.timeout(answerTimeout);
      await fetch(url, {method: 'HEAD', cache: 'no-store', signal});
      return true;
    } catch {
      return false;
    }
  }

  let isHandled = false;

  async function recover(url: string): Promise<void> {
    isHandled = true;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The navigation type prevents a reload loop without storage.
    if (entry && entry.type !== 'reload' && (await isReachable(location.href))) {
      console.warn(`Failed to load ${url}; reloading the page.`);
      location.reload();
      return;
    }
    console.warn(`Failed to load ${url}; showing the page without it.`);
    showNotice({
      text: 'Parts of this page did not load. You can read it, but menus, search and buttons may not work.',
      action: 'Reload',
      onAction: () => location.reload(),
    });
  }

  /** URL of the script that failed to load. */
  function readFailure(event: Event): string {
    if (event.target instanceof HTMLScriptElement) return event.target.src;
    // Some hosts send a page instead of a missing script.
    return event instanceof ErrorEvent && event.error instanceof SyntaxError ? event.filename : '';
  }

  // `error` events of elements don't bubble.
  window.addEventListener(
    'error',
    (event) => {
      const url = readFailure(event);
      const isIgnored = isHandled || document.documentElement.dataset.hasHydrated === 'true';
      if (isIgnored || !url.startsWith(location.origin + baseUrl)) return;
      // The body may not be parsed yet.
      if (document.readyState !== 'loading') void recover(url);
      else document.addEventListener('DOMContentLoaded', () => void recover(url), {once: true});
      isHandled = true;
    },
    true,
  );

  window.docsLoadGuard = {showNotice, isReachable};
}
