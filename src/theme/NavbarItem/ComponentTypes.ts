/**
 * Why: the version dropdown leads to the same topic in another version, whose page has another id;
 * some links belong to the latest version; and kinds of items that our navbar doesn't have would be
 * loaded with every page. The theme
 * rejects an item of a kind that is missing here, by its name.
 * Replaces: NavbarItem/ComponentTypes of theme-classic 3.10 (an object: it cannot be wrapped).
 * Remove when: Docusaurus lets a page name its counterparts in other versions.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import LatestNavbarLink from '@site/src/components/LatestNavbarLink';
import VersionDropdown from '@site/src/components/VersionDropdown';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  'custom-latestLink': LatestNavbarLink,
  'custom-versionDropdown': VersionDropdown,
};
