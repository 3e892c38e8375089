import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeCrumb from '@site/src/components/HomeCrumb';
import type {Parent} from '@site/src/lib/pages/types';

export interface PartOfProps {
  readonly parent: Parent;
  /** Title of the current page. */
  readonly title: string;
}

/** Breadcrumbs of a page outside of the sidebar: its parent page and itself. */
export default function PartOf({parent, title}: PartOfProps): ReactNode {
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeCrumb />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={parent.to}>
            {parent.title}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
