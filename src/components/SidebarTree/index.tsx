import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {useCounterparts} from '@site/src/hooks/useCounterparts';

export interface SidebarTreeProps {
  readonly items: readonly PropSidebarItem[];
  /** Path of the current page. */
  readonly path: string;
}

/** Not a `Link`: each page has hundreds, and without JavaScript nothing is prefetched. */
function PageLink({href, label, path}: {href: string; label: string; path: string}): ReactNode {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  // Those of links in sidebars.ts don't contain the base path.
  const url = useBaseUrl(href);
  return (
    <a
      className="menu__link"
      href={applyTrailingSlash(url, {baseUrl, trailingSlash})}
      aria-current={isSamePath(url, path) ? 'page' : undefined}>
      {label}
    </a>
  );
}

function Items({items, path}: SidebarTreeProps): ReactNode {
  return (
    <ul className="menu__list">
      {items.map((item) => {
        if (item.type === 'html') return null;
        if (item.type === 'link') {
          return (
            <li key={item.href}>
              <PageLink href={item.href} label={item.label} path={path} />
            </li>
          );
        }
        return (
          <li key={item.label}>
            <details open={isActiveSidebarItem(item, path)}>
              <summary>
                {item.href ? (
                  <PageLink href={item.href} label={item.label} path={path} />
                ) : (
                  <span className="menu__link">{item.label}</span>
                )}
              </summary>
              <Items items={item.items} path={path} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The complete sidebar for readers without JavaScript. Categories are `details`, which open natively.
 * Render it inside of `noscript`.
 */
export default function SidebarTree(props: SidebarTreeProps): ReactNode {
  const versions = useCounterparts();
  return (
    <nav id="all-pages" className="menu sidebar-tree" aria-label="All pages">
      <p className="sidebar-tree__versions">
        Version:
        {versions.map(({name, menuLabel, to, isCurrent}) => (
          <a key={name} href={to} aria-current={isCurrent ? 'true' : undefined}>
            {menuLabel}
          </a>
        ))}
      </p>
      <Items {...props} />
    </nav>
  );
}
