/** Path under which the site is served, unless a deployment changes it. */
export const DEFAULT_BASE_PATH = '/docs/';
