/**
 * Why: the theme doesn't render closed categories, but readers without JavaScript and simple crawlers
 * need all pages.
 * Wraps: DocSidebar/Desktop/Content of theme-classic 3.10.
 * Remove when: the theme renders closed categories as well.
 * Upstream: https://github.com/facebook/docusaurus/issues/3030
 */
import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import SidebarTree from '@site/src/components/SidebarTree';

export default function ContentWrapper(props: Props): ReactNode {
  return (
    <>
      <Content {...props} />
      <noscript>
        <a className="navbar__link all-pages" href="#all-pages">
          All pages
        </a>
        <SidebarTree items={props.sidebar} path={props.path} />
      </noscript>
    </>
  );
}
