/**
 * Page behavior: times in milliseconds, lengths in pixels. Stylesheets duplicate the offset
 * (src/css/tokens.css) and the transition (src/plugins/medium-zoom).
 */
export const reading = {
  /** Throttles writing open sections and tabs to the URL. */
  stateDelay: 300,

  /** Maximum number of open sections in the URL: chat and mail clients break long URLs. */
  openLimit: 30,

  anchor: {
    /** Distance of an anchor from the top of the window after navigation. */
    offset: 120,

    /** Delay of the second scroll to an anchor, which corrects layout shifts. */
    correctAfter: 1000,
  },

  /** Enlarged diagrams and images. */
  zoom: {
    /** The enlarged copy closes if the reader scrolls further than this. */
    scrollOffset: 40,

    /** Delay between scrolling and closing. */
    closeDelay: 150,

    /** Duration of the animation. */
    transition: 300,

    /** Delay after a page load, to prioritize more important work. */
    attachDelay: 1000,
  },
} as const;
