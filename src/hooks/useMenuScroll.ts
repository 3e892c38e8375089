import {useEffect} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {scrollList} from '@site/src/lib/scroll-list';

/** Opens the mobile menu at the entry of the current page. */
export function useMenuScroll(): void {
  const {shown: isOpen} = useNavbarMobileSidebar();
  // The list of pages can render after the menu has opened.
  const {shown: isListShown, content} = useNavbarSecondaryMenu();
  const hasList = isListShown && content !== undefined;
  useEffect(() => {
    if (isOpen && hasList) scrollList('.navbar-sidebar__item:not([inert])', '.menu__link--active');
  }, [isOpen, hasList]);
}
