/** Types of the command data in schema/cli, which match the JSON schemas there. */
import type {VersionLabel} from '@devspace-docs/versions';

/** Value of a flag that isn't passed. */
export type FlagDefault = boolean | number | string | readonly string[];

export interface Flag {
  readonly name: string;
  readonly shorthand?: string;
  readonly type: 'bool' | 'int' | 'string' | 'strings';
  readonly default: FlagDefault;
  /** What an empty default or `0` means at run time. */
  readonly defaultNote?: string;
  readonly appliesTo?: string;
  readonly deprecated?: true;
  /** First release with the flag, if the first release of its version lacks it. */
  readonly since?: string;
  readonly meaning: string;
}

/** Refers to a flag in `sharedFlags`; the other fields override it for one command. */
export interface SharedFlag extends Partial<Pick<Flag, 'default' | 'meaning' | 'since'>> {
  readonly shared: string;
}

export interface ExitCode {
  /** A number, or a description if it depends on another program. */
  readonly code: number | string;
  readonly when: string;
}

/** A name with its meaning: a column of a table that a command prints, for example. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
}

export interface Argument extends Term {
  readonly required: boolean;
}

export interface Example {
  readonly run: string;
  readonly does: string;
  /** Output of a real run. */
  readonly output?: string;
  /** File of `schema/outputs` that contains the command and its output, instead of `output`. */
  readonly recording?: string;
  readonly columns?: readonly Term[];
}

/** What to use in a version without the command. */
export interface Replacement {
  readonly text: string;
  /** Slugs of commands of that version. */
  readonly see?: readonly string[];
  /** Sections of that version's devspace.yaml: anchors of its config reference. */
  readonly configSections?: readonly string[];
}

/** One file of schema/cli/VERSION. */
export interface CommandData {
  readonly command: string;
  readonly title?: string;
  readonly group?: string;
  readonly sidebar: boolean;
  readonly summary: string;
  readonly purpose: string;
  readonly whenToUse: string;
  readonly notice?: string;
  /** See `search_terms` in CONTRIBUTING.md. */
  readonly searchTerms?: Readonly<Record<string, readonly string[]>>;
  readonly deprecated?: {readonly since: string; readonly insteadUse: string};
  /** First release with the command, if the first release of its version lacks it. */
  readonly since?: string;
  readonly usage: readonly string[];
  readonly aliases?: readonly string[];
  readonly arguments?: readonly Argument[];
  readonly requires?: readonly string[];
  readonly behavior?: readonly string[];
  readonly exitCodes?: readonly ExitCode[];
  readonly flags?: readonly (Flag | SharedFlag)[];
  /** Environment variable with default flags, if it isn't named after the command; false if there is none. */
  readonly flagsVariable?: string | false;
  readonly inheritedFlagsDiffer?: readonly {readonly name: string; readonly difference: string}[];
  readonly examples?: readonly Example[];
  readonly related: readonly string[];
  readonly configSections?: readonly string[];
  readonly absentIn?: Readonly<Partial<Record<VersionLabel, Replacement>>>;
}

/** A task on the overview page. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Slugs of the commands that are listed first. */
  readonly first?: readonly string[];
}

/** schema/cli/VERSION/_global.yaml. */
export interface GlobalData {
  readonly version: VersionLabel;
  /** Versions in the section "In other versions". */
  readonly otherVersions: readonly VersionLabel[];
  /** Whether descriptions of pages include the version. */
  readonly namesVersion?: true;
  readonly toolVersion: string;
  readonly intro: string;
  readonly groups: readonly Group[];
  readonly globalFlags: readonly Flag[];
  /** Flags that every command accepts, but that the help and the reference omit. */
  readonly hiddenFlags?: ReadonlyArray<Pick<Flag, 'name' | 'type'>>;
  readonly sharedFlags: readonly Flag[];
  readonly environmentVariables: readonly Term[];
  readonly environmentNote: string;
  /** Path of the page about all variables, relative to the overview page. */
  readonly environmentPage?: string;
  readonly exitCodes: readonly ExitCode[];
  readonly completion: {readonly text: string; readonly command?: string};
  readonly sidebarCategories?: readonly string[];
}

/** A parsed file with its path, for error messages. */
export interface SourceFile<Data> {
  readonly path: string;
  readonly data: Data;
}

/** All data of one version, as read from its folder. */
export interface VersionSource {
  readonly global: SourceFile<GlobalData>;
  readonly commands: readonly SourceFile<CommandData>[];
  /** File names of the hand-written partials in `_prose`: `devspace_dev.mdx`. */
  readonly prose: readonly string[];
}

/** A command with its references resolved and checked. */
export interface Command extends Omit<CommandData, 'flags'> {
  /** Name of the page: `devspace_use_context`; the root is `devspace`. */
  readonly slug: string;
  /** Path of the data file. */
  readonly source: string;
  readonly flags: readonly Flag[];
  /** Names of the flags that come from `sharedFlags`. */
  readonly sharedFlags: readonly string[];
  readonly children: readonly Command[];
  readonly isRoot: boolean;
  /** Whether `_prose/SLUG.mdx` exists. */
  readonly hasProse: boolean;
}

export interface ReferenceVersion {
  readonly name: VersionLabel;
  readonly global: GlobalData;
  readonly globalSource: string;
  readonly root: Command;
  /** All commands but the root, in alphabetical order. */
  readonly commands: readonly Command[];
  readonly bySlug: ReadonlyMap<string, Command>;
}

/** All versions, newest first. */
export type Reference = readonly ReferenceVersion[];
