/**
 * Why: the build highlights code, so the browser needs no grammars.
 * Replaces: prism-include-languages of theme-classic 3.10 (safe).
 * Remove when: the theme makes Prism optional (see packages/page-weight/src/no-prism/).
 * Upstream: https://github.com/facebook/docusaurus/issues/9122
 */
export default function prismIncludeLanguages(): void {}
