/** Fields, commands and flags of a release of the tool, and how our data differs from them. */
import type {Flag} from '../commands/types.ts';
import type {Field} from '@devspace-docs/devspace-check';

/** A field in the tool's schema. Allowed values are empty if any value of the type is allowed. */
export type ImportedField = Pick<
  Field,
  'allowed' | 'default' | 'description' | 'isDeprecated' | 'isRequired' | 'path' | 'type'
>;

/** The properties of our fields that the comparison reads. */
export type OurField = ImportedField & Pick<Field, 'isHidden' | 'known'>;

/** A flag in the tool's help. Types that our data doesn't have keep their name from the help. */
export interface ImportedFlag extends Pick<
  Flag,
  'name' | 'shorthand' | 'default' | 'deprecated' | 'meaning'
> {
  readonly type: string;
}

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
