import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './src/config/announcement.ts';
import {readDeployment} from '@devspace-docs/static-host';
import {mermaid} from '@devspace-docs/drawings';
import {footer} from './src/config/footer.ts';
import {fragmentUrls} from './src/config/fragments.ts';
import {headTags} from './src/config/head-tags.ts';
import {withImageZoom, type ImageZoomSettings} from './src/config/image-zoom.ts';
import {navbar} from './src/config/navbar.ts';
import {searchSettings} from './src/config/search.ts';
import {latestVersion, versionOptions} from '@devspace-docs/versions';
import remarkCodeBlocks from './src/plugins/code-blocks/index.ts';
import tested, {readTested} from './src/plugins/tested/index.ts';
import {commandSidebar} from './src/plugins/command-sidebar/index.ts';
import remarkDiagrams from './src/plugins/diagrams/index.ts';
import remarkErrors from './src/plugins/errors/remark.ts';
import remarkFields from './src/plugins/fields/remark.ts';
import {parseFrontMatterWith} from './src/plugins/front-matter/index.ts';
import remarkReleases from './src/plugins/releases/remark.ts';
import rehypeInlineCode from './src/plugins/inline-code/index.ts';
import rehypeInlineCommands from './src/plugins/inline-commands/index.ts';
import {createVcs} from './src/plugins/page-dates/index.ts';
import remarkOutputs from './src/plugins/outputs/remark.ts';
import rehypeSymptoms from './src/plugins/symptoms/index.ts';
import rehypeTables from './src/plugins/tables/index.ts';

const deployment = readDeployment(process.env);

const docs: PresetOptions['docs'] = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: commandSidebar,
  numberPrefixParser: false,
  editUrl: deployment.editUrl,
  showLastUpdateTime: true,
  breadcrumbs: true,
  sidebarCollapsible: true,
  lastVersion: latestVersion.name,
  versions: versionOptions,
  beforeDefaultRemarkPlugins: [
    remarkDiagrams,
    // Entries of errors contain elements about releases.
    remarkErrors,
    remarkReleases,
    remarkFields,
    remarkOutputs,
    [remarkCodeBlocks, {baseUrl: deployment.baseUrl, findTested: readTested()}],
  ],
  beforeDefaultRehypePlugins: [
    rehypeInlineCode,
    rehypeInlineCommands,
    rehypeSymptoms,
    rehypeTables,
  ],
};

const preset: PresetOptions = {
  docs,
  blog: false,
  pages: {editUrl: deployment.editUrl, showLastUpdateTime: true},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/site.css',
      './src/css/navbar.css',
      './src/css/sidebars.css',
      './src/css/tables.css',
      './src/css/controls.css',
      './src/css/code.css',
      './src/css/diagrams.css',
      './src/css/facts.css',
      './src/css/notice.css',
      './src/css/forced-colors.css',
      './src/css/print.css',
    ],
  },
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: ['**/search', fragmentUrls],
  },
};

const themeConfig: ThemeConfig & ImageZoomSettings = {
  // packages/versions/src/versions.ts sets which versions show the switch.
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  image: 'img/social-card.png',
  announcementBar: announcementBar(),
  navbar: navbar(deployment),
  footer: footer(deployment),
  docs: {
    sidebar: {hideable: false, autoCollapseCategories: false},
    versionPersistence: 'localStorage',
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  mermaid,
  // The defaults are in src/config/image-zoom.ts. `zoomSelector` sets the selector, too.
  imageZoom: {options: {margin: 24}},
};

const config: Config = {
  title: 'Documentation',
  titleDelimiter: '|',
  tagline: 'Develop and deploy on Kubernetes with DevSpace',
  url: deployment.url,
  baseUrl: deployment.baseUrl,
  trailingSlash: false,
  future: {v4: true, faster: true, experimental_vcs: createVcs()},
  // `future.v4` adds a suffix to storage keys, which would reset the choices that readers have stored.
  storage: {type: 'localStorage', namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English'}}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mermaid: true,
    parseFrontMatter: parseFrontMatterWith(deployment.editUrl),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  headTags: headTags(deployment),
  customFields: {search: searchSettings(deployment)},
  clientModules: [
    './src/plugins/active-entry/client.ts',
    './src/plugins/announce-page/client.ts',
    './src/plugins/drawing-zoom/client.ts',
    './src/plugins/exact-paths/client.ts',
    './src/plugins/limited-prefetch/client.ts',
  ],
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', preset]],
  // Paths, because knip calls plugins that are functions without a context. They don't load faster.
  plugins: [
    './src/plugins/load-guard/index.ts',
    './src/plugins/url-state/index.ts',
    './src/plugins/fields/index.ts',
    './src/plugins/licenses/index.ts',
    './src/plugins/medium-zoom/index.ts',
    'docusaurus-plugin-image-zoom',
    './src/plugins/page-lists/index.ts',
    './src/plugins/search-modal/index.ts',
    './src/plugins/site-files/index.ts',
    './src/plugins/static-markup/index.ts',
    tested,
    // Make pages smaller: the site also works without them (packages/page-weight).
    '@devspace-docs/page-weight/compact-routes',
    '@devspace-docs/page-weight/no-prism',
    '@devspace-docs/page-weight/slim-data',
  ],
  themeConfig: withImageZoom(themeConfig),
};

export default config;
