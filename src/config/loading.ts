/** Loading behavior. Times are in milliseconds. */
export const loading = {
  /** The progress bar while the next page loads: the defaults of the theme. */
  progressBar: {delay: 200, minimum: 0.08},

  /** A server that hasn't responded within this time is treated as unreachable. */
  answerTimeout: 5000,
} as const;
