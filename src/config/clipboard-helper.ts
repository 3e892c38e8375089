/**
 * The clipboard helper (clipboard.js) that buttons beside commands use, from a public CDN. The hash
 * makes browsers refuse any other file; clipboard-helper.test.ts compares it with the package.
 */
const VERSION = '2.0.11';

/** What a script element needs to load the helper. */
export const clipboardHelper = {
  version: VERSION,
  src: `https://cdn.jsdelivr.net/npm/clipboard@${VERSION}/dist/clipboard.min.js`,
  integrity: 'sha384-J08i8An/QeARD9ExYpvphB8BsyOj3Gh2TSh1aLINKO3L0cMSH2dN3E22zFoXEi0Q',
  crossOrigin: 'anonymous',
} as const;
