import type {UserThemeConfig} from '@docusaurus/theme-common';

export interface Announcement {
  /** A new id shows the bar again to readers who dismissed it. */
  readonly id: string;
  /** A single line of HTML. */
  readonly content: string;
}

/** Set this to show an announcement: `{id: '6-4', content: 'DevSpace 6.4 is <a href="…">out</a>.'}` */
const announcement: Announcement | undefined = undefined;

/** `announcementBar` of the theme config. Without an announcement, the theme renders no bar. */
export function announcementBar(
  current: Announcement | undefined = announcement,
): UserThemeConfig['announcementBar'] {
  if (!current) return undefined;
  return {
    ...current,
    isCloseable: true,
    // Design tokens, so that the colors follow the color mode.
    backgroundColor: 'var(--docs-accent-wash)',
    textColor: 'var(--docs-ink)',
  };
}
