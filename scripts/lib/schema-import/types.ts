/** Fields, commands and flags of a release of the tool, and how our data differs from them. */
import type {Flag} from '../cli-reference/types.ts';
import type {Json} from '../../../src/lib/config-check/schema/types.ts';

/** A field of the config: what both our schema and that of the tool can say about it. */
export interface ImportedField {
  /** `images.*.tags`; `.*` is any key of a map and `[]` any entry of a list. */
  readonly path: string;
  /** Type in words, as the config reference has it: `list of strings`. */
  readonly type: string;
  readonly required: boolean;
  readonly default: Json | undefined;
  /** Allowed values; empty means any value of the type. */
  readonly enum: readonly Json[];
  readonly deprecated: boolean;
  readonly description: string;
}

/** A field of our schema. */
export interface OurField extends ImportedField {
  /** The schema of the tool omits it. */
  readonly hidden: boolean;
  /** The fields inside are known keys of a value that the schema of the tool doesn't describe. */
  readonly hasKnownKeys: boolean;
}

/** A flag in the help of the tool. Types that our data doesn't have keep the name that the help uses. */
export interface ImportedFlag extends Pick<
  Flag,
  'name' | 'shorthand' | 'default' | 'deprecated' | 'meaning'
> {
  readonly type: string;
}

/** A command in the reference of the tool. */
export interface ImportedCommand {
  /** `devspace use context`. */
  readonly command: string;
  readonly summary: string;
  /** Arguments in the usage line, as `<required>` and `[optional]`. */
  readonly arguments: readonly string[];
  readonly flags: readonly ImportedFlag[];
  readonly inheritedFlags: readonly ImportedFlag[];
}

/** Groups of the report, in its order. */
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
  'flag-type': 'Changed types of flags',
  'flag-shorthand': 'Changed short forms of flags',
  'flag-default': 'Changed defaults of flags',
  'flag-deprecated': 'Deprecated flags',
  description: 'Changed descriptions',
} as const;

type Kind = keyof typeof kinds;

/** Kinds of changes, as opposed to additions. */
export type ChangeKind = Change['kind'];

interface Place {
  /** `images.*.tags`, `devspace dev` or `devspace dev --force-build`. */
  readonly path: string;
  /** Files to edit, from the root of the repository. */
  readonly edit: readonly string[];
}

interface Addition<NewKind extends Kind, Added> extends Place {
  readonly kind: NewKind;
  readonly theirs: Added;
}

interface Change extends Place {
  readonly kind: Exclude<Kind, 'new-field' | 'new-command' | 'new-flag'>;
  readonly ours?: unknown;
  readonly theirs?: unknown;
}

/** Something that our data says differently, lacks, or has in addition. */
export type Difference =
  | Addition<'new-field', ImportedField>
  | Addition<'new-command', ImportedCommand>
  | Addition<'new-flag', ImportedFlag>
  | Change;
