/**
 * Tells screen readers the title of a page that a link opened: browsers only do so when they load a page.
 *
 * Upstream: https://github.com/facebook/docusaurus/issues/11332
 */
import type {ClientModule} from '@docusaurus/types';
import {announce} from '@site/src/lib/url-state/announce';

/** Path of the page that is shown. A page that failed to load isn't, although the URL was its own. */
let shownPath: string | undefined;

/** Docusaurus calls this after each navigation. Only another page has another path. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname}}) => {
  const isOther = shownPath !== undefined && shownPath !== pathname;
  shownPath = pathname;
  // The title of the document changes later.
  const title = isOther && document.querySelector('main h1')?.textContent.trim();
  if (title) announce(title);
};
