import type {ReactNode} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {latestVersion, versionsByLabel} from '@devspace-docs/versions';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {useCounterparts} from '@site/src/hooks/useCounterparts';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';

export type VersionDropdownProps = Pick<DropdownProps, 'position' | 'className'> & {
  readonly mobile?: boolean;
};

/** Switches to the current page in another version, or to the closest page there. Also links to the release notes. */
export default function VersionDropdown({
  mobile = false,
  ...props
}: VersionDropdownProps): ReactNode {
  const counterparts = useCounterparts();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const home = `/${versionsByLabel[useCurrentVersion()].path}`;
  // On small screens, it stays in the navbar (src/css/navbar.css). In the mobile menu, a link replaces it.
  if (mobile) return <DefaultNavbarItem {...props} mobile exact to={home} label="Documentation" />;
  const current = counterparts.find(({isCurrent}) => isCurrent) ?? counterparts[0];
  return (
    <DropdownNavbarItem
      {...props}
      // Remounts after a switch, which closes the menu.
      key={current?.name}
      label={current?.menuLabel}
      aria-label={`Version: ${current?.menuLabel}`}
      items={[
        ...counterparts.map(({name, itemLabel, to, isCurrent}) => ({
          label: itemLabel,
          to,
          isActive: () => isCurrent,
          onClick: () => savePreferredVersionName(name),
        })),
        {label: `What's new in ${latestVersion.label}`, to: '/releases'},
      ]}
    />
  );
}
