import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** What the opened menu covers. */
const BEHIND = '.navbar__inner, .main-wrapper, .footer';

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isInert;
}

/**
 * Makes the menu of small screens a dialog for the keyboard: the focus goes into it, stays there, and
 * comes back to the button that opened it; Escape closes it.
 */
export function useMenuFocus(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    setInert(true);
    let frame = 0;
    const enter = (): void => {
      menu?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
      // What slides in cannot have the focus before it is visible.
      if (!menu?.contains(document.activeElement)) frame = requestAnimationFrame(enter);
    };
    enter();
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      setInert(false);
      const {activeElement} = document;
      // A page that was chosen in the menu may have taken the focus.
      if (activeElement !== document.body && !menu?.contains(activeElement)) return;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}
