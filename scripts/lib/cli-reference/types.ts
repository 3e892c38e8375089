/** Shapes of the command data in schema/cli, as the JSON schemas there describe them. */

import type {VersionLabel} from '../../../src/config/versions.ts';

/** Value of a flag that isn't passed. */
export type FlagDefault = boolean | number | string | readonly string[];

/** A flag of a command, or a global flag. */
export interface Flag {
  readonly name: string;
  readonly shorthand?: string;
  readonly type: 'bool' | 'int' | 'string' | 'strings';
  readonly default: FlagDefault;
  /** What an empty or zero default means at run time. */
  readonly defaultNote?: string;
  readonly appliesTo?: string;
  readonly deprecated?: true;
  readonly meaning: string;
}

/** Stands for a flag of `sharedFlags`, with what differs for one command. */
export interface SharedFlag {
  readonly shared: string;
  readonly default?: FlagDefault;
  readonly meaning?: string;
}

export interface ExitCode {
  /** The number, or words where another program decides. */
  readonly code: number | string;
  readonly when: string;
}

export interface Argument {
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
}

/** A column of a table that a command prints. */
export interface Column {
  readonly name: string;
  readonly meaning: string;
}

export interface Example {
  readonly run: string;
  readonly does: string;
  /** What the command prints, from a real run. */
  readonly output?: string;
  /** What the columns show, if the output is a table. */
  readonly columns?: readonly Column[];
}

/** What to use in a version that does not have a command. */
export interface Replacement {
  readonly text: string;
  /** Commands of that other version, by slug. */
  readonly see?: readonly string[];
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
  /** Readers' words for the page, or for a section by its id. */
  readonly searchTerms?: Readonly<Record<string, readonly string[]>>;
  readonly deprecated?: {readonly since: string; readonly insteadUse: string};
  readonly usage: readonly string[];
  readonly aliases?: readonly string[];
  readonly arguments?: readonly Argument[];
  readonly requires?: readonly string[];
  readonly behavior?: readonly string[];
  readonly exitCodes?: readonly ExitCode[];
  readonly flags?: readonly (Flag | SharedFlag)[];
  readonly inheritedFlagsDiffer?: readonly {readonly name: string; readonly difference: string}[];
  readonly examples: readonly Example[];
  readonly related: readonly string[];
  readonly configSections?: readonly string[];
  readonly absentIn?: Readonly<Partial<Record<VersionLabel, Replacement>>>;
}

/** A task of the overview page. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Commands that are listed first, by slug. */
  readonly first?: readonly string[];
}

/** schema/cli/VERSION/_global.yaml. */
export interface GlobalData {
  readonly version: VersionLabel;
  /** Versions that "In other versions" compares with. */
  readonly otherVersions: readonly VersionLabel[];
  /** Whether descriptions of pages name the version. */
  readonly namesVersion?: true;
  readonly toolVersion: string;
  readonly intro: string;
  readonly groups: readonly Group[];
  readonly globalFlags: readonly Flag[];
  /** Flags that every command accepts, and that help and reference omit. */
  readonly hiddenFlags?: ReadonlyArray<Pick<Flag, 'name' | 'type'>>;
  readonly sharedFlags: readonly Flag[];
  readonly environmentVariables: readonly {readonly name: string; readonly meaning: string}[];
  readonly environmentNote: string;
  /** The page with all variables, as a link target from the overview page. */
  readonly environmentPage?: string;
  readonly exitCodes: readonly ExitCode[];
  readonly completion: {readonly text: string; readonly command?: string};
  readonly sidebarCategories?: readonly string[];
}

/** A parsed file with its path, which problems name. */
export interface SourceFile<Data> {
  readonly path: string;
  readonly data: Data;
}

/** All data of one version, as read from its folder. */
export interface VersionSource {
  readonly global: SourceFile<GlobalData>;
  readonly commands: readonly SourceFile<CommandData>[];
  /** Hand-written partials beside the pages, by file name: `devspace_dev.mdx`. */
  readonly prose: readonly string[];
}

/** A command with everything looked up and checked. */
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
  /** Whether `_prose/SLUG.mdx` exists beside the page. */
  readonly hasProse: boolean;
}

/** One version, checked. */
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
