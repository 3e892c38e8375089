/**
 * Why: the release dropdown leads to the same topic in another release, whose page has another id;
 * and the kinds of items that our navbar does not have would be loaded with every page. The theme
 * refuses an item of a kind that is missing here, by its name.
 * Replaces: NavbarItem/ComponentTypes of theme-classic 3.10 (an object: it cannot be wrapped).
 * Remove when: Docusaurus lets a page name its counterparts in other versions.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import VersionDropdown from '@site/src/components/VersionDropdown';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  'custom-versionDropdown': VersionDropdown,
};
