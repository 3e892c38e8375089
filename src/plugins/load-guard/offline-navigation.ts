/**
 * Keeps the current page and shows a notice when a link can't load because the browser is offline.
 * Docusaurus would reload, which replaces the page with a browser error.
 *
 * If the server responds, Docusaurus reloads as usual: the files of an older build are gone, and the reload
 * loads the newer build. Back and Forward always reload: only a followed link can be undone.
 */
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {getHistory} from '@site/src/lib/router-history';

/** Milliseconds until Docusaurus shows its progress bar. */
const PROGRESS_BAR_DELAY = 200;

/** The parts of a route that load its page. */
interface LoadableRoute {
  readonly path: string;
  readonly component?: LoadableComponent;
  readonly routes?: readonly LoadableRoute[];
}

interface LoadableComponent {
  preload?: () => Promise<unknown>;
}

/** A pending navigation. */
interface Navigation {
  readonly href: string;
  readonly isBackOrForward: boolean;
  readonly startedAt: number;
  /** Whether the current page was kept; undefined until something fails to load. */
  outcome?: Promise<boolean>;
}

let pending: Navigation | undefined;
let isPopped = false;
let isReverting = false;

/** Number of history entries that were added since the page was shown: a double click adds two. */
let addedEntries = 0;

let closeNotice: (() => void) | undefined;

async function retry(href: string): Promise<void> {
  if (await window.docsLoadGuard?.isReachable(href)) window.location.assign(href);
  else showNotice(href, 'Still no connection. You can keep reading this page.');
}

function showNotice(href: string, text: string): void {
  closeNotice = window.docsLoadGuard?.showNotice({
    text,
    action: 'Try again',
    onAction: () => void retry(href),
  });
}

/** Reverts the navigation if the server is unreachable. */
async function keepPage(navigation: Navigation): Promise<boolean> {
  const {href, isBackOrForward, startedAt} = navigation;
  // Without the script in the head, Docusaurus handles the error.
  if (isBackOrForward || (await window.docsLoadGuard?.isReachable(href)) !== false) return false;
  // The progress bar can't be canceled before it starts. Once it has, going back ends it.
  const delay = startedAt + PROGRESS_BAR_DELAY + 50 - performance.now();
  await new Promise((resolve) => void setTimeout(resolve, delay));
  // The reader has started another navigation meanwhile.
  if (pending !== navigation) return true;
  isReverting = true;
  window.history.go(-addedEntries);
  showNotice(
    href,
    "Couldn't load that page. There seems to be no network connection. You can keep reading this page.",
  );
  return true;
}

const guarded = new WeakSet<LoadableComponent>();

function guardComponent(component: LoadableComponent | undefined): void {
  const load = component?.preload;
  if (!component || !load || guarded.has(component)) return;
  guarded.add(component);
  component.preload = () =>
    load().catch(async (error: unknown) => {
      const navigation = pending;
      if (!navigation) throw error;
      navigation.outcome ??= keepPage(navigation);
      if (!(await navigation.outcome)) throw error;
      // A promise that never settles keeps the current page.
      return new Promise(() => {});
    });
}

/** Guards the routes that match a path, and no others: reading `component` creates it. */
function guard(list: readonly LoadableRoute[], pathname: string): void {
  for (const route of list) {
    // The path of a home page has no slash at the end, its route does.
    if (route.path !== '*' && !`${pathname}/`.startsWith(route.path)) continue;
    guardComponent(route.component);
    guard(route.routes ?? [], pathname);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isPopped = true;
  });
}

const offlineNavigation: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) {
      getHistory()?.listen((_location, action) => {
        if (action === 'PUSH') addedEntries += 1;
      });
    }
    const isBackOrForward = isPopped;
    isPopped = false;
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const href = location.pathname + location.search + location.hash;
    pending = {href, isBackOrForward, startedAt: performance.now()};
    // Docusaurus loads the page next. The types omit what the loader adds to components.
    guard(routes as unknown as readonly LoadableRoute[], location.pathname);
  },
  onRouteDidUpdate({location, previousLocation}) {
    pending = undefined;
    addedEntries = 0;
    if (isReverting) isReverting = false;
    else if (location.pathname !== previousLocation?.pathname) closeNotice?.();
  },
};

export default offlineNavigation;
