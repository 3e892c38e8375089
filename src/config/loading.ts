/** Loading behavior. Times are in milliseconds. */
export const loading = {
  /** Delay of the progress bar while the next page loads: the default of the theme. */
  progressBarDelay: 200,

  /** A server that hasn't responded within this time is treated as unreachable. */
  answerTimeout: 5000,
} as const;
