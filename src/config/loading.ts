/**
 * How the site behaves while something loads: times in milliseconds. Docusaurus and its libraries have
 * most of these values by themselves; loading.test.ts holds them to what stands here.
 */
export const loading = {
  /** The bar at the top of a page that is left, while the next one is on its way. */
  progressBar: {delay: 200, minimum: 0.08, trickleSpeed: 800, trickleRate: 0.02, speed: 200},

  /** A spinner that shows up for an instant would be a flicker. */
  spinnerDelay: 200,

  /** A server that has not answered by then counts as out of reach. */
  answerTimeout: 5000,
} as const;
