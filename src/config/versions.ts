import type {VersionsOptions} from '@docusaurus/plugin-content-docs';

/** What differs between the documented versions. `npm run version:cut` adds an entry. */
interface VersionFacts {
  /** Value of `version` in its devspace.yaml. */
  readonly configVersion: string;
  /** Name of its JSON Schema, in schema/ and on the site (`/schema/NAME.json`). */
  readonly schema: string;
  /** Folder of its command pages, below the folder of its pages. */
  readonly commandFolder: string;
  /** Name of the page about `devspace` itself in that folder. */
  readonly rootCommandPage: 'devspace' | 'index';
  /** Queries to suggest if a search finds nothing. */
  readonly searchTopics: readonly string[];
  /** Whether it still gets releases. The banner of older versions says if it doesn't. */
  readonly isMaintained: boolean;
  /** Its own page, or one of the latest version, that describes the upgrade to the latest version, as a site path. */
  readonly upgradeGuide?: string;
  /** Pages offer the light and dark switch; otherwise they are light. */
  readonly hasColorModeSwitch: boolean;
  /** Pipelines, functions, and the `--pipeline` flag. */
  readonly hasPipelines: boolean;
  /** Sections such as `dev` and `deployments` are maps of entries by name, not lists or structures. */
  readonly hasNamedEntries: boolean;
  /** Values can be computed: `$(...)`, and variables with a command. */
  readonly hasExpressions: boolean;
  /** Runtime variables and helpers, such as `${runtime.images.api}` and `image(api)`. */
  readonly hasRuntimeVariables: boolean;
  /** Hooks run in a shell when an event fires; otherwise they are programs, and have `when`. */
  readonly hasHookEvents: boolean;
  /** `dev` selects pods by `imageName`, the name of an entry of `images`. */
  readonly hasImageNames: boolean;
  /** Patches have JSON pointers, or selectors that search at any depth, and fail without a match. */
  readonly hasPointerPatches: boolean;
}

/** Newest first: the first version is the latest one, whose pages are in docs/. */
const facts = {
  '6.x': {
    configVersion: 'v2beta1',
    schema: 'v2beta1',
    commandFolder: 'cli',
    rootCommandPage: 'index',
    searchTopics: ['file sync', 'images', 'pipelines'],
    isMaintained: true,
    hasColorModeSwitch: false,
    hasPipelines: true,
    hasNamedEntries: true,
    hasExpressions: true,
    hasRuntimeVariables: true,
    hasHookEvents: true,
    hasImageNames: false,
    hasPointerPatches: false,
  },
  '5.x': {
    configVersion: 'v1beta11',
    schema: 'v1beta11',
    commandFolder: 'commands',
    rootCommandPage: 'devspace',
    searchTopics: ['file sync', 'images', 'profiles'],
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
  },
  '4.x': {
    configVersion: 'v1beta9',
    schema: 'v1beta9',
    commandFolder: 'commands',
    rootCommandPage: 'devspace',
    searchTopics: ['file sync', 'images', 'profiles'],
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
  },
} as const satisfies Readonly<Record<string, VersionFacts>>;

/** Name of a documented version, as readers know it. */
export type VersionLabel = keyof typeof facts;

/** Versions that have a capability: data about it has to cover them. */
export type VersionWith<Capability extends keyof VersionFacts> = {
  [Label in VersionLabel]: (typeof facts)[Label] extends Readonly<Record<Capability, true>>
    ? Label
    : never;
}[VersionLabel];

/** A documented version. */
export interface Version extends VersionFacts {
  readonly label: VersionLabel;
  readonly isLatest: boolean;
  /** Label in menus, which marks the latest version. */
  readonly menuLabel: string;
  /** Name that Docusaurus gives the version. */
  readonly name: string;
  /** First part of the paths of its pages, below the base path; empty for the latest version. */
  readonly path: string;
  /** Folder of its pages. */
  readonly docsFolder: string;
  readonly sidebarFile: string;
  readonly schemaFile: string;
  /** Lists every field that the schema has to describe. */
  readonly fieldListFile: string;
  /** Facet of its pages, which Docusaurus puts into their head. */
  readonly searchTag: string;
}

/** All versions, newest first. */
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
    searchTag: `docs-default-${name}`,
  };
}) as [Version, ...Version[]];

export const [latestVersion] = versions;

export const versionsByLabel = Object.fromEntries(
  versions.map((version) => [version.label, version]),
) as Readonly<Record<VersionLabel, Version>>;

/** Version options of the docs plugin. */
export const versionOptions: VersionsOptions['versions'] = Object.fromEntries(
  versions.map(({name, menuLabel, path}) => [
    name,
    {label: menuLabel, path: path || undefined, badge: false},
  ]),
);
