/**
 * How pages behave under the reader's hands: times in milliseconds, lengths in pixels. reading.test.ts
 * holds the stylesheets to what stands here.
 */
export const reading = {
  /** Opened sections and tabs stand in the address at the latest after this time. */
  stateDelay: 300,

  /** Sections that the address names at most: one that is longer than this breaks in chats and mails. */
  openLimit: 30,

  anchor: {
    /** Distance of the target of a link from the top of the window. */
    offset: 120,

    /** When the place of the target is corrected once, if the page has moved since. */
    correctAfter: 1000,
  },

  /** Pictures that are enlarged; `imageZoom` and `zoomSelector` of the theme config override it. */
  zoom: {
    /** What can be enlarged unless the theme config says so: pictures in the text. */
    selector: '.markdown img',

    /** Space around an enlarged picture. */
    margin: 0,

    /** The ground behind it: white, or dark on dark pages. */
    background: 'var(--docs-zoom-surface)',

    /** It closes when the page is scrolled further than this… */
    scrollOffset: 40,

    /** … after this time, */
    closeDelay: 150,

    /** … and grows and shrinks for as long as this. */
    transition: 300,

    /** When pictures of a page that was opened begin to react: it has other things to do first. */
    attachDelay: 1000,
  },
} as const;
