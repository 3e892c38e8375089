/**
 * Why: the version dropdown links to the same topic in another version, even if the page has another id;
 * some links are only for the latest version, and others lead to the reference of the current one; the language
 * menu needs a name; the search works without JavaScript; and every page would load item types that our navbar doesn't use. The theme rejects an item
 * type that is missing here by name.
 * Replaces: NavbarItem/ComponentTypes of theme-classic 3.10 (safe), an object, which can't be wrapped.
 * Remove when: Docusaurus can map a page to its counterparts in other versions.
 * No upstream issue.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LanguageDropdown from '@site/src/components/LanguageDropdown';
import LatestNavbarLink from '@site/src/components/LatestNavbarLink';
import ReferenceMenu from '@site/src/components/ReferenceMenu';
import SearchItem from '@site/src/components/search/SearchItem';
import VersionDropdown from '@site/src/components/VersionDropdown';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LanguageDropdown,
  search: SearchItem,
  'custom-latestLink': LatestNavbarLink,
  'custom-referenceMenu': ReferenceMenu,
  'custom-versionDropdown': VersionDropdown,
};
