import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {versionsByLabel} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';

type Menus = Readonly<Record<string, PropSidebarItem[] | undefined>>;

/** Adds the sidebar of the current version to the mobile menu of a page that is in no sidebar. */
export default function PhoneMenu(): ReactNode {
  const {pathname} = useLocation();
  const [menus, setMenus] = useState<Menus>({});
  useEffect(() => {
    import(/* webpackChunkName: "list-menus" */ '@generated/page-lists/default/menus.json').then(
      ({default: all}) => setMenus(all),
      // The menu still has the links of the navbar.
      () => {},
    );
  }, []);
  const sidebar = menus[versionsByLabel[useCurrentVersion()].name];
  return (
    sidebar && (
      <DocSidebarMobile path={pathname} sidebar={sidebar} isHidden={false} onCollapse={() => {}} />
    )
  );
}
