import {useEffect} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {scrollList} from '@site/src/lib/scroll-list';

/** The theme's lists open with a transition. */
function showList({target}: Event): void {
  if (target instanceof HTMLUListElement) target.parentElement?.scrollIntoView({block: 'nearest'});
}

/** Opens the mobile menu at the current page's entry, and shows the list of a category that opens. */
export function useMenuScroll(): void {
  const {shown: isOpen} = useNavbarMobileSidebar();
  // The list of pages can render after the menu has opened.
  const {shown: isListShown, content} = useNavbarSecondaryMenu();
  const hasList = isListShown && content !== undefined;
  useEffect(() => {
    if (isOpen && hasList) scrollList('.navbar-sidebar__item:not([inert])', '.menu__link--active');
    if (!isOpen) return undefined;
    document.addEventListener('transitionend', showList);
    return () => document.removeEventListener('transitionend', showList);
  }, [isOpen, hasList]);
}
