/**
 * Leaves out parts of the theme that the settings of the site never show, such as the button that
 * hides the sidebar, and with slim-css their styles (2 KB with Brotli in all).
 */
import {fileURLToPath} from 'node:url';
import type {Plugin, LoadContext} from '@docusaurus/types';
import {findUnusedParts, type Settings} from './unused-parts.ts';

function standIn(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url));
}

export default function slimTheme({siteConfig}: LoadContext): Plugin {
  const replaced = [
    ...findUnusedParts(siteConfig.themeConfig as Settings).map(
      (request) => [request, standIn('nothing.ts')] as const,
    ),
    ['@theme/TagsListInline', standIn('no-tags.ts')] as const,
  ];
  return {
    name: 'slim-theme',
    configureWebpack(config, _isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: replaced.map(
          ([request, file]) => new NormalModuleReplacementPlugin(new RegExp(`^${request}$`), file),
        ),
      };
    },
  };
}
