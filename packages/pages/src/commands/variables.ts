import data from '../../../../schema/variables.json' with {type: 'json'};
import type {ReferenceVersion} from '@devspace-docs/reference';
import {type VersionLabel, perVersion} from '@devspace-docs/versions';

type NamesByKind = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Names of the variables that DevSpace reads, replaces or sets in a version. Parts in angle brackets are
 * placeholders: `DEVSPACE_<COMMAND>_FLAGS`, `runtime.images.<KEY>`.
 */
export function variableNames(version: VersionLabel): string[] {
  const kinds: NamesByKind = data[version];
  return Object.values(kinds).flatMap((variables) => Object.keys(variables));
}

/** Patterns for parts in angle brackets. */
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

/** Whether the command of a variable exists: `LIST_VARS` in `DEVSPACE_LIST_VARS_FLAGS`. */
function hasCommand(upper: string, commands: ReferenceVersion | undefined): boolean {
  const slug = `devspace_${upper.toLowerCase()}`;
  if (isPlaceholder(upper) || !commands || commands.bySlug.has(slug)) return true;
  // Flags of a single pipeline.
  return slug.startsWith('devspace_run-pipeline_') && commands.bySlug.has('devspace_run-pipeline');
}

/** Whether a version has a variable with this full name. */
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
  variableNames(version).map((name) => ({
    pattern: patternOf(name),
    isCommand: name.includes('<COMMAND>'),
  })),
);
