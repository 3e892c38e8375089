/** Reads configs, and follows their local imports and dependencies. */
import path from 'node:path';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {decodeConfig} from '../check/config/decode.ts';
import type {CheckContext} from '../check/index.ts';
import {collectNames, type Names} from '../check/names/names.ts';
import {parseConfig} from '../check/yaml/parse-config.ts';
import {fillConstants} from '../check/values/variables.ts';
import {
  asList,
  asMap,
  isYamlMap,
  type Diagnostic,
  type Segments,
  type YamlDocument,
  type YamlFile,
} from '../check/yaml/yaml.ts';
import {configAt, findRepositoryConfigs, STDIN, type FileSystem} from './find-files.ts';

/** A reference from a config to another one. */
interface Link {
  readonly kind: 'dependency' | 'import';
  readonly segments: Segments;
  readonly target: ConfigFile;
  /** False if an expression can disable it. */
  readonly isCertain: boolean;
}

export interface ConfigFile {
  /** The path as printed. */
  readonly file: string;
  /** Undefined if the file can't be read. */
  text?: string;
  /** Why the file can't be read. */
  error?: string;
  readonly exists: boolean;
  /** Undefined if the file can't be read or is nested too deeply. */
  parsed?: YamlFile | undefined;
  /** The parsed config, with absolute paths in `imports`: others can import the file. */
  value?: unknown;
  links: readonly Link[];
  readonly importers: ConfigFile[];
}

function parse(text: string, version: VersionLabel | undefined): YamlFile | undefined {
  try {
    return parseConfig(text, version);
  } catch {
    // The check reports that the file is nested too deeply.
    return undefined;
  }
}

/** A path without its fixed variables; undefined if it isn't local, or not known without running anything. */
function readLocalPath(target: unknown, config: unknown): string | undefined {
  const filled = typeof target === 'string' ? fillConstants(target, config) : undefined;
  return filled === undefined || /^\w+:\/\/|\$[!#]{0,2}[({]/.test(filled) ? undefined : filled;
}

function explainError(error: unknown): string {
  const {code} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EACCES') return 'no permission to read the file';
  return error instanceof Error ? error.message : String(error);
}

/** The imports from a file to another one: `[]` if there are none. */
function findTrail(from: ConfigFile, to: ConfigFile, seen = new Set<ConfigFile>()): ConfigFile[] {
  if (from === to) return [from];
  if (seen.has(from)) return [];
  seen.add(from);
  for (const {kind, target} of from.links) {
    const rest = kind === 'import' ? findTrail(target, to, seen) : [];
    if (rest.length > 0) return [from, ...rest];
  }
  return [];
}

function checkLink(document: YamlDocument, source: ConfigFile, link: Link): Diagnostic[] {
  const {kind, segments, target, isCertain} = link;
  const location = document.locateValue(segments);
  if (!target.exists) {
    if (!isCertain) return [];
    const message = `\`${target.file}\` doesn't exist`;
    const hint = `correct the path, which is relative to this file's folder`;
    // In a pipeline, another repository may be missing.
    return [
      {location, segments, message, hint, ...(kind === 'dependency' && {severity: 'warning'})},
    ];
  }
  // DevSpace skips a dependency that it deployed already.
  if (kind === 'dependency') return [];
  const trail = findTrail(target, source);
  if (trail.length > 0) {
    const files = [source, ...trail].map(({file}) => `\`${file}\``).join(' → ');
    const message = `the imports are circular, and DevSpace never finishes loading them: ${files}`;
    return [{location, segments, message, hint: 'remove one of these imports'}];
  }
  if (!isYamlMap(target.value)) return [];
  const {version} = asMap(document.value);
  const found = target.value.version;
  if (typeof version !== 'string' || found === version) return [];
  const state = typeof found === 'string' ? `has the version \`${found}\`` : 'has no version';
  const message = `\`${target.file}\` ${state}, but an imported file needs this file's version`;
  return [{location, segments, message, hint: `write \`version: ${version}\` in that file`}];
}

/** The configs that the CLI checks. */
export class ConfigFiles {
  private readonly system: FileSystem;
  private readonly version: VersionLabel | undefined;
  private readonly files = new Map<string, ConfigFile>();
  private readonly names = new Map<ConfigFile, Names | undefined>();

  /** @param version - Overrides the version that the files specify. */
  constructor(system: FileSystem, version?: VersionLabel) {
    this.system = system;
    this.version = version;
  }

  /** All files, in the order in which they were found. */
  all(): ConfigFile[] {
    return [...this.files.values()].filter(({exists}) => exists);
  }

  /** Whether a file was read, for example because another one imports it. */
  has(file: string): boolean {
    return this.files.has(path.resolve(file));
  }

  /** Also reads the other configs of the repository, which may import the files. */
  async loadRepository(): Promise<void> {
    try {
      for (const file of await findRepositoryConfigs(this.system)) await this.load(file);
    } catch {
      // A folder that can't be read.
    }
  }

  /** Reads a file and those that it refers to. */
  async load(file: string): Promise<ConfigFile> {
    const key = file === STDIN ? STDIN : path.resolve(file);
    const known = this.files.get(key);
    if (known) return known;
    const node: ConfigFile = {
      file: file === STDIN ? '<stdin>' : file,
      exists: true,
      links: [],
      importers: [],
    };
    this.files.set(key, node);
    try {
      node.text = decodeConfig(await this.system.readFile(file));
    } catch (error) {
      node.error = explainError(error);
      return node;
    }
    node.parsed = parse(node.text, this.version);
    const value = node.parsed?.documents[0]?.value;
    const folder = path.dirname(file);
    node.links = await this.findLinks(value, folder);
    for (const {kind, target} of node.links) if (kind === 'import') target.importers.push(node);
    node.value = isYamlMap(value) ? {...value, ...this.resolveImports(value, folder)} : undefined;
    return node;
  }

  private resolveImports(value: unknown, folder: string): {imports?: unknown} {
    const {imports} = asMap(value);
    if (!Array.isArray(imports)) return {};
    return {
      imports: imports.map((item: unknown) => {
        const target = readLocalPath(asMap(item).path, value);
        return target === undefined
          ? item
          : {...asMap(item), path: path.resolve(configAt(folder, target))};
      }),
    };
  }

  private async findLinks(value: unknown, folder: string): Promise<Link[]> {
    const {imports, dependencies} = asMap(value);
    const links: Link[] = [];
    const add = async (kind: Link['kind'], segments: Segments, item: unknown): Promise<void> => {
      const {path: written, git, subPath, enabled = true, disabled = false} = asMap(item);
      const target = readLocalPath(written, value);
      if (target === undefined || git !== undefined || subPath !== undefined) return;
      if (enabled === false || disabled === true) return;
      const isCertain = enabled === true && disabled === false;
      const file = await this.loadLinked(configAt(folder, target));
      links.push({kind, segments: [...segments, 'path'], target: file, isCertain});
    };
    for (const [index, item] of asList(imports).entries())
      await add('import', ['imports', index], item);
    for (const [name, item] of Object.entries(asMap(dependencies)))
      await add('dependency', ['dependencies', name], item);
    return links;
  }

  private async loadLinked(file: string): Promise<ConfigFile> {
    if ((await this.system.findKind(file)) === 'file') return this.load(file);
    return {file, exists: false, links: [], importers: []};
  }

  private findImport(folder: string, target: string): unknown {
    const file = path.isAbsolute(target) ? target : path.resolve(configAt(folder, target));
    return this.files.get(file)?.value;
  }

  /** The names that a config and its imports define; undefined if there is no schema for it. */
  namesOf(config: ConfigFile): Names | undefined {
    if (this.names.has(config)) return this.names.get(config);
    const {value} = config;
    const label = versions.find(({configVersion}) => configVersion === asMap(value).version)?.label;
    const names = label && collectNames(value, label, (target) => this.findImport('.', target));
    this.names.set(config, names);
    return names;
  }

  /** What the check has to know about the files around a config. */
  contextOf(config: ConfigFile): CheckContext {
    const folder = path.dirname(config.file);
    return {
      parsed: config.parsed,
      isImported: config.importers.length > 0,
      findImport: (target) => this.findImport(folder, fillConstants(target, config.value)),
      findElsewhere: (section, name) => {
        // DevSpace merges all imports before it uses a name.
        const seen = new Set<ConfigFile>();
        const pending = [...config.importers];
        for (let next = pending.pop(); next; next = pending.pop()) {
          if (seen.has(next)) continue;
          seen.add(next);
          const known = this.namesOf(next)?.[section];
          if (known === undefined || known.isOpen || known.names.has(name)) return next.file;
          pending.push(...next.importers);
        }
        return undefined;
      },
      checkFiles: (document) => config.links.flatMap((link) => checkLink(document, config, link)),
    };
  }
}
