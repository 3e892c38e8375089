import type {VersionsOptions} from '@docusaurus/plugin-content-docs';

/** Differences between the documented versions. `npm run version:cut` adds an entry. */
interface VersionFacts {
  /** Value of `version` in its devspace.yaml. */
  readonly configVersion: string;
  /** Name of its JSON Schema, in schema/ and on the site (`/schema/NAME.json`). */
  readonly schema: string;
  /** Folder of its command pages, relative to `docsFolder`. */
  readonly commandFolder: string;
  /** Name of the page about `devspace` itself in that folder. */
  readonly rootCommandPage: 'devspace' | 'index';
  /** Queries to suggest without a query, and if a search has no results. */
  readonly searchTopics: readonly string[];
  /** Whether it still gets releases. The banner of older versions says if it doesn't. */
  readonly isMaintained: boolean;
  /** Its own page, or one of the latest version, that describes the upgrade to the latest version, as a site path. */
  readonly upgradeGuide?: string;
  /** Pages have the color mode switch; otherwise they are light. */
  readonly hasColorModeSwitch: boolean;
  /** Pipelines, functions, and the `--pipeline` flag. */
  readonly hasPipelines: boolean;
  /** Sections such as `dev` and `deployments` are maps by name instead of lists or objects. */
  readonly hasNamedEntries: boolean;
  /** `$(...)`, and variables with a command. */
  readonly hasExpressions: boolean;
  /** Runtime variables and helpers, such as `${runtime.images.api}` and `image(api)`. */
  readonly hasRuntimeVariables: boolean;
  /** Hooks run shell commands on `events`; otherwise they run programs, and have `when`. */
  readonly hasHookEvents: boolean;
  /** `dev` selects pods by `imageName`, a key of `images`. */
  readonly hasImageNames: boolean;
  /** Paths of patches are JSON pointers, or selectors for any depth, and fail without a match. */
  readonly hasPointerPatches: boolean;
  /** The package for Go that reads the config: yaml.v2 follows YAML 1.1, yaml.v3 mostly 1.2. */
  readonly yamlParser: 'yaml.v2' | 'yaml.v3';
}

/** Suggested queries of all versions. */
const commonTopics = ['install', 'error messages', 'file sync', 'port forwarding', 'variables'];

/** Newest first: the first version is the latest one, whose pages are in docs/. */
const facts = {
  '6.x': {
    configVersion: 'v2beta1',
    schema: 'v2beta1',
    commandFolder: 'cli',
    rootCommandPage: 'index',
    searchTopics: [...commonTopics, 'pipelines'],
    isMaintained: true,
    hasColorModeSwitch: false,
    hasPipelines: true,
    hasNamedEntries: true,
    hasExpressions: true,
    hasRuntimeVariables: true,
    hasHookEvents: true,
    hasImageNames: false,
    hasPointerPatches: false,
    yamlParser: 'yaml.v3',
  },
  '5.x': {
    configVersion: 'v1beta11',
    schema: 'v1beta11',
    commandFolder: 'commands',
    rootCommandPage: 'devspace',
    searchTopics: [...commonTopics, 'hooks'],
    isMaintained: false,
    upgradeGuide: '5.x/guides/migrate-to-6',
    hasColorModeSwitch: false,
    hasPipelines: false,
    hasNamedEntries: false,
    hasExpressions: true,
    hasRuntimeVariables: true,
    hasHookEvents: true,
    hasImageNames: false,
    hasPointerPatches: false,
    yamlParser: 'yaml.v2',
  },
  '4.x': {
    configVersion: 'v1beta9',
    schema: 'v1beta9',
    commandFolder: 'commands',
    rootCommandPage: 'devspace',
    searchTopics: [...commonTopics, 'hooks'],
    isMaintained: false,
    upgradeGuide: '4.x/guides/migrate',
    hasColorModeSwitch: true,
    hasPipelines: false,
    hasNamedEntries: false,
    hasExpressions: false,
    hasRuntimeVariables: false,
    hasHookEvents: false,
    hasImageNames: true,
    hasPointerPatches: true,
    yamlParser: 'yaml.v2',
  },
} as const satisfies Readonly<Record<string, VersionFacts>>;

/** Name of a documented version, as shown to readers. */
export type VersionLabel = keyof typeof facts;

/** Labels of the versions that have a capability. */
export type VersionWith<Capability extends keyof VersionFacts> = {
  [Label in VersionLabel]: (typeof facts)[Label] extends Readonly<Record<Capability, true>>
    ? Label
    : never;
}[VersionLabel];

export interface Version extends VersionFacts {
  readonly label: VersionLabel;
  readonly isLatest: boolean;
  /** Label in menus: `6.x (Latest)`. */
  readonly menuLabel: string;
  /** Name of the version in Docusaurus. */
  readonly name: string;
  /** First segment of its pages' site paths; empty for the latest version. */
  readonly path: string;
  readonly docsFolder: string;
  readonly sidebarFile: string;
  readonly schemaFile: string;
  /** Lists all fields that the schema must describe. */
  readonly fieldListFile: string;
  /** What its component chart does with each value. */
  readonly componentChartFile: string;
  /** `docusaurus_tag` of its pages, a search facet. */
  readonly searchTag: string;
}

export const versions = Object.entries<VersionFacts>(facts).map(([label, own], index): Version => {
  const isLatest = index === 0;
  const name = isLatest ? 'current' : label;
  return {
    ...own,
    label: label as VersionLabel,
    isLatest,
    menuLabel: isLatest ? `${label} (Latest)` : label,
    name,
    path: isLatest ? '' : label,
    docsFolder: isLatest ? 'docs' : `versioned_docs/version-${label}`,
    sidebarFile: isLatest ? 'sidebars.ts' : `versioned_sidebars/version-${label}-sidebars.json`,
    schemaFile: `schema/${own.schema}.json`,
    fieldListFile: `schema/paths/${own.schema}.txt`,
    componentChartFile: `schema/component-chart/${own.schema}.yaml`,
    searchTag: `docs-default-${name}`,
  };
}) as [Version, ...Version[]];

export const [latestVersion] = versions;

export const versionsByLabel = Object.fromEntries(
  versions.map((version) => [version.label, version]),
) as Readonly<Record<VersionLabel, Version>>;

/** `versions` of the docs plugin. */
export const versionOptions: VersionsOptions['versions'] = Object.fromEntries(
  versions.map(({name, menuLabel, path}) => [
    name,
    {label: menuLabel, path: path || undefined, badge: false},
  ]),
);
