/**
 * Why: the button of the theme's menu ignores click events, which screen readers and voice control send,
 * and Escape doesn't close a menu that opened on hover.
 * Replaces: NavbarItem/DropdownNavbarItem/Desktop of theme-classic 3.10.
 * Differences: the above; a `button`, which doesn't scroll to the top before it's hydrated.
 * Remove when: the theme does this itself.
 * Upstream: https://github.com/facebook/docusaurus/issues/8478
 */
export {default} from '@site/src/components/NavbarMenu';
