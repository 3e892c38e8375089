import type {ComponentProps, ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {latestVersion, pagePath} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';

export interface VersionNavbarLinkProps extends ComponentProps<typeof DefaultNavbarItem> {
  /** The page in the latest version. */
  readonly page: string;
  /** The page with the same purpose in older versions. */
  readonly olderPage: string;
}

/** A navbar link to a page of the current version. All pages in its folder mark it. */
export default function VersionNavbarLink({
  page,
  olderPage,
  ...props
}: VersionNavbarLinkProps): ReactNode {
  const version = useCurrentVersion();
  const path = `/${pagePath({version, page: version === latestVersion.label ? page : olderPage})}`;
  const folder = path.slice(0, path.indexOf(page) + page.length);
  return <DefaultNavbarItem {...props} to={path} activeBasePath={folder} />;
}
