/** Fields, commands and flags of a release of the tool, and how our data differs from them. */
import type {Flag} from '../commands/types.ts';
import type {Field, Json} from '@devspace-docs/config-language';

/** A config field, with the properties that our schema and the tool's schema share. */
export interface ImportedField {
  /** `images.*.tags`; `.*` is any key of a map and `[]` any entry of a list. */
  readonly path: string;
  /** As in the config reference: `list of strings`. */
  readonly type: string;
  readonly required: boolean;
  readonly default: Json | undefined;
  /** Allowed values; empty means any value of the type. */
  readonly enum: readonly Json[];
  readonly deprecated: boolean;
  readonly description: string;
}

/** The properties of our fields that the comparison reads. */
export type OurField = Pick<
  Field,
  | 'allowed'
  | 'default'
  | 'description'
  | 'hasKnownKeys'
  | 'isDeprecated'
  | 'isHidden'
  | 'isRequired'
  | 'path'
  | 'type'
>;

/** A flag in the tool's help. Types that our data doesn't have keep their name from the help. */
export interface ImportedFlag extends Pick<
  Flag,
  'name' | 'shorthand' | 'default' | 'deprecated' | 'meaning'
> {
  readonly type: string;
}

/** A command in the tool's reference. */
export interface ImportedCommand {
  /** `devspace use context`. */
  readonly command: string;
  readonly summary: string;
  /** Arguments in the usage line, as `<required>` and `[optional]`. */
  readonly arguments: readonly string[];
  readonly flags: readonly ImportedFlag[];
  readonly inheritedFlags: readonly ImportedFlag[];
}

/** Titles of the report groups, in order. */
export const kinds = {
  'new-field': 'New fields',
  'removed-field': 'Removed fields',
  'field-hidden': 'Fields that are no longer hidden',
  'field-type': 'Changed types',
  'field-default': 'Changed defaults',
  'field-enum': 'Changed allowed values',
  'field-required': 'Changed required fields',
  'field-deprecated': 'Deprecated fields',
  'new-command': 'New commands',
  'removed-command': 'Removed commands',
  'command-arguments': 'Changed arguments',
  'new-flag': 'New flags',
  'removed-flag': 'Removed flags',
  'flag-type': 'Changed flag types',
  'flag-shorthand': 'Changed flag shorthands',
  'flag-default': 'Changed flag defaults',
  'flag-deprecated': 'Deprecated flags',
  description: 'Changed descriptions',
} as const;

type Kind = keyof typeof kinds;

/** Kinds of changes, as opposed to additions. */
export type ChangeKind = Change['kind'];

interface Located {
  /** `images.*.tags`, `devspace dev` or `devspace dev --force-build`. */
  readonly path: string;
  /** Files to edit, from the root of the repository. */
  readonly edit: readonly string[];
}

interface Addition<NewKind extends Kind, Added> extends Located {
  readonly kind: NewKind;
  readonly theirs: Added;
}

interface Change extends Located {
  readonly kind: Exclude<Kind, 'new-field' | 'new-command' | 'new-flag'>;
  readonly ours?: unknown;
  readonly theirs?: unknown;
}

/** A difference between our data and that of the tool. */
export type Difference =
  | Addition<'new-field', ImportedField>
  | Addition<'new-command', ImportedCommand>
  | Addition<'new-flag', ImportedFlag>
  | Change;
