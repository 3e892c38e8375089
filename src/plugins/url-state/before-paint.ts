/**
 * Runs at the start of the body of every page, before paint. Applies the page state from the URL and from
 * storage, so that nothing shifts on hydration. The function becomes an inline script, so it can't use
 * anything from outside its body.
 */

export interface BeforePaintSettings {
  /** With leading and trailing slashes. */
  readonly baseUrl: string;
  /** First path segments of older versions. */
  readonly paths: readonly string[];
  /** Path segments of the versions with the color switch; empty for the latest version. */
  readonly withColorSwitch: readonly string[];
  /** Query parameter that names open sections. */
  readonly openParameter: string;
  /** Maximum number of names in it. */
  readonly openLimit: number;
}

/** Query parameter of a tab group, and its selected tab. */
export type ShownTab = readonly [parameter: string, value: string];

/** What was opened to show an element. */
export interface Opened {
  readonly sections: readonly HTMLDetailsElement[];
  readonly tabs: readonly ShownTab[];
}

/** API for other scripts. */
export interface PageState {
  /** Whether the reader may have scrolled the page; other scripts can reset it. */
  hasMoved: boolean;
  /** Opens the sections and shows the tabs that contain an element. */
  readonly openAround: (element: Element) => Opened;
  /** Finds a section by its name. */
  readonly findSection: (name: string) => HTMLDetailsElement | null;
  /** Finds the target of the URL's hash. */
  readonly findTarget: () => HTMLElement | null;
  /**
   * The tab to show first in a group: the one from the URL, else the last choice, else the one named after
   * the reader's system. Undefined if the group has none of them.
   */
  readonly chooseTab: (
    parameter: string | undefined,
    group: string | undefined,
    tabs: readonly (string | undefined)[],
  ) => string | undefined;
  /** Set by other scripts; called after this script changes the query. */
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
  openLimit,
}: BeforePaintSettings): void {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);

  // Docusaurus has just set the stored color mode, which versions without the switch must ignore. It doesn't
  // check the mode.
  const first = location.pathname.slice(baseUrl.length).split('/')[0] ?? '';
  const path = paths.includes(first) ? first : '';
  const canSwitch = withColorSwitch.includes(path) || query.has('docusaurus-theme');
  if (!canSwitch || root.dataset.theme !== 'dark') {
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
      // The hash has an invalid percent-encoding.
      return null;
    }
  }

  /** Makes the DOM changes that the theme makes for a selected tab. */
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
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      if (ancestor instanceof HTMLDetailsElement && !ancestor.open) {
        ancestor.open = true;
        sections.push(ancestor);
      } else if (ancestor.matches('[role=tabpanel][hidden]')) {
        showPanel(ancestor);
        const parameter = ancestor.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
        const value = (ancestor as HTMLElement).dataset.value;
        if (parameter && value !== undefined) tabs.push([parameter, value]);
      }
    }
    return {sections, tabs};
  }

  /** The value of the tab for the reader's system. Phones and tablets can't install anything. */
  function findSystem(): string {
    const {userAgent} = navigator;
    if (/Android|iPhone|iPad/.test(userAgent)) return '';
    return /Windows|Mac|Linux/.exec(userAgent)?.[0].replace('Mac', 'macOS').toLowerCase() ?? '';
  }

  function readStored(group: string): string | null {
    try {
      return localStorage.getItem(`docusaurus.tab.${group}`);
    } catch {
      return null;
    }
  }

  function chooseTab(
    parameter: string | undefined,
    group: string | undefined,
    tabs: readonly (string | undefined)[],
  ): string | undefined {
    const named = new URLSearchParams(location.search).get(parameter ?? '');
    const candidates = [named, group ? readStored(group) : null, findSystem()];
    return candidates.find((value) => value !== null && tabs.includes(value)) ?? undefined;
  }

  function showChosenTabs(): void {
    for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const panels = [...tabs.querySelectorAll<HTMLElement>('[role=tabpanel]')];
      const values = panels.map(({dataset}) => dataset.value);
      const value = chooseTab(tabs.dataset.tabs, tabs.dataset.group, values);
      const panel = panels.find(({dataset}) => dataset.value === value);
      if (panel?.closest('[data-tabs]') === tabs && panel.hasAttribute('hidden')) showPanel(panel);
    }
  }

  /** Writes tabs to the URL, where the theme reads them on hydration. */
  function keepTabs(tabs: readonly ShownTab[]): void {
    if (tabs.length === 0) return;
    for (const [parameter, value] of tabs) query.set(parameter, value);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
    window.docsPage?.onQueryChange?.();
  }

  /** Filters the list like src/components/RecipeGallery does after hydration. */
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
    for (const name of query.get(openParameter)?.split(',', openLimit) ?? []) {
      const section = name && findSection(name);
      if (section) section.open = true;
    }
    const target = isTargetOpen ? null : findTarget();
    if (target) {
      isTargetOpen = true;
      keepTabs(openAround(target).tabs);
    }
    showChosenTabs();
    filterItems();
    // Lets find-in-page and text fragments search hidden tabs, if the browser supports it.
    if (!('onbeforematch' in root)) return;
    for (const panel of document.querySelectorAll('[role=tabpanel][hidden=""]')) {
      panel.setAttribute('hidden', 'until-found');
    }
  }

  document.addEventListener('beforematch', ({target}) => {
    const hasHydrated = root.dataset.hasHydrated === 'true';
    if (!hasHydrated && target instanceof Element) keepTabs(openAround(target).tabs);
  });

  const state: PageState = {hasMoved: false, openAround, findSection, findTarget, chooseTab};
  window.docsPage = state;
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, () => (state.hasMoved = true), {capture: true, passive: true});
  }

  // The browser paints while the page is still arriving, so apply the state to each part as it's parsed.
  const observer = new MutationObserver(restore);
  observer.observe(root, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    restore();
  });
}
