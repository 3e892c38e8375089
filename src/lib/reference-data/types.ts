/**
 * Shapes of the data that the site publishes for editors, scripts and language servers. A change that
 * breaks readers of these files needs a new `formatVersion`.
 */
import type {Json} from '../config-check/schema/types.ts';

export const FORMAT_VERSION = 1;

/** A field of `devspace.yaml`. Texts are Markdown. */
export interface PublishedField {
  /** `dev.*.sync[].path`: `*` is any key of a map, `[]` any item of a list. */
  readonly path: string;
  /** Type in words: `list of strings`. */
  readonly type: string;
  readonly description: string;
  /** Where the reference describes it, from the root of the site's domain. */
  readonly url: string;
  readonly required?: true;
  /** When it is required, if that depends on other fields. */
  readonly requiredNote?: string;
  readonly default?: Json;
  /** A default that is determined at run time, or a note on `default`. */
  readonly defaultNote?: string;
  readonly enum?: readonly Json[];
  /** What the value has to look like. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly Json[];
  readonly deprecated?: true;
  /** What to use instead, if it's deprecated. */
  readonly insteadUse?: string;
  /** The first version with the field, unless the oldest documented version has it. */
  readonly since?: string;
  /** Its paths in the previous version, if they differ. */
  readonly previousPaths?: readonly string[];
  /** The version that no longer has it. */
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

/** A change of a field, which applies to the fields inside it, too. */
export interface PublishedChange {
  readonly path: string;
  /** Path in the next version; undefined if it has no such field. */
  readonly to?: string;
  /** What to do about a field that was removed, in Markdown without links. */
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
  readonly deprecated?: true;
}

export interface PublishedCommand {
  /** `devspace list vars` */
  readonly command: string;
  /** Its page, from the root of the site's domain. */
  readonly url: string;
  readonly summary: string;
  readonly description: string;
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
  /** What to use instead, if it's deprecated. */
  readonly deprecated?: string;
}

/** `commands.json` */
export interface PublishedCommands {
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly version: string;
  readonly globalFlags: readonly PublishedFlag[];
  readonly commands: readonly PublishedCommand[];
}
