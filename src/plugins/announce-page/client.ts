/**
 * Tells screen readers the title of a page that a link opened: the browser only does so when it loads a
 * page.
 */
import type {ClientModule} from '@docusaurus/types';
import {announce} from '@site/src/lib/url-state/announce';

/** Docusaurus calls this after each navigation. Only another page has another path. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The title of the document changes later.
  const title = document.querySelector('main h1')?.textContent.trim();
  if (title) announce(title);
};
