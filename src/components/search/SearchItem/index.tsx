import type {ReactNode} from 'react';
import NavbarSearch from '@theme/Navbar/Search';
import type {Props} from '@theme/NavbarItem/SearchNavbarItem';
import SearchLink from '@site/src/components/search/SearchLink';

/**
 * The search button in the navbar. On small screens, it stays there, so the mobile menu omits it. The theme's button
 * needs JavaScript.
 */
export default function SearchItem({mobile = false}: Props): ReactNode {
  if (mobile) return null;
  return (
    <NavbarSearch>
      <SearchLink />
    </NavbarSearch>
  );
}
