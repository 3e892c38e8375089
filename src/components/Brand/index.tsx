import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import {versionsByLabel} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import styles from './styles.module.css';

/**
 * Logo and title of the site, linked to the landing page of the version. The default classes are for the sidebar, which
 * shows the logo without class names while the navbar is hidden.
 */
export default function Brand({
  imageClassName = 'navbar__logo',
  titleClassName = 'navbar__title',
  ...props
}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl(`/${versionsByLabel[useCurrentVersion()].path}`)} {...props}>
      <div className={imageClassName}>
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <path d="M26.6 10.2A12 12 0 1 1 20.1 4.7" />
          <circle cx="24.9" cy="6.6" r="2.6" fill="var(--docs-brand)" stroke="none" />
          <path stroke="var(--docs-ink)" d="m11.5 11 5 5-5 5M18.5 21.2h3.4" />
        </svg>
      </div>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
