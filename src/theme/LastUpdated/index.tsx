/**
 * Why: the theme makes a new date format for every page, which alone takes a phone 70 ms.
 * Replaces: LastUpdated of theme-classic 3.10.
 * Differences: the date is written without Intl, in English; authors are omitted, as the site does
 * not show them.
 * Remove when: the theme keeps its date format, or pages are not taken over by scripts.
 */
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (lastUpdatedAt === undefined || lastUpdatedAt === null) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`}
        </time>
      </b>
    </span>
  );
}
