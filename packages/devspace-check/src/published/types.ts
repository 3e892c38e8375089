/**
 * Data that the site publishes for editors, scripts and language servers. Breaking changes require a new
 * `formatVersion`.
 */
import type {Json} from '../check/schema/types.ts';

export const FORMAT_VERSION = 1;

/** A field of `devspace.yaml`. Descriptions and notes are Markdown. */
export interface PublishedField {
  /** `dev.*.sync[].path`: `*` is any key of a map, `[]` any item of a list. */
  readonly path: string;
  /** Readable type: `list of strings`. */
  readonly type: string;
  readonly description: string;
  /** Its description in the reference, as an absolute path with the base path. */
  readonly url: string;
  readonly required?: true;
  /** When it's required, if that depends on other fields. */
  readonly requiredNote?: string;
  readonly default?: Json;
  /** Describes a default that is computed at run time, or `default`. */
  readonly defaultNote?: string;
  readonly enum?: readonly Json[];
  /** Regular expression. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly Json[];
  readonly deprecated?: true;
  /** What happens to the value, although DevSpace accepts it: a clause without a period. */
  readonly warning?: string;
  /** Replacement, if it's deprecated or has a warning. */
  readonly insteadUse?: string;
  /**
   * The first release with the field, such as `6.2.0`, or the first version if all of its releases have it;
   * undefined if the oldest documented version has it.
   */
  readonly since?: string;
  /** Its paths in the previous version, if they differ. */
  readonly previousPaths?: readonly string[];
  /** The first version without it. */
  readonly removedIn?: string;
  /** Its path in the next version, if it differs. */
  readonly nextPath?: string;
}

/** `fields.json` */
export interface PublishedFields {
  readonly formatVersion: typeof FORMAT_VERSION;
  /** Documented version: `6.x`. */
  readonly version: string;
  /** Value of `version` in `devspace.yaml`. */
  readonly configVersion: string;
  readonly fields: readonly PublishedField[];
}

/** A change of a field, which also applies to its nested fields. */
export interface PublishedChange {
  readonly path: string;
  /** Path in the next version; undefined if the field was removed. */
  readonly to?: string;
  /** How to replace a removed field, in Markdown without links. */
  readonly advice?: string;
}

/** `changes.json`, for all versions but the latest one */
export interface PublishedChanges {
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly version: string;
  readonly nextVersion: string;
  readonly changes: readonly PublishedChange[];
}

export interface PublishedFlag {
  /** Without the dashes: `namespace`. */
  readonly name: string;
  readonly shorthand?: string;
  readonly type: 'bool' | 'int' | 'string' | 'strings';
  readonly default: boolean | number | string | readonly string[];
  readonly description: string;
  /** The first release with the flag, if the first release of its version lacks it. */
  readonly since?: string;
  readonly deprecated?: true;
}

export interface PublishedCommand {
  /** `devspace list vars` */
  readonly command: string;
  /** Its page, as an absolute path with the base path. */
  readonly url: string;
  readonly summary: string;
  readonly description: string;
  /** The first release with the command, if the first release of its version lacks it. */
  readonly since?: string;
  readonly usage: readonly string[];
  readonly aliases?: readonly string[];
  readonly arguments?: ReadonlyArray<{
    readonly name: string;
    readonly required: boolean;
    readonly description: string;
  }>;
  /** Without the global flags. */
  readonly flags: readonly PublishedFlag[];
  readonly examples: ReadonlyArray<{readonly run: string; readonly description: string}>;
  /** What happens to the value, although DevSpace accepts it: a clause without a period. */
  readonly warning?: string;
  /** Replacement, if it's deprecated or has a warning. */
  readonly deprecated?: string;
}

/** `commands.json` */
export interface PublishedCommands {
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly version: string;
  readonly globalFlags: readonly PublishedFlag[];
  readonly commands: readonly PublishedCommand[];
}
