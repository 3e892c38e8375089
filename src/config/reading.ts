/**
 * How pages behave under the reader's hands: times in milliseconds, lengths in pixels. Stylesheets
 * repeat the offset (src/css/tokens.css) and the transition (src/plugins/*-zoom).
 */
export const reading = {
  /** Opened sections and tabs are in the URL after this time at the latest. */
  stateDelay: 300,

  /** Sections that the address names at most: one that is longer than this breaks in chats and mails. */
  openLimit: 30,

  anchor: {
    /** Distance of the target of a link from the top of the window. */
    offset: 120,

    /** When the place of the target is corrected once, if the page has moved since. */
    correctAfter: 1000,
  },

  /** Enlarged drawings. docusaurus-plugin-image-zoom treats images the same way. */
  zoom: {
    /** The enlarged copy closes when the reader scrolls further than this, */
    scrollOffset: 40,

    /** after this delay. */
    closeDelay: 150,

    /** Duration of opening and closing. */
    transition: 300,

    /** Delay after a page load: the page has more important work first. */
    attachDelay: 1000,
  },
} as const;
