/**
 * Runs at the beginning of the body of every page, before anything is painted: what the URL or the
 * storage of the browser says about a page shows at once, and nothing jumps when scripts take over. It
 * becomes the text of an inline script, so that it may use nothing from outside itself.
 */

/** What the script has to know of the site. */
export interface BeforePaintSettings {
  /** Base path with both slashes. */
  readonly baseUrl: string;
  /** First parts of the paths of older versions. */
  readonly paths: readonly string[];
  /** Those of them whose pages offer the color switch; empty is the latest version. */
  readonly withColorSwitch: readonly string[];
  /** Query parameter that names open sections. */
  readonly openParameter: string;
}

/** A group of tabs by its query parameter, and the tab that is shown. */
export type ShownTab = readonly [parameter: string, value: string];

/** What was in the way of an element. */
export interface Opened {
  readonly sections: readonly HTMLDetailsElement[];
  readonly tabs: readonly ShownTab[];
}

/** What the script offers to the others. */
export interface PageState {
  /** Whether the reader has moved the page; others may set it back. */
  hasMoved: boolean;
  /** Opens the sections and shows the tabs around an element. */
  readonly openAround: (element: Element) => Opened;
  /** Finds a section by its name. */
  readonly findSection: (name: string) => HTMLDetailsElement | null;
  /** The element that the hash of the URL names. */
  readonly findTarget: () => HTMLElement | null;
  /** Others put in here what is to be done when the script has changed the query. */
  onQueryChange?: () => void;
}

declare global {
  interface Window {
    docsPage?: PageState;
  }
}

export function preparePage({
  baseUrl,
  paths,
  withColorSwitch,
  openParameter,
}: BeforePaintSettings): void {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);

  // Docusaurus has just set the mode that was chosen anywhere on the site.
  const first = location.pathname.slice(baseUrl.length).split('/')[0] ?? '';
  const path = paths.includes(first) ? first : '';
  if (!withColorSwitch.includes(path) && !query.has('docusaurus-theme')) {
    root.dataset.theme = 'light';
    root.dataset.themeChoice = 'light';
  }

  function findSection(name: string): HTMLDetailsElement | null {
    const named = document.querySelector<HTMLDetailsElement>(
      `details[data-section="${CSS.escape(name)}"]`,
    );
    return named ?? document.getElementById(name)?.closest('details') ?? null;
  }

  function findTarget(): HTMLElement | null {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      // A hash that is not encoded well names nothing.
      return null;
    }
  }

  /** Does what the theme will do when it knows of the choice. */
  function showPanel(panel: Element): void {
    const tabs = panel.closest('[data-tabs]')?.querySelector('[role=tablist]')?.children;
    [...(panel.parentElement?.children ?? [])].forEach((other, index) => {
      const isShown = other === panel;
      if (isShown || !other.hasAttribute('hidden')) other.toggleAttribute('hidden', !isShown);
      tabs?.[index]?.setAttribute('aria-selected', String(isShown));
      tabs?.[index]?.setAttribute('tabindex', isShown ? '0' : '-1');
      tabs?.[index]?.classList.toggle('tabs__item--active', isShown);
    });
  }

  function openAround(element: Element): Opened {
    const sections: HTMLDetailsElement[] = [];
    const tabs: ShownTab[] = [];
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement && !around.open) {
        around.open = true;
        sections.push(around);
      } else if (around.matches('[role=tabpanel][hidden]')) {
        showPanel(around);
        const parameter = around.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
        const value = (around as HTMLElement).dataset.value;
        if (parameter && value !== undefined) tabs.push([parameter, value]);
      }
    }
    return {sections, tabs};
  }

  function readStored(group: string | undefined): string | null {
    try {
      return group ? localStorage.getItem(`docusaurus.tab.${group}`) : null;
    } catch {
      return null;
    }
  }

  function showChosenTabs(): void {
    for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const value = query.get(tabs.dataset.tabs ?? '') ?? readStored(tabs.dataset.group);
      if (value === null) continue;
      const panel = [...tabs.querySelectorAll('[role=tabpanel]')].find(
        (item) => (item as HTMLElement).dataset.value === value,
      );
      if (panel?.closest('[data-tabs]') === tabs && panel.hasAttribute('hidden')) showPanel(panel);
    }
  }

  /** The theme reads the tabs from the URL when it takes over. */
  function keepTabs(tabs: readonly ShownTab[]): void {
    if (tabs.length === 0) return;
    for (const [parameter, value] of tabs) query.set(parameter, value);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
    window.docsPage?.onQueryChange?.();
  }

  /** Does what the list will do when it knows of the filter: see src/components/RecipeGallery. */
  function filterItems(): void {
    for (const item of document.querySelectorAll<HTMLElement>('[data-tags]')) {
      const tags = new URLSearchParams(item.dataset.tags);
      item.hidden = [...tags.keys()].some((name) => {
        const value = query.get(name);
        return value && !tags.getAll(name).includes(value);
      });
    }
    for (const option of document.querySelectorAll<HTMLInputElement>('[data-filter] input')) {
      option.checked = option.value === (query.get(option.name) ?? '');
    }
  }

  let isTargetOpen = false;

  function restore(): void {
    for (const name of query.get(openParameter)?.split(',') ?? []) {
      const section = name && findSection(name.replace(/^-/, ''));
      if (section) section.open = !name.startsWith('-');
    }
    const target = isTargetOpen ? null : findTarget();
    if (target) {
      isTargetOpen = true;
      keepTabs(openAround(target).tabs);
    }
    showChosenTabs();
    filterItems();
    // Where the browser can, it finds text in tabs that are not shown, also for a link to that text.
    if (!('onbeforematch' in root)) return;
    for (const panel of document.querySelectorAll('[role=tabpanel][hidden=""]')) {
      panel.setAttribute('hidden', 'until-found');
    }
  }

  document.addEventListener('beforematch', ({target}) => {
    const isOver = root.dataset.hasHydrated === 'true';
    if (!isOver && target instanceof Element) keepTabs(openAround(target).tabs);
  });

  const state: PageState = {hasMoved: false, openAround, findSection, findTarget};
  window.docsPage = state;
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, () => (state.hasMoved = true), {capture: true, passive: true});
  }

  // The page is painted while it arrives: each part is put right before that.
  const observer = new MutationObserver(restore);
  observer.observe(root, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    restore();
  });
}
