/**
 * Tells screen readers the title of a page that a link opened: browsers only do so when they load a page.
 */
import type {ClientModule} from '@docusaurus/types';
import {announce} from '@site/src/lib/url-state/announce';

/** Path of the page that is shown. It doesn't change with its sections, or if a link fails to load. */
let shown: string | undefined;

/** Docusaurus calls this after each navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname}}) => {
  const isOther = shown !== undefined && shown !== pathname;
  shown = pathname;
  // The title of the document changes later.
  const title = document.querySelector('main h1')?.textContent.trim();
  if (isOther && title) announce(title);
};
