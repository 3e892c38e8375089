/**
 * Runs in the head of every page, before all other scripts, and works when none of them does. It
 * becomes the text of an inline script, so that it may use nothing from outside itself; the same text
 * is on every page, so that one hash allows it in a content security policy.
 */

/** What the script has to know of the site. */
export interface LoadGuardSettings {
  /** Base path with both slashes. */
  readonly baseUrl: string;
  /** Milliseconds after which a server that has not answered counts as out of reach. */
  readonly answerTimeout: number;
}

/** A few words at the foot of the window that leave the page as it is. */
export interface Notice {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** What the script offers to the others. */
export interface LoadGuard {
  /** Shows a notice in the place of the last one. Returns what takes it away. */
  readonly showNotice: (notice: Notice) => () => void;
  /** Whether the server of the site answers, whatever it says. */
  readonly isReachable: (address: string) => Promise<boolean>;
}

declare global {
  interface Window {
    docsLoadGuard?: LoadGuard;
  }
}

/**
 * Guards the first page against what may be missing: a browser that rejects storage, and scripts that
 * are gone because a newer site has been published. The page is then reloaded, once; if that does
 * not help, its text stays readable and a notice says what is wrong.
 */
export function guardLoading({baseUrl, answerTimeout}: LoadGuardSettings): void {
  // Storage that fails when it is used counts as none: Docusaurus has a way to go on without.
  try {
    localStorage.setItem('docs.probe', '');
    localStorage.removeItem('docs.probe');
  } catch (error) {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw error;
      },
    });
  }

  function addButton(parent: HTMLElement, text: string, onClick: () => void): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', onClick);
    parent.append(button);
    return button;
  }

  function showNotice({text, action, onAction}: Notice): () => void {
    document.querySelector('.load-notice')?.remove();
    const notice = document.createElement('div');
    notice.className = 'load-notice';
    notice.setAttribute('role', 'status');
    document.body.append(notice);
    // A region is only read out when its text comes after it.
    setTimeout(() => {
      const words = document.createElement('p');
      words.textContent = text;
      notice.append(words);
      addButton(notice, action, onAction);
      addButton(notice, '×', close).setAttribute('aria-label', 'Close this notice');
    }, 50);
    function close(): void {
      notice.remove();
    }
    return close;
  }

  async function isReachable(address: string): Promise<boolean> {
    if (!navigator.onLine) return false;
    try {
      const signal = AbortSignal.timeout(answerTimeout);
      await fetch(address, {method: 'HEAD', cache: 'no-store', signal});
      return true;
    } catch {
      return false;
    }
  }

  let isHandled = false;

  async function recover(address: string): Promise<void> {
    isHandled = true;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A browser knows that it has just reloaded: nothing has to be stored, and nothing can loop.
    if (entry && entry.type !== 'reload' && (await isReachable(location.href))) {
      console.warn(`Failed to load ${address}; reloading the page.`);
      location.reload();
      return;
    }
    console.warn(`Failed to load ${address}; showing the page without it.`);
    showNotice({
      text: 'Parts of this page did not load. You can read it, but menus, search and buttons may not work.',
      action: 'Reload',
      onAction: () => location.reload(),
    });
  }

  // Errors of elements do not bubble.
  document.addEventListener(
    'error',
    ({target}) => {
      const isOver = isHandled || document.documentElement.dataset.hasHydrated === 'true';
      if (isOver || !(target instanceof HTMLScriptElement)) return;
      const {src} = target;
      if (!src.startsWith(location.origin + baseUrl)) return;
      // The body may still be on its way.
      if (document.readyState !== 'loading') void recover(src);
      else document.addEventListener('DOMContentLoaded', () => void recover(src), {once: true});
      isHandled = true;
    },
    true,
  );

  window.docsLoadGuard = {showNotice, isReachable};
}
