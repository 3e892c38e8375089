/** Collects the names that a config defines, by section. */
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {findImports, type FindImport} from '../config/imports.ts';
import {hasForeignParent} from '../profiles/profiles.ts';
import {asList, asMap, isComputed, isYamlMap, valueAt} from '../yaml/yaml.ts';

/** The names in a section. */
export interface NameSet {
  readonly names: ReadonlySet<string>;
  /** The list is incomplete: an import or an expression may add names. */
  readonly isOpen: boolean;
}

/** The nouns for the entries of all sections whose entries have names. */
export const nouns = {
  commands: 'command',
  dependencies: 'dependency',
  deployments: 'deployment',
  dev: 'dev entry',
  functions: 'function',
  hooks: 'hook named',
  images: 'image',
  pipelines: 'pipeline',
  ports: '`dev.ports` entry named',
  profiles: 'profile',
  pullSecrets: 'pull secret',
  /** Helm releases. */
  releases: 'deployment',
  sync: '`dev.sync` entry named',
  vars: 'variable',
} as const;

/** Sections whose entries have names. */
export type Section = keyof typeof nouns;

export const sections = Object.keys(nouns) as readonly Section[];

export type Names = Readonly<Record<Section, NameSet>>;

/** Built-in pipelines, which `run_pipelines` doesn't find unless the config defines them. */
export const DEFAULT_PIPELINES: readonly string[] = ['dev', 'deploy', 'build', 'purge'];

/** Returns the comment that declares a name as defined elsewhere, if there is one. */
export type FindElsewhere = (section: Section, name: string) => string | undefined;

class Collector {
  readonly names = Object.fromEntries(
    sections.map((section) => [section, {names: new Set(), isOpen: false}]),
  ) as Record<Section, {readonly names: Set<string>; isOpen: boolean}>;
  private readonly hasNamedEntries: boolean;

  constructor(version: VersionLabel) {
    this.hasNamedEntries = versionsByLabel[version].hasNamedEntries;
  }

  openAll(): void {
    for (const section of sections) this.names[section].isOpen = true;
  }

  addName(section: Section, name: unknown): void {
    if (typeof name !== 'string') return;
    if (isComputed(name)) this.names[section].isOpen = true;
    else this.names[section].names.add(name);
  }

  /** Adds the entries of a map by their keys, or of a list by `name`. */
  addEntries(section: Section, value: unknown): void {
    if ([value, ...asList(value)].some((item) => typeof item === 'string'))
      this.names[section].isOpen = true;
    for (const name of Object.keys(asMap(value))) this.addName(section, name);
    for (const item of asList(value)) this.addName(section, asMap(item).name);
  }

  addConfig(config: unknown): void {
    // `merge: $(cat dev.yaml)` may add names to any section.
    if (typeof config === 'string') this.openAll();
    if (!isYamlMap(config)) return;
    for (const section of [
      'commands',
      'dependencies',
      'deployments',
      'functions',
      'hooks',
      'images',
      'pipelines',
      'pullSecrets',
      'vars',
    ] as const)
      this.addEntries(section, config[section]);
    const {deployments, dev} = config;
    this.addEntries('releases', deployments);
    for (const deployment of Object.values(asMap(deployments)))
      this.addName('releases', valueAt(deployment, ['helm', 'releaseName']));
    if (this.hasNamedEntries) this.addEntries('dev', dev);
    else {
      const {sync, ports} = typeof dev === 'string' ? {sync: dev, ports: dev} : asMap(dev);
      this.addEntries('sync', sync);
      this.addEntries('ports', ports);
    }
    this.addProfiles(config.profiles);
  }

  private addProfiles(profiles: unknown): void {
    if (typeof profiles === 'string') this.openAll();
    if (!Array.isArray(profiles)) return;
    this.addEntries('profiles', profiles);
    for (const profile of asList(profiles)) {
      if (typeof profile === 'string') this.openAll();
      const {replace, merge, strategicMerge, patches} = asMap(profile);
      for (const part of [replace, merge, strategicMerge]) this.addConfig(part);
      if (typeof patches === 'string') this.openAll();
      for (const patch of asList(patches)) this.addPatch(patch);
      // A profile in another file may add names to any section, but no profiles.
      if (hasForeignParent(asMap(profile)))
        for (const section of sections) this.names[section].isOpen ||= section !== 'profiles';
    }
  }

  private addPatch(patch: unknown): void {
    if (typeof patch === 'string') this.openAll();
    const {path, value, op} = asMap(patch);
    if (typeof path !== 'string' || op === 'remove') return;
    // Some versions also support JSON pointers: `/deployments/-`.
    const dotted = path.replace(/^\//, '').replace(/\//g, '.');
    const [, section = '', rest = ''] = /^([a-zA-Z]+)(.*)$/.exec(dotted) ?? [];
    const [, key] = /^\.([\w-]+)$/.exec(rest) ?? [];
    const isWhole = rest === '';
    const isEntry = /^(?:\.-|\[-?\d*\]|\.\d+)$/.test(rest);
    if (section === 'dev' && !this.hasNamedEntries) {
      // The value for `dev.sync` is an item or a whole list.
      const list = /^\.(sync|ports)/.exec(rest)?.[1];
      if (list) this.addConfig({dev: {[list]: Array.isArray(value) ? value : [value]}});
    } else if (isWhole || isEntry) {
      const isNamed = isYamlMap(value) && typeof value.name === 'string';
      this.addConfig({[section]: isNamed && this.isList(section) ? [value] : value});
    } else if (key !== undefined && !this.isList(section)) {
      this.addConfig({[section]: {[key]: value}});
    } else if (rest.endsWith('.name') && this.isList(section)) {
      this.addConfig({[section]: [{name: value}]});
    }
  }

  private isList(section: string): boolean {
    return (
      section === 'hooks' ||
      section === 'profiles' ||
      (!this.hasNamedEntries && section !== 'images' && section !== 'dev')
    );
  }
}

/**
 * Collects the names of a config, including those from profiles and imports.
 *
 * @param findImport - If it returns undefined for an import, all sections are open.
 */
export function collectNames(
  config: unknown,
  version: VersionLabel,
  findImport: FindImport = () => undefined,
): Names {
  const collector = new Collector(version);
  const {configs, isComplete} = findImports(config, findImport);
  if (!isComplete) collector.openAll();
  for (const part of [config, ...configs.map((imported) => imported.config)])
    collector.addConfig(part);
  return collector.names;
}
