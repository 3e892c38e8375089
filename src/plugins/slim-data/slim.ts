/**
 * Takes out of the data that Docusaurus 3.10 sends to the browser what nothing there reads. Pure.
 *
 * What is not there any more fails while the site is built, if a page uses it: useDocById throws.
 */

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expectData(value: unknown, name: string): Data {
  if (isData(value)) return value;
  throw new Error(
    `slim-data: ${name} is no object any more. Adapt src/plugins/slim-data, or switch \`slimData\` off in src/config/optimizations.ts.`,
  );
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

/** Settings of the theme for what the site does while building, or does not have. */
const THEME_BUILD_SETTINGS = ['blog', 'mermaid', 'prism'];

/** Makes `@generated/docusaurus.config` smaller. */
export function slimConfig(config: unknown): Data {
  const {future, themeConfig, ...settings} = expectData(config, 'the site config');
  const {experimental_router: router} = expectData(future, 'the setting `future`');
  return {
    ...omit(settings, BUILD_SETTINGS),
    themeConfig: omit(expectData(themeConfig, 'the setting `themeConfig`'), THEME_BUILD_SETTINGS),
    future: {experimental_router: router},
  };
}

/** Makes `@generated/site-metadata` smaller: it lists the versions of all plugins. */
export function slimSiteMetadata(metadata: unknown): Data {
  return {...expectData(metadata, 'the metadata of the site'), pluginVersions: {}};
}

/**
 * Makes `@generated/globalData` smaller: the docs plugin lists every page of every version for the
 * version menu of the theme, and ours reads the routes.
 */
export function slimGlobalData(globalData: unknown): Data {
  const name = 'docusaurus-plugin-content-docs';
  const all = expectData(globalData, 'the global data');
  const instances = expectData(all[name], 'the global data of the docs plugin');
  const slim = Object.entries(instances).map(([id, data]) => {
    const {versions, ...rest}: Data = expectData(data, `the global data of the docs "${id}"`);
    if (!Array.isArray(versions)) throw new Error(`slim-data: the docs "${id}" list no versions.`);
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
 * Makes the data of a version smaller: titles and descriptions of its pages are there for the cards
 * of category pages, which the site does not have. Returns nothing for data of another kind.
 */
export function slimVersion(props: unknown): Data | undefined {
  const version = isData(props) ? props.version : undefined;
  if (!isData(props) || !isData(version) || !isData(version.docs)) return undefined;
  return {...props, version: {...version, docs: {}}};
}
