/** The version of clipboard.js that copy buttons load from a public CDN. */
const VERSION = '2.0.11';

/** Attributes of its script element. clipboard-helper.test.ts compares the hash with the npm package. */
export const clipboardHelper = {
  version: VERSION,
  src: `https://cdn.jsdelivr.net/npm/clipboard@${VERSION}/dist/clipboard.min.js`,
  integrity: 'sha384-J08i8An/QeARD9ExYpvphB8BsyOj3Gh2TSh1aLINKO3L0cMSH2dN3E22zFoXEi0Q',
  crossOrigin: 'anonymous',
} as const;
