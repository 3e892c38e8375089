import type {UserThemeConfig} from '@docusaurus/theme-common';

/** What the bar at the top of every page says. */
export interface Announcement {
  /** Readers who closed the bar see it again when its id changes. */
  readonly id: string;
  /** HTML of one line, such as a sentence with a link. */
  readonly content: string;
}

/** Fill this in to announce something: `{id: '6-4', content: 'DevSpace 6.4 is <a href="…">out</a>.'}` */
const announcement: Announcement | undefined = undefined;

/** The bar of the theme; it is omitted if there is nothing to announce. */
export function announcementBar(
  announced: Announcement | undefined = announcement,
): UserThemeConfig['announcementBar'] {
  if (!announced) return undefined;
  return {
    ...announced,
    isCloseable: true,
    // The design tokens give it its colors, in light and dark.
    backgroundColor: 'var(--docs-accent-wash)',
    textColor: 'var(--docs-ink)',
  };
}
