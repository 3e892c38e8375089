/** Looks up paths of fields, such as `dev.*.sync[].path`, in the fields of a version. */
import {stringify} from 'yaml';
import type {ConfigValue, Field} from '../schema/field-tree.ts';
import {asList, asMap, entriesAt, type Segments} from '../yaml/yaml.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {isComponentChart} from './component-chart.ts';

/** The result of a lookup. */
export type PathResult =
  | {readonly kind: 'found'}
  /** There is no field with this name. */
  | {
      readonly kind: 'unknown';
      /** Path up to the unknown part. */
      readonly parent: string;
      readonly part: string;
      /** Fields of `parent`. */
      readonly siblings: readonly string[];
    }
  /** The part is a field of the entries of `parent`, but the name of the entry is missing. */
  | {readonly kind: 'noEntry'; readonly parent: string; readonly part: string};

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

/** Brackets are optional: `hooks.command` is the field of the items. */
function withItems(value: ConfigValue): ConfigValue[] {
  return [value, ...(value.items ? withItems(value.items) : [])];
}

function fieldsIn(values: readonly ConfigValue[]): string[] {
  return values.flatMap(({fields}) => [...fields.keys()]);
}

/** Follows a part of a path in text: the name of an entry or an item (`isEntry`), or a field. */
function followPart(values: readonly ConfigValue[], part: string) {
  // `[0]`, `[*]`, `[]`, and `name=api` in profile patches.
  if (part.startsWith('[') || part.includes('=') || part === '*') {
    const found = values.flatMap(({items, entries}) => [items, entries]).filter(isDefined);
    return {found, isEntry: true};
  }
  const inside = values.flatMap(withItems);
  const fields = inside.map((value) => value.fields.get(part)?.value).filter(isDefined);
  return fields.length > 0
    ? {found: fields, isEntry: false}
    : {found: inside.map(({entries}) => entries).filter(isDefined), isEntry: true};
}

/** `dev.app.sync[0].path` -> `dev`, `app`, `sync`, `[0]`, `path`. */
function splitPath(path: string): string[] {
  return path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
}

/** The reverse of `splitPath`. */
export function joinPath(parts: readonly string[]): string {
  return parts.join('.').replaceAll('.[', '[');
}

/** Looks up a path in the schema of a version. */
export function findPath(path: string, {tree}: ConfigFormat): PathResult {
  const parts = splitPath(path);
  let values: readonly ConfigValue[] = [tree.config];
  for (const [index, part] of parts.entries()) {
    if (values.some(({isOpen}) => isOpen)) return {kind: 'found'};
    const {found, isEntry} = followPart(values, part);
    const parent = joinPath(parts.slice(0, index));
    if (found.length === 0)
      return {kind: 'unknown', parent, part, siblings: fieldsIn(values.flatMap(withItems))};
    if (isEntry && fieldsIn(found).includes(part)) return {kind: 'noEntry', parent, part};
    values = found;
  }
  return {kind: 'found'};
}

/** A config key and the field that it sets. */
export interface FieldUse {
  readonly segments: Segments;
  readonly field: Field;
}

/** Follows a key or the index of an item. The result has no field for items and entries. */
export function follow(
  value: ConfigValue,
  key: number | string,
): {readonly field?: Field; readonly inside: ConfigValue | undefined} {
  if (typeof key === 'number') return {inside: value.items};
  const field = value.fields.get(key);
  return field ? {field, inside: field.value} : {inside: value.entries};
}

/** The fields at each segment of a path; undefined for items, entries and unknown fields. */
function fieldsAlong(segments: Segments, {tree}: ConfigFormat): Array<Field | undefined> {
  let value: ConfigValue | undefined = tree.config;
  return segments.map((segment) => {
    const found: Partial<ReturnType<typeof follow>> = value ? follow(value, segment) : {};
    value = found.inside;
    return found.field;
  });
}

/** The field at a path; undefined for items, entries and unknown fields. */
export function findField(segments: Segments, format: ConfigFormat): Field | undefined {
  return fieldsAlong(segments, format).at(-1);
}

/** Whether a field is only in the newest format of the version, such as `hooks[].events` for `v1beta10`. */
export function isNewerField(segments: Segments, format: ConfigFormat): boolean {
  const documented = format.all(format.version);
  return (
    documented.configVersion !== format.configVersion &&
    findField(segments, format) === undefined &&
    findField(segments, documented) !== undefined
  );
}

/** Anchor of a field in the config reference. For other values, the anchor of the closest parent field. */
export function findAnchor(segments: Segments, format: ConfigFormat): string | undefined {
  return fieldsAlong(segments, format).findLast((field) => field !== undefined)?.anchor;
}

/** What a field contains; `data` is the object around it. */
type Describe = (field: Field, data: unknown) => ConfigValue | undefined;

/** Finds the fields in a config that the schema defines, parents first. */
export function findFields(
  config: unknown,
  {tree}: ConfigFormat,
  describe: Describe = ({value}) => value,
): FieldUse[] {
  const walk = (data: unknown, value: ConfigValue | undefined, at: Segments): FieldUse[] => {
    if (value === undefined) return [];
    return entriesAt(data, []).flatMap(({key, value: item}) => {
      const segments = [...at, key];
      const {field, inside} = follow(value, key);
      if (field === undefined) return walk(item, inside, segments);
      return [{segments, field}, ...walk(item, describe(field, data), segments)];
    });
  };
  return walk(config, tree.config, []);
}

/** Sections in profiles, whose fields are described at the top level. */
const SECTION_IN_PROFILE = /^profiles\[\]\.(?:merge|replace|strategicMerge)\.(\w+)$/;

/** Whether a `helm` section uses the component chart, as far as a part of a config shows. */
function hasComponentChart(helm: Readonly<Record<string, unknown>>): boolean {
  if ('componentChart' in helm) return helm.componentChart === true;
  const {chart} = helm;
  return chart === undefined || chart === null || isComponentChart(chart);
}

/**
 * Finds the fields in a config that the reference describes, also those that the schema doesn't validate:
 * sections in profiles, and values of the component chart.
 */
export function findDescribedFields(config: unknown, format: ConfigFormat): FieldUse[] {
  return findFields(config, format, ({path, value, known}, data) => {
    const [, section] = SECTION_IN_PROFILE.exec(path) ?? [];
    if (section !== undefined) return format.tree.config.fields.get(section)?.value;
    if (known === undefined) return value;
    return hasComponentChart(asMap(data)) ? known : undefined;
  });
}

/** What to use instead of a field, with a sample if the replacement is a list and the field isn't. */
function explainReplacement(
  {segments, field: {type}}: FieldUse,
  insteadUse: string,
  format: ConfigFormat,
): string {
  const [, name] = /^Use `(\w+)` instead\.$/.exec(insteadUse) ?? [];
  if (name === undefined || type.startsWith('list')) return insteadUse;
  const replacement = findField([...segments.slice(0, -1), name], format);
  const [item] = asList(replacement?.examples[0]);
  if (item === undefined) return insteadUse;
  const style = {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0} as const;
  return `Write a list, such as \`${name}: ${stringify([item], style).trim()}\``;
}

/** Finds the deprecated fields in a config, with their replacements in Markdown. */
export function findDeprecated(config: unknown, format: ConfigFormat) {
  return findFields(config, format).flatMap((use) => {
    const {isDeprecated, insteadUse} = use.field;
    if (!isDeprecated || insteadUse === undefined) return [];
    return [{segments: use.segments, insteadUse: explainReplacement(use, insteadUse, format)}];
  });
}
