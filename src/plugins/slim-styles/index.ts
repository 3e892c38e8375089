/**
 * Removes the styles of Infima that no page uses, about 1.7 KB with Brotli, because the stylesheet blocks
 * rendering. PurgeCSS keeps the classes that it finds in pages and in code.
 */
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files that use classes, relative to the site folder. */
const CONTENT = [
  '{docs,versioned_docs}/**/*.mdx',
  'src/**/*.{ts,tsx,mdx}',
  'node_modules/@docusaurus/{core,theme-classic,theme-common}/lib/**/*.js',
];

/** Unused components. PurgeCSS would keep those whose names occur as words on pages. */
const UNUSED =
  /^(?:alert__|avatar|badge--(?!secondary)|button-group|button--(?:block|danger|info|lg|link|success|warning)|card__|col--offset|hero(?!__title)|pagination(?:--|__)|pills|row--)/;

export default function slimStyles({siteDir}: LoadContext): Plugin {
  const {OnceExit, ...plugin} = purgeCss({
    content: CONTENT.map((pattern) => path.posix.join(siteDir, pattern)),
    blocklist: [UNUSED],
    // PurgeCSS doesn't parse selectors in `:where()`.
    safelist: {greedy: [/:where/]},
  }) as import('postcss').Plugin;
  return {
    name: 'slim-styles',
    configurePostCss(options) {
      options.plugins.unshift({
        ...plugin,
        // Before Docusaurus moves the rules into a cascade layer, after which PurgeCSS would skip some.
        Once: (root, helpers) =>
          root.source?.input.file?.includes('/infima/') ? OnceExit?.(root, helpers) : undefined,
      } satisfies import('postcss').Plugin);
      return options;
    },
  };
}
