/** A config with what its rules have in common, which is read once and only when a rule needs it. */
import {findScripts, type ConfigScript} from '../scripts/config-scripts.ts';
import {collectNames, type FindElsewhere, type Names} from '../names/names.ts';
import {applyProfiles, type AppliedProfile} from '../profiles/profiles.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {asMap, type Segments, type YamlDocument, type YamlMap} from '../yaml/yaml.ts';
import {findImports, type FindImport, type Imports} from './imports.ts';

/** A config, or a part of one, in a document. */
export interface ShownConfig {
  readonly document: YamlDocument;
  /** The part of the config that the document contains, at its path in the config. */
  readonly config: unknown;
  /** Path of the document's value in the config. */
  readonly start: Segments;
  readonly isWhole: boolean;
}

/** What is known about the other files of a config. */
export interface Surroundings {
  /** Finds names that another file defines. They aren't reported. */
  readonly findElsewhere?: FindElsewhere | undefined;
  readonly findImport?: FindImport | undefined;
  /** Profiles that are applied together. Default: each profile, one at a time. */
  readonly profiles?: readonly string[] | undefined;
}

/** @see {@link ShownConfig} for the parameter `shown`. Without `config`, the document is the whole config. */
export class ConfigFile {
  readonly document: YamlDocument;
  readonly format: ConfigFormat;
  readonly value: unknown;
  readonly start: Segments;
  readonly isWhole: boolean;
  readonly findElsewhere: FindElsewhere;
  private readonly surroundings: Surroundings;
  private readScripts: readonly ConfigScript[] | undefined;
  private appliedProfiles: readonly AppliedProfile[] | undefined;
  private foundImports: Imports | undefined;
  private collectedNames: Names | undefined;

  constructor(
    shown: Pick<ShownConfig, 'document'> & Partial<ShownConfig>,
    format: ConfigFormat,
    surroundings: Surroundings = {},
  ) {
    const {document, config = document.value, start = [], isWhole = true} = shown;
    this.document = document;
    this.format = format;
    this.value = config;
    this.start = start;
    this.isWhole = isWhole;
    this.findElsewhere = surroundings.findElsewhere ?? (() => undefined);
    this.surroundings = surroundings;
  }

  /** The sections; none if the value isn't a map. */
  get config(): YamlMap {
    return asMap(this.value);
  }

  /** All scripts, including those in profiles. */
  get scripts(): readonly ConfigScript[] {
    return (this.readScripts ??= findScripts(this.value, this.format.version));
  }

  /** The results of its profiles. */
  get profiles(): readonly AppliedProfile[] {
    return (this.appliedProfiles ??= [...applyProfiles(this.value, this.surroundings.profiles)]);
  }

  /** The configs that it imports. */
  get imports(): Imports {
    const {findImport = () => undefined} = this.surroundings;
    return (this.foundImports ??= findImports(this.value, findImport));
  }

  /** The names that it defines, including those from profiles and imports. */
  get names(): Names {
    const {findImport} = this.surroundings;
    return (this.collectedNames ??= collectNames(this.value, this.format.version, findImport));
  }
}
