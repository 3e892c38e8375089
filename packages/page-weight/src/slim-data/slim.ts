/**
 * Removes what the browser doesn't read from the data that Docusaurus 3.10 sends. Only known keys are
 * removed, so that settings of plugins and themes that are added later are kept.
 *
 * If a page reads removed data, the build fails: `useDocById` throws, for example.
 */
import {createUnexpected} from '../unexpected.ts';

export const unexpected = createUnexpected('slim-data');

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expectData(value: unknown, name: string): Data {
  if (isData(value)) return value;
  throw unexpected(`${name} is not an object`);
}

function omit(data: Data, keys: readonly string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

/** Settings that only the build needs. */
const BUILD_SETTINGS = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Flags of the build. The browser reads `experimental_router`. */
const BUILD_FLAGS = ['faster', 'v4'];

/** Theme settings for the blog, which is disabled, and for Prism, which src/theme/CodeBlock doesn't use. */
const UNUSED_THEME_SETTINGS = ['blog', 'prism'];

/** Makes `@generated/docusaurus.config` smaller. */
export function slimConfig(config: unknown): Data {
  const {future, themeConfig, ...settings} = expectData(config, 'the site config');
  return {
    ...omit(settings, BUILD_SETTINGS),
    future: omit(expectData(future, 'future'), BUILD_FLAGS),
    themeConfig: omit(expectData(themeConfig, 'the theme config'), UNUSED_THEME_SETTINGS),
  };
}

/** Makes `@generated/site-metadata` smaller by removing the versions of plugins. */
export function slimSiteMetadata(metadata: unknown): Data {
  return {...expectData(metadata, 'the site metadata'), pluginVersions: {}};
}

/**
 * Makes `@generated/globalData` smaller: the docs plugin lists every page of every version for the theme's
 * version menu, but ours reads the routes.
 */
export function slimGlobalData(globalData: unknown): Data {
  const name = 'docusaurus-plugin-content-docs';
  const all = expectData(globalData, 'the global data');
  const instances = expectData(all[name], 'the global data of the docs plugin');
  const slim = Object.entries(instances).map(([id, data]) => {
    const {versions, ...rest}: Data = expectData(
      data,
      `the global data of the docs plugin "${id}"`,
    );
    if (!Array.isArray(versions)) throw unexpected(`the docs plugin "${id}" has no versions`);
    return [
      id,
      {
        ...rest,
        versions: (versions as unknown[]).map((version) => ({
          ...omit(expectData(version, 'a version'), ['draftIds', 'sidebars']),
          docs: [],
        })),
      },
    ] as const;
  });
  return {...all, [name]: Object.fromEntries(slim)};
}

/**
 * Makes a sidebar entry smaller. Breadcrumbs only check that `docId` exists, and `unlisted` defaults to
 * false.
 */
function slimEntry(entry: unknown): Data {
  const {docId, unlisted, items, ...rest} = expectData(entry, 'a sidebar entry');
  return {
    ...rest,
    ...(docId !== undefined && {docId: '-'}),
    ...(unlisted === true && {unlisted}),
    ...(Array.isArray(items) && {items: items.map(slimEntry)}),
  };
}

/**
 * Makes the data of a version smaller: it has titles and descriptions of all pages for the cards of
 * generated category pages, which the site doesn't use. Returns undefined for other data.
 */
export function slimVersion(props: unknown): Data | undefined {
  const version = isData(props) ? props.version : undefined;
  if (!isData(props) || !isData(version) || !isData(version.docs)) return undefined;
  const sidebars = Object.entries(expectData(version.docsSidebars, 'the sidebars of a version'));
  const docsSidebars = Object.fromEntries(
    sidebars.map(([name, entries]) => [name, (entries as unknown[]).map(slimEntry)]),
  );
  return {...props, version: {...version, docs: {}, docsSidebars}};
}
