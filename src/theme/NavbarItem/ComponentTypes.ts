/**
 * Why: the version dropdown links to the same topic in another version, even if the page has another id;
 * some links lead to a page or the reference of the current version; the language menu needs a name; the search
 * works without JavaScript; and every page would load item types that our navbar doesn't use. The theme rejects
 * an item type that is missing here by name.
 * Replaces: NavbarItem/ComponentTypes of theme-classic 3.10 (safe), an object, which can't be wrapped.
 * Remove when: Docusaurus can map a page to its counterparts in other versions.
 * No upstream issue.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LanguageDropdown from '@site/src/components/LanguageDropdown';
import ReferenceMenu from '@site/src/components/ReferenceMenu';
import SearchItem from '@site/src/components/search/SearchItem';
import VersionDropdown from '@site/src/components/VersionDropdown';
import VersionNavbarLink from '@site/src/components/VersionNavbarLink';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LanguageDropdown,
  search: SearchItem,
  'custom-referenceMenu': ReferenceMenu,
  'custom-versionDropdown': VersionDropdown,
  'custom-versionLink': VersionNavbarLink,
};
