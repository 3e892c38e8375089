/** Describes fields in Markdown, for pages, Markdown copies and search records. */
import {codeSpan, splitSentence} from '@devspace-docs/common';
import {stringify} from 'yaml';
import type {Json, Field} from '@devspace-docs/devspace-check';
import type {FieldHistory} from '../changes/history.ts';

export type Fact = readonly [term: string, value: string];

export interface FieldText {
  /** First sentence of the description. */
  readonly summary: string;
  /** Rest of the description; can be empty. */
  readonly details: string;
  readonly deprecation: string | undefined;
  readonly warning: string | undefined;
  readonly note: string | undefined;
  readonly facts: readonly Fact[];
  /** First example that is too long for a line with other facts, as YAML. */
  readonly sample: string | undefined;
}

/** Examples up to this length are listed in a line with other facts. */
const MAX_INLINE_EXAMPLE = 60;

const HIDDEN_NOTE = "DevSpace accepts this field, but the CLI's JSON schema doesn't list it.";

/** Formats a value as YAML in one line. */
function formatValue(value: Json): string {
  if (value === '') return '""';
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ');
}

function listValues(values: readonly Json[]): string {
  return values.map((value) => codeSpan(formatValue(value))).join(', ');
}

/** The default with its note; undefined if the field has neither. */
export function describeDefault({
  default: value,
  defaultNote,
}: Pick<Field, 'default' | 'defaultNote'>): string | undefined {
  if (value === undefined) return defaultNote;
  return codeSpan(formatValue(value)) + (defaultNote === undefined ? '' : ` (${defaultNote})`);
}

/** What happens to the value, and what to use instead, in sentences; undefined if there is no warning. */
export function describeWarning({
  warning,
  insteadUse,
  isDeprecated,
}: Pick<Field, 'insteadUse' | 'isDeprecated' | 'warning'>): string | undefined {
  if (warning === undefined) return undefined;
  const sentence = `${warning.charAt(0).toUpperCase()}${warning.slice(1)}.`;
  // The note on a deprecated field already contains the replacement.
  return insteadUse === undefined || isDeprecated ? sentence : `${sentence} ${insteadUse}`;
}

/** Start of the note on fields that DevSpace loads without, although its JSON schema requires them. */
const SCHEMA_ONLY = 'in the JSON schema only';

/** The badge of a field that is always required, which says it all: no fact repeats or restricts it. */
export function describeRequired({
  isRequired,
  requiredNote,
}: Pick<Field, 'isRequired' | 'requiredNote'>): string | undefined {
  if (!isRequired) return undefined;
  return requiredNote?.startsWith(SCHEMA_ONLY) === true
    ? 'optional, but editors expect it'
    : 'required';
}

function describeRange({minimum, maximum}: Field): string | undefined {
  if (minimum === undefined) return maximum === undefined ? undefined : `up to ${maximum}`;
  return maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`;
}

function isInline(value: Json): boolean {
  return (
    (typeof value !== 'object' || value === null) &&
    !String(value).includes('\n') &&
    String(value).length <= MAX_INLINE_EXAMPLE
  );
}

function describeHistory({before, after}: FieldHistory): Fact[] {
  const facts: Fact[] = [];
  if (before) {
    const paths = before.paths.map(codeSpan).join(', ');
    facts.push([`In ${before.version}`, paths || 'not available']);
  }
  if (after)
    facts.push([
      `In ${after.version}`,
      after.path === undefined ? 'removed' : codeSpan(after.path),
    ]);
  return facts;
}

/**
 * Describes a field.
 *
 * @param isParentHidden - Omits the note on hidden fields, because the parent already has it.
 */
export function describeField(
  field: Field,
  history: FieldHistory = {},
  isParentHidden = false,
): FieldText {
  const {allowed, description, insteadUse, isDeprecated, isHidden, name} = field;
  const warning = describeWarning(field);
  const [summary, details] = splitSentence(description);
  // Allowed values make examples redundant.
  const examples = allowed.length > 0 ? [] : field.examples;
  const inline = examples.filter(isInline);
  // One sample shows the format. More of them would push the nested fields down.
  const sample = examples.find((value) => !isInline(value));
  const facts = {
    Required: field.isRequired ? undefined : field.requiredNote,
    Default: describeDefault(field),
    Values: listValues(allowed),
    Format: field.pattern,
    Names: field.namePattern,
    Range: describeRange(field),
    [inline.length === 1 ? 'Example' : 'Examples']: listValues(inline),
    Since: field.since,
  };
  return {
    summary,
    details,
    deprecation: isDeprecated ? `**Deprecated.** ${insteadUse ?? ''}` : undefined,
    warning: warning && `**Warning.** ${warning}`,
    note: isHidden && !isParentHidden && !isDeprecated ? HIDDEN_NOTE : undefined,
    facts: [
      ...Object.entries(facts).flatMap(([term, value]): Fact[] => (value ? [[term, value]] : [])),
      ...describeHistory(history),
    ],
    sample:
      sample === undefined ? undefined : stringify({[name]: sample}, {lineWidth: 0}).trimEnd(),
  };
}
