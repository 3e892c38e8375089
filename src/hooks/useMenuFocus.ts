import {useEffect} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Elements that the open menu covers. */
const COVERED = `[href="#${SkipToContentFallbackId}"], .navbar__inner, .main-wrapper, .footer`;

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(COVERED)) element.inert = isInert;
}

/**
 * Makes the mobile menu behave like a modal dialog: it traps the focus, Escape closes it, and the focus
 * returns to the menu button.
 */
export function useMenuFocus(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    setInert(true);
    let frame = 0;
    const focusMenu = (): void => {
      menu?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
      // Elements can't be focused before the slide-in transition makes them visible.
      if (!menu?.contains(document.activeElement)) frame = requestAnimationFrame(focusMenu);
    };
    focusMenu();
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      setInert(false);
      const {activeElement} = document;
      // The page that the reader opened from the menu may have moved the focus.
      if (activeElement !== document.body && !menu?.contains(activeElement)) return;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}
