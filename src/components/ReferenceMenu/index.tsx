import type {ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {commandPage, pagePath} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';

/** Links to the references of the current version. In the mobile menu, they need no menu of their own. */
export default function ReferenceMenu(props: Omit<Props, 'items'>): ReactNode {
  const version = useCurrentVersion();
  const items = [
    ['Config reference', 'configuration/reference'],
    ['CLI reference', commandPage(version, 'devspace')],
  ].map(([label, page = '']) => ({label, to: `/${pagePath({version, page})}`}));
  if (!props.mobile) return <DropdownNavbarItem {...props} label="Reference" items={items} />;
  return items.map((item) => <DefaultNavbarItem key={item.to} {...props} {...item} />);
}
