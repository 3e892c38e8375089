/** How the site behaves while something loads: times in milliseconds. */
export const loading = {
  /** The bar that the theme shows while the next page is on its way, as its own code sets it. */
  progressBar: {delay: 200, minimum: 0.08},

  /** A server that has not answered by then counts as out of reach. */
  answerTimeout: 5000,
} as const;
