import type {ComponentProps, ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {latestVersion} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';

/** A navbar link to a page that only the latest version has; hidden in older versions. */
export default function LatestNavbarLink(
  props: ComponentProps<typeof DefaultNavbarItem>,
): ReactNode {
  const version = useCurrentVersion();
  return version === latestVersion.label ? <DefaultNavbarItem {...props} /> : null;
}
