/**
 * Parts of the theme that the settings of the site never show. Pure.
 */
import type {UserThemeConfig} from '@docusaurus/theme-common';

/** What decides about them; the theme fills in what a site leaves out. */
export type Settings = Pick<UserThemeConfig, 'announcementBar' | 'docs' | 'footer'>;

function isNeverHidden({docs}: Settings): boolean {
  return docs?.sidebar?.hideable !== true;
}

/** Components by what imports ask for, each with what says that no page shows it. */
const parts: Readonly<Record<string, (settings: Settings) => boolean>> = {
  '@theme/AnnouncementBar': ({announcementBar}) => !announcementBar,
  '@theme/DocRoot/Layout/Sidebar/ExpandButton': isNeverHidden,
  '@theme/DocSidebar/Desktop/CollapseButton': isNeverHidden,
  '@theme/Footer/Links': ({footer}) => (footer?.links ?? []).length === 0,
  '@theme/Footer/Logo': ({footer}) => !footer?.logo,
};

/** The components that no page shows. */
export function findUnusedParts(settings: Settings): string[] {
  return Object.entries(parts).flatMap(([request, isUnused]) =>
    isUnused(settings) ? [request] : [],
  );
}
