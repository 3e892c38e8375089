/** The variables that DevSpace reads, offers or sets, by version. */
import data from '../../../../schema/variables.json' with {type: 'json'};
import type {ReferenceVersion} from '../../cli-reference/types.ts';
import type {VersionLabel} from '../../../../src/config/versions.ts';
import {perVersion} from '../../../../src/lib/per-version.ts';

/**
 * `environment` is read by the program, `predefined` and `runtime` can be used in configs, and the
 * others are set for hooks, plugins and the scripts of commands.
 */
export type VariableKind = 'command' | 'environment' | 'hook' | 'plugin' | 'predefined' | 'runtime';

export interface Variable {
  /** Parts in angle brackets are placeholders: `DEVSPACE_<COMMAND>_FLAGS`, `runtime.images.<KEY>`. */
  readonly name: string;
  readonly kind: VariableKind;
  readonly meaning: string;
}

const kinds: readonly VariableKind[] = [
  'environment',
  'predefined',
  'runtime',
  'hook',
  'plugin',
  'command',
];

type VersionData = Partial<Record<VariableKind, Readonly<Record<string, string>>>>;

/** The variables of a version. */
export function variablesOf(version: VersionLabel): Variable[] {
  const own: VersionData = data[version];
  return kinds.flatMap((kind) =>
    Object.entries(own[kind] ?? {}).map(([name, meaning]) => ({name, kind, meaning})),
  );
}

/** What the parts in angle brackets look like. */
const parts: Readonly<Record<string, string>> = {
  '<COMMAND>': '[A-Z][A-Z0-9_-]*|<[A-Z]+>',
  '<KEY>': '[^.{}\\s]+',
  '<NAME>': '[^.{}\\s]+',
  '<N>': '\\d+|N|<N>',
};

function patternOf(name: string): RegExp {
  const source = name.replace(/[.]|<[A-Z]+>/g, (part) =>
    part === '.' ? '\\.' : `(${parts[part] ?? '[^.]+'})`,
  );
  return new RegExp(`^${source}$`);
}

function isPlaceholder(command: string): boolean {
  return /^(?:<.*>|COMMAND|NAME|X)$/.test(command);
}

/** `LIST_VARS` of `DEVSPACE_LIST_VARS_FLAGS` means `devspace list vars`. */
function hasCommand(upper: string, commands: ReferenceVersion | undefined): boolean {
  const slug = `devspace_${upper.toLowerCase()}`;
  if (isPlaceholder(upper) || !commands || commands.bySlug.has(slug)) return true;
  // The flags of one pipeline.
  return slug.startsWith('devspace_run-pipeline_') && commands.bySlug.has('devspace_run-pipeline');
}

/** Whether a version has a variable, by its full name. */
export function hasVariable(
  name: string,
  version: VersionLabel,
  commands: ReferenceVersion | undefined,
): boolean {
  return patternsOf(version).some(({pattern, isCommand}) => {
    const match = pattern.exec(name);
    return match !== null && (!isCommand || hasCommand(match[1] ?? '', commands));
  });
}

interface NamePattern {
  readonly pattern: RegExp;
  readonly isCommand: boolean;
}

const patternsOf = perVersion((version): readonly NamePattern[] =>
  variablesOf(version).map(({name}) => ({
    pattern: patternOf(name),
    isCommand: name.includes('<COMMAND>'),
  })),
);
