import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {versionsByLabel} from '@site/src/config/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import {useCounterparts} from '@site/src/hooks/useCounterparts';

export type VersionDropdownProps = Pick<DropdownProps, 'position' | 'className'> & {
  readonly mobile?: boolean;
};

/** Switches to the current page in another version, or to the closest page there. */
export default function VersionDropdown({
  mobile = false,
  ...props
}: VersionDropdownProps): ReactNode {
  const counterparts = useCounterparts();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const home = useBaseUrl(`/${versionsByLabel[useCurrentVersion()].path}`);
  // On small screens, it stays in the navbar (src/css/site.css), so the mobile menu omits it.
  if (mobile) return null;
  const current = counterparts.find(({isCurrent}) => isCurrent) ?? counterparts[0];
  return (
    <DropdownNavbarItem
      {...props}
      // Remounts after a switch, which closes the menu.
      key={current?.name}
      label={current?.menuLabel}
      // For clicks before hydration, instead of `#`, which scrolls to the top.
      href={home}
      items={counterparts.map(({name, itemLabel, to, isCurrent}) => ({
        label: itemLabel,
        to,
        isActive: () => isCurrent,
        onClick: () => savePreferredVersionName(name),
      }))}
    />
  );
}
