/**
 * A few pages of each version, to see that a cut version can be built.
 */
import path from 'node:path';
import type {Config, PresetConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import site from '../../docusaurus.config.ts';

/** Docusaurus looks for plugins and modules beside the config. */
function fromRoot<T>(entry: T): T | string {
  return typeof entry === 'string' && entry.startsWith('./') ? path.resolve(entry) : entry;
}

function withFewPages(preset: PresetConfig): PresetConfig {
  const [name, options] = preset as [string, PresetOptions];
  const docs: PresetOptions['docs'] = {
    ...(typeof options.docs === 'object' && options.docs),
    include: [
      'index.mdx',
      'getting-started/installation.mdx',
      // The installation page of 5.x includes it.
      'fragments/install-cli.mdx',
      '{cli,commands}/devspace_dev.mdx',
      'configuration/reference.mdx',
    ],
    sidebarPath: false,
  };
  return [name, {...options, docs}];
}

const config: Config = {
  ...site,
  // Most pages that others link to aren't built.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    ...site.markdown,
    hooks: {onBrokenMarkdownLinks: 'ignore'},
    async parseFrontMatter(file) {
      const {frontMatter, content} = await file.defaultParseFrontMatter(file);
      // In CI, Docusaurus rejects partials with front matter.
      if (file.filePath.includes('/_')) return {frontMatter, content};
      // The next page may be one that isn't built.
      return {frontMatter: {...frontMatter, pagination_next: null, pagination_prev: null}, content};
    },
  },
  clientModules: site.clientModules?.map(fromRoot),
  plugins: site.plugins?.map(fromRoot).filter((plugin) => !String(plugin).includes('site-files')),
  presets: (site.presets as readonly PresetConfig[]).map(withFewPages),
};

export default config;
