import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  findFirstSidebarItemLink,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import IconHome from '@theme/Icon/Home';
import {versionsByLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import type {OwnFrontMatter} from '@site/src/lib/pages/types';
import styles from './styles.module.css';

/**
 * The landing page of the version, the categories of the page or its parent page, and the page itself. A
 * category without a page of its own is a link to its first page.
 */
export default function Breadcrumbs(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title, permalink} = metadata;
  const {part_of: parent} = frontMatter as OwnFrontMatter;
  const {version} = useCurrentPage();
  const home = useBaseUrl(`/${versionsByLabel[version].path}`);
  const items = useSidebarBreadcrumbs();
  const {siteConfig} = useDocusaurusContext();
  const crumbs = parent
    ? [
        {label: parent.title, href: parent.to},
        {label: title, href: permalink},
      ]
    : items?.map((item) => ({label: item.label, href: findFirstSidebarItemLink(item)}));
  if (!crumbs) return null;
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      {items && (
        <StructuredData
          breadcrumbs={crumbs.map(({label, href = ''}) => ({
            type: 'link',
            label,
            href: applyTrailingSlash(href, siteConfig),
          }))}
        />
      )}
      <ul className="breadcrumbs breadcrumbs--sm">
        <li className="breadcrumbs__item">
          <Link aria-label={`Home page of ${version}`} className="breadcrumbs__link" to={home}>
            <IconHome className={styles.icon} />
          </Link>
        </li>
        {crumbs.map(({label, href}, index) => (
          <li
            key={index}
            className={clsx(
              'breadcrumbs__item',
              index === crumbs.length - 1 && 'breadcrumbs__item--active',
            )}>
            {/* Not a link to the current page. */}
            {href === permalink ? (
              <span className="breadcrumbs__link">{label}</span>
            ) : (
              <Link className="breadcrumbs__link" to={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
