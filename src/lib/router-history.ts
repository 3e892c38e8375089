/** The history of the router, for code outside of React components. */
import type {useHistory} from '@docusaurus/router';

export type RouterHistory = ReturnType<typeof useHistory>;

let routerHistory: RouterHistory | undefined;

/** Must be called when the router is ready. */
export function connectHistory(history: RouterHistory): void {
  routerHistory = history;
}

/** Undefined until the router is ready. */
export function getHistory(): RouterHistory | undefined {
  return routerHistory;
}
