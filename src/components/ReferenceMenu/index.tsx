import type {ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {commandPage, pagePath, versionsByLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';

const CONFIG_REFERENCE = 'configuration/reference';

/** Links to the references of the current version. In the mobile menu, they need no menu of their own. */
export default function ReferenceMenu(props: Omit<Props, 'items'>): ReactNode {
  const version = useCurrentVersion();
  const {page: current} = useCurrentPage();
  const isActive = [CONFIG_REFERENCE, versionsByLabel[version].commandFolder].some((page) =>
    `${current}/`.startsWith(`${page}/`),
  );
  const items = [
    ['Config reference', CONFIG_REFERENCE],
    ['CLI reference', commandPage(version, 'devspace')],
  ].map(([label, page = '']) => ({label, to: `/${pagePath({version, page})}`}));
  if (!props.mobile) {
    const className = isActive ? 'navbar__link--active' : '';
    return <DropdownNavbarItem {...props} className={className} label="Reference" items={items} />;
  }
  return items.map((item) => <DefaultNavbarItem key={item.to} {...props} {...item} />);
}
