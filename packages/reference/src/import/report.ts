import {present} from '../commands/text.ts';
import {
  kinds,
  type Difference,
  type ImportedCommand,
  type ImportedField,
  type ImportedFlag,
  type ChangeKind,
} from './types.ts';

/** Kinds whose values are printed as JSON. */
const VALUES: ReadonlySet<ChangeKind> = new Set(['field-default', 'field-enum', 'flag-default']);

function show(kind: ChangeKind, value: unknown): string {
  if (value === undefined || value === '') return 'none';
  if (Array.isArray(value) && value.length === 0 && kind === 'field-enum') return 'none';
  if (kind === 'field-required') return value === true ? 'required' : 'optional';
  if (Array.isArray(value) && kind === 'field-enum') {
    return value.map((entry) => JSON.stringify(entry)).join(', ');
  }
  return typeof value === 'string' && !VALUES.has(kind) ? value : JSON.stringify(value);
}

function describeField(field: ImportedField): string {
  return present(
    field.type,
    field.isRequired && 'required',
    field.default !== undefined && `default ${JSON.stringify(field.default)}`,
    field.allowed.length > 0 && `one of ${show('field-enum', field.allowed)}`,
    field.isDeprecated && 'deprecated',
  ).join(', ');
}

function describeFlag({type, shorthand, default: byDefault, deprecated}: ImportedFlag): string {
  return present(
    type,
    shorthand !== undefined && `short form -${shorthand}`,
    `default ${JSON.stringify(byDefault)}`,
    deprecated === true && 'deprecated',
  ).join(', ');
}

function describeCommand(command: ImportedCommand): string {
  const flags = command.flags.map(({name}) => `--${name}`).join(' ');
  return [command.arguments.join(' '), flags].filter(Boolean).join(' ') || 'no flags';
}

function describe(difference: Difference): string {
  switch (difference.kind) {
    case 'new-field':
      return describeField(difference.theirs);
    case 'new-flag':
      return describeFlag(difference.theirs);
    case 'new-command':
      return describeCommand(difference.theirs);
    // The group title says it all.
    case 'field-hidden':
    case 'field-deprecated':
    case 'flag-deprecated':
    case 'removed-field':
    case 'removed-command':
    case 'removed-flag':
      return '';
    default:
      return `${show(difference.kind, difference.ours)} → ${show(difference.kind, difference.theirs)}`;
  }
}

function formatDifference(difference: Difference): string {
  const details = describe(difference);
  return `${difference.path}${details && `: ${details}`}`;
}

/** Describes a difference in a sentence of its own. */
export function describeDifference(difference: Difference): string {
  return `${kinds[difference.kind]}: ${formatDifference(difference)}`;
}

/** Formats the report: a group per kind of difference, and a line per difference. */
export function formatReport(differences: readonly Difference[]): string {
  const groups = Object.entries(kinds).flatMap(([kind, title]) => {
    const own = differences.filter((difference) => difference.kind === kind);
    return own.length === 0
      ? []
      : [
          `${title} (${own.length})`,
          ...own.map((one) => `  ${formatDifference(one)} (edit ${one.edit.join(', ')})`),
          '',
        ];
  });
  const count = differences.length === 1 ? '1 difference.' : `${differences.length} differences.`;
  return [...groups, count].join('\n');
}
