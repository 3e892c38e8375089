/**
 * Why: the search button is a link that works without JavaScript, and loads nothing by itself. Phones without
 * JavaScript have a link to the list of pages instead of a menu.
 * Fills: the empty SearchBar of theme-classic 3.10 (safe).
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import SearchLink from '@site/src/components/search/SearchLink';

export default function SearchBar(): ReactNode {
  return (
    <>
      <noscript>
        <a className="navbar__link all-pages" href="#all-pages">
          All pages
        </a>
      </noscript>
      <SearchLink />
    </>
  );
}
