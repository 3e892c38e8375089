/**
 * Why: moves the focus to the mobile menu and back; Escape closes it. It opens at the current page. The
 * closed menu, which contains a second copy of the sidebar, is rendered on demand. On pages that are in no sidebar,
 * such as the search page, it contains the sidebar of the current version.
 * Wraps: Navbar/MobileSidebar of theme-classic 3.10.
 * Remove when: the theme does this itself.
 * Upstream: https://github.com/facebook/docusaurus/issues/8095
 */
import {lazy, Suspense, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuFocus} from '@site/src/hooks/useMenuFocus';
import {useMenuScroll} from '@site/src/hooks/useMenuScroll';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {useIsMenuNeeded} from '@site/src/hooks/useIsMenuNeeded';

// Few pages need it, and it's optional.
const PhoneMenu = lazy(() =>
  import(/* webpackChunkName: "menu-phone" */ '@site/src/components/PhoneMenu').catch(() => ({
    default: () => null,
  })),
);

export default function MobileSidebarWrapper(): ReactNode {
  useMenuFocus();
  useMenuScroll();
  const {path, exists} = useCurrentPage();
  if (!useIsMenuNeeded()) return null;
  return (
    <>
      <MobileSidebar />
      {!exists(path) && (
        <Suspense fallback={null}>
          <PhoneMenu />
        </Suspense>
      )}
    </>
  );
}
