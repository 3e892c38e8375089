import type {ReactNode} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {latestVersion} from '@devspace-docs/versions';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {useCounterparts} from '@site/src/hooks/useCounterparts';

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
  // On small screens, it stays in the navbar (src/css/navbar.css), so the mobile menu omits it.
  if (mobile) return null;
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
