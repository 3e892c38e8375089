/** Collects the names that a config defines, by section. */
import {versionsByLabel, type VersionLabel} from '../../config/versions.ts';
import type {NameSection} from './functions.ts';
import {isYamlMap} from './yaml.ts';

/** The names in a section. */
export interface NameSet {
  readonly names: ReadonlySet<string>;
  /** The list is incomplete: an import or an expression may add names. */
  readonly isOpen: boolean;
}

/** Sections whose entries have names. */
export type Section = Exclude<NameSection, 'flags'> | 'functions' | 'vars';

export const sections: readonly Section[] = [
  'commands',
  'dependencies',
  'deployments',
  'dev',
  'functions',
  'hooks',
  'images',
  'pipelines',
  'ports',
  'profiles',
  'pullSecrets',
  'releases',
  'sync',
  'vars',
];

export type Names = Readonly<Record<Section, NameSet>>;

/** Built-in pipelines. */
const DEFAULT_PIPELINES = ['dev', 'deploy', 'build', 'purge'];

/** Sections that a comment at the top of a sample omits: `# Left out: images and deployments.` */
function findOmittedSections(code: string): Section[] {
  const [comment = ''] = /^(?:\s*#(?!\s*highlight-).*\n)*/.exec(code) ?? [];
  const words = new Set(comment.match(/\w+/g));
  const named = sections.filter((section) => words.has(section));
  return named.includes('deployments') ? [...named, 'releases'] : named;
}

/** Returns the comment that declares a name as defined elsewhere, if there is one. */
export type FindElsewhere = (section: Section, name: string) => string | undefined;

/**
 * Returns a function that finds names which comments declare as defined elsewhere: `# Left out: images` or,
 * for variables, any comment with the name, such as `# BRANCH comes from the environment`.
 */
export function findElsewhere(code: string): FindElsewhere {
  const omitted = findOmittedSections(code);
  const [firstLine] = code.split('\n', 1);
  const explain = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)#.*(?<![\\w-])${name}(?![\\w-]).*`, 'm').exec(code)?.[0];
  return (section, name) => {
    if (omitted.includes(section)) return firstLine;
    return section === 'vars' ? explain(name) : undefined;
  };
}

/** Returns the config at an imported path, if another sample of the page shows it. */
export type FindImport = (path: string) => unknown;

function isComputed(text: string): boolean {
  return /\$[!#]{0,2}[({]/.test(text);
}

class Collector {
  private readonly found = new Map(sections.map((section) => [section, new Set<string>()]));
  private readonly open = new Set<Section>();
  private readonly hasNamedEntries: boolean;
  private readonly findImport: FindImport;
  private readonly imported = new Set<unknown>();

  constructor(version: VersionLabel, findImport: FindImport) {
    this.hasNamedEntries = versionsByLabel[version].hasNamedEntries;
    this.findImport = findImport;
  }

  get names(): Names {
    const entries = sections.map((section) => {
      const names = this.found.get(section) ?? new Set<string>();
      return [section, {names, isOpen: this.open.has(section)}];
    });
    return Object.fromEntries(entries) as Names;
  }

  openAll(): void {
    for (const section of sections) this.open.add(section);
  }

  addName(section: Section, name: unknown): void {
    if (typeof name !== 'string') return;
    if (isComputed(name)) this.open.add(section);
    else this.found.get(section)?.add(name);
  }

  /** Adds the entries of a map by their keys, or of a list by `name`. */
  addEntries(section: Section, value: unknown): void {
    if (typeof value === 'string') this.open.add(section);
    else if (Array.isArray(value)) {
      for (const item of value as readonly unknown[]) {
        if (typeof item === 'string') this.open.add(section);
        else if (isYamlMap(item)) this.addName(section, item.name);
      }
    } else if (isYamlMap(value)) {
      for (const name of Object.keys(value)) this.addName(section, name);
    }
  }

  addReleases(deployments: unknown): void {
    this.addEntries('releases', deployments);
    if (!isYamlMap(deployments)) return;
    for (const deployment of Object.values(deployments)) {
      const helm = isYamlMap(deployment) ? deployment.helm : undefined;
      if (isYamlMap(helm)) this.addName('releases', helm.releaseName);
    }
  }

  addConfig(config: unknown): void {
    if (!isYamlMap(config)) {
      // `merge: $(cat dev.yaml)` may add names to any section.
      if (typeof config === 'string') this.openAll();
      return;
    }
    for (const section of [
      'commands',
      'dependencies',
      'functions',
      'hooks',
      'images',
      'vars',
    ] as const)
      this.addEntries(section, config[section]);
    this.addEntries('pullSecrets', config.pullSecrets);
    this.addEntries('pipelines', config.pipelines);
    this.addEntries('deployments', config.deployments);
    this.addReleases(config.deployments);
    const {dev} = config;
    if (this.hasNamedEntries) this.addEntries('dev', dev);
    else if (isYamlMap(dev)) {
      this.addEntries('sync', dev.sync);
      this.addEntries('ports', dev.ports);
    } else if (typeof dev === 'string') {
      this.open.add('sync');
      this.open.add('ports');
    }
    this.addProfiles(config.profiles);
    this.addImports(config.imports);
  }

  private addProfiles(profiles: unknown): void {
    if (typeof profiles === 'string') this.openAll();
    if (!Array.isArray(profiles)) return;
    this.addEntries('profiles', profiles);
    for (const profile of profiles as readonly unknown[]) {
      if (!isYamlMap(profile)) {
        if (typeof profile === 'string') this.openAll();
        continue;
      }
      const {replace, merge, strategicMerge, patches, parents} = profile;
      for (const part of [replace, merge, strategicMerge]) this.addConfig(part);
      if (typeof patches === 'string') this.openAll();
      if (Array.isArray(patches))
        for (const patch of patches as readonly unknown[]) this.addPatch(patch);
      const list = Array.isArray(parents) ? (parents as readonly unknown[]) : [];
      // A profile in another file may add names to any section.
      if (list.some((parent) => isYamlMap(parent) && parent.source !== undefined)) this.openAll();
    }
  }

  private addPatch(patch: unknown): void {
    if (!isYamlMap(patch) || typeof patch.path !== 'string') {
      if (typeof patch === 'string') this.openAll();
      return;
    }
    const {path, value, op} = patch;
    if (op === 'remove') return;
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

  private addImports(imports: unknown): void {
    if (imports === undefined || imports === null) return;
    if (!Array.isArray(imports)) {
      this.openAll();
      return;
    }
    for (const item of imports as readonly unknown[]) {
      const {path, git, enabled} = isYamlMap(item) ? item : {};
      if (enabled === false) continue;
      const shown =
        typeof path === 'string' && git === undefined ? this.findImport(path) : undefined;
      if (shown === undefined) this.openAll();
      else if (!this.imported.has(shown)) {
        this.imported.add(shown);
        this.addConfig(shown);
      }
    }
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
  const collector = new Collector(version, findImport);
  const pipelines = versionsByLabel[version].hasPipelines ? DEFAULT_PIPELINES : [];
  for (const name of pipelines) collector.addName('pipelines', name);
  collector.addConfig(config);
  return collector.names;
}
