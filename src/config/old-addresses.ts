/**
 * Where the documentation stood before. Links to those places are all over the web.
 */

/** Base paths of former times. What stood below them stands below the base path of today. */
export const formerBasePaths: readonly string[] = ['/cli/docs/'];
