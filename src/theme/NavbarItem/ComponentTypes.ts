/**
 * Why: the release dropdown leads to the same topic in another release, whose page has another id.
 * Extends: NavbarItem/ComponentTypes of theme-classic 3.10 (an object: it cannot be wrapped).
 * Remove when: Docusaurus lets a page name its counterparts in other versions.
 */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionDropdown from '@site/src/components/VersionDropdown';

export default {
  ...ComponentTypes,
  'custom-versionDropdown': VersionDropdown,
};
