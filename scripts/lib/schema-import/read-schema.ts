/** Reads the fields of the JSON Schema that the tool publishes. */
import {findJsonMistake} from '../content/samples/json.ts';
import {joinTypes, pluralize} from '../config-schema/type-names.ts';
import type {Json} from '../../../src/lib/config-check/schema/types.ts';
import type {ImportedField} from './types.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** One of the types that a value may have. */
interface Variant {
  readonly type: string;
  readonly schema: JsonObject;
  readonly pointer: string;
}

/** A schema after references and alternatives were followed. */
interface Resolved {
  /** What describes the value; what is closest to the field wins. */
  readonly notes: JsonObject;
  readonly variants: readonly Variant[];
}

interface Reader {
  readonly root: JsonObject;
  /** Throws an error about the place that a pointer leads to. */
  readonly fail: (pointer: string, problem: string) => never;
}

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Keywords that say which values are possible, rather than restrict them further. */
const typeKeywords = [
  'type',
  'enum',
  'const',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
];

/** Keywords that could contain fields, and that generated schemas don't use so far. */
const unsupportedKeywords = [
  'then',
  'else',
  'prefixItems',
  'dependentSchemas',
  'unevaluatedProperties',
  '$dynamicRef',
  '$recursiveRef',
];

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function encodeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function decodeKey(key: string): string {
  // A lone percent sign is part of the name.
  return decodeURIComponent(key.replace(/%(?![\da-f]{2})/gi, '%25'))
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

/** A keyword whose value is an object, such as `properties`; empty without it. */
function readMap({fail}: Reader, schema: JsonObject, keyword: string, pointer: string): JsonObject {
  const value = schema[keyword] ?? {};
  return isObject(value)
    ? value
    : fail(`${pointer}/${keyword}`, 'expected an object of schemas by name');
}

/** A keyword whose value is a list, such as `anyOf`; empty without it. */
function readList(
  {fail}: Reader,
  schema: JsonObject,
  keyword: string,
  pointer: string,
): readonly unknown[] {
  const value = schema[keyword] ?? [];
  return Array.isArray(value) ? value : fail(`${pointer}/${keyword}`, 'expected a list');
}

/** The schema that a reference leads to. */
function follow({root, fail}: Reader, ref: string, at: string): unknown {
  if (!/^#(?:\/|$)/.test(ref)) {
    return fail(
      at,
      'expected a reference inside the file, such as "#/$defs/Image"; use the bundled schema of the release',
    );
  }
  let value: unknown = root;
  for (const key of ref.split('/').slice(1).map(decodeKey)) {
    value = isObject(value) ? value[key] : undefined;
    if (value === undefined) {
      return fail(at, `there is no ${ref}; the file is incomplete, download it again`);
    }
  }
  return value;
}

/** Tells `{required: […]}`, which says which fields belong together, from the fields themselves. */
function isPresenceRule({required, type, $ref, properties = {}}: JsonObject): boolean {
  const describesFields = isObject(properties) && Object.values(properties).some(isObject);
  return required !== undefined && type === undefined && $ref === undefined && !describesFields;
}

/** Tells a branch with types from one that only restricts them. */
function hasTypes(branch: unknown): boolean {
  if (!isObject(branch)) return true;
  const keywords = Object.keys(branch);
  const isAny = keywords.length === 0;
  return isAny || (!isPresenceRule(branch) && keywords.some((key) => typeKeywords.includes(key)));
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function readTypes(reader: Reader, schema: JsonObject, pointer: string): readonly string[] {
  const named = Array.isArray(schema.type) ? (schema.type as unknown[]) : [schema.type];
  if (schema.type !== undefined) {
    return named.map((type) =>
      typeof type === 'string' && types.includes(type)
        ? type
        : reader.fail(`${pointer}/type`, `expected one of ${types.join(', ')}`),
    );
  }
  const values = readEnum(reader, schema, pointer);
  if (values.length > 0) return [...new Set(values.map(typeOfValue))];
  if (
    'properties' in schema ||
    'patternProperties' in schema ||
    isObject(schema.additionalProperties)
  )
    return ['object'];
  return 'items' in schema ? ['array'] : [];
}

function readEnum(reader: Reader, schema: JsonObject, pointer: string): readonly Json[] {
  const values = 'const' in schema ? [schema.const] : readList(reader, schema, 'enum', pointer);
  return values as readonly Json[];
}

/** Strings such as `${NAME}` and `$(command)`, which the tool accepts for any type. */
function isExpression({type, schema: {pattern}}: Variant): boolean {
  return type === 'string' && typeof pattern === 'string' && /\\\$|\[\$\]/.test(pattern);
}

/** Follows a schema to the types that the value may have. */
function resolve(
  reader: Reader,
  value: unknown,
  pointer: string,
  refs: readonly string[] = [],
): Resolved {
  if (value === false) return {notes: {}, variants: []};
  if (value === true) return {notes: {}, variants: [{type: 'any', schema: {}, pointer}]};
  if (!isObject(value)) {
    return reader.fail(pointer, 'expected a schema: an object, true or false');
  }
  const unsupported = unsupportedKeywords.find((keyword) => keyword in value);
  if (unsupported !== undefined) {
    return reader.fail(
      `${pointer}/${unsupported}`,
      `unknown keyword, whose fields would be missing from the report; add it to scripts/lib/schema-import/read-schema.ts`,
    );
  }
  const branches = (keyword: string): Resolved[] =>
    readList(reader, value, keyword, pointer).flatMap((branch, index) =>
      hasTypes(branch) ? resolve(reader, branch, `${pointer}/${keyword}/${index}`, refs) : [],
    );
  const alternatives = [...branches('oneOf'), ...branches('anyOf')];
  const parts = [...branches('allOf'), ...resolveRef(reader, value, pointer, refs)];
  const own = readTypes(reader, value, pointer).map((type) => ({type, schema: value, pointer}));
  const found = [...own, ...[...parts, ...alternatives].flatMap(({variants}) => variants)];
  const real = found.filter((variant) => variant.type !== 'null' && !isExpression(variant));
  const variants = real.length > 0 ? real : found;
  return {
    notes: Object.assign(
      {},
      ...[...alternatives, ...parts].map(({notes}) => notes),
      value,
    ) as JsonObject,
    variants: variants.length > 0 ? variants : [{type: 'any', schema: value, pointer}],
  };
}

function resolveRef(
  reader: Reader,
  {$ref: ref}: JsonObject,
  pointer: string,
  refs: readonly string[],
): Resolved[] {
  const at = `${pointer}/$ref`;
  if (ref === undefined) return [];
  if (typeof ref !== 'string') return reader.fail(at, 'expected a string');
  if (refs.includes(ref)) return reader.fail(at, `${ref} refers to itself`);
  return [resolve(reader, follow(reader, ref, at), ref, [...refs, ref])];
}

/** Schemas of the entries of a map, with their pointers. */
function mapEntries(reader: Reader, {schema, pointer}: Variant): Array<[unknown, string]> {
  const patterns = Object.entries(readMap(reader, schema, 'patternProperties', pointer));
  const {additionalProperties} = schema;
  return [
    ...patterns.map(([pattern, entry]): [unknown, string] => [
      entry,
      `${pointer}/patternProperties/${encodeKey(pattern)}`,
    ]),
    ...(isObject(additionalProperties)
      ? [[additionalProperties, `${pointer}/additionalProperties`] as [unknown, string]]
      : []),
  ];
}

/** Schemas inside a list or a map, with their pointers. */
function entriesOf(reader: Reader, variant: Variant): Array<[unknown, string]> {
  const {type, schema, pointer} = variant;
  if (type === 'object') return mapEntries(reader, variant);
  return type === 'array' && 'items' in schema ? [[schema.items, `${pointer}/items`]] : [];
}

/** The type in the words of the config reference. */
function describe(reader: Reader, variant: Variant, trail: readonly string[]): string {
  const {type, pointer} = variant;
  if (type !== 'array' && type !== 'object') return type;
  const inside = trail.includes(pointer) ? [] : entriesOf(reader, variant);
  const names = inside
    .flatMap(([entry, at]) => resolve(reader, entry, at).variants)
    .map((entry) => describe(reader, entry, [...trail, pointer]))
    .map(pluralize);
  const isOpen = names.length === 0 || names.includes('values of any type');
  if (type === 'object') return isOpen ? 'object' : `map of ${joinTypes(names)}`;
  return `list of ${isOpen ? 'values of any type' : joinTypes(names)}`;
}

/** The fields inside a value. A definition that contains itself is not entered twice. */
function fieldsIn(
  reader: Reader,
  variant: Variant,
  path: string,
  trail: readonly string[],
): ImportedField[] {
  const {type, schema, pointer} = variant;
  if (trail.includes(pointer)) return [];
  const inside = [...trail, pointer];
  const nested = entriesOf(reader, variant).flatMap(([entry, at]) =>
    resolve(reader, entry, at).variants.flatMap((inner) =>
      fieldsIn(reader, inner, `${path}${type === 'array' ? '[]' : '.*'}`, inside),
    ),
  );
  if (type !== 'object') return nested;
  const required = readList(reader, schema, 'required', pointer);
  const properties = Object.entries(readMap(reader, schema, 'properties', pointer));
  const own = properties.flatMap(([name, property]) => {
    const at = `${pointer}/properties/${encodeKey(name)}`;
    const fieldPath = path === '' ? name : `${path}.${name}`;
    const {notes, variants} = resolve(reader, property, at);
    const description = typeof notes.description === 'string' ? notes.description : '';
    return [
      {
        path: fieldPath,
        type: joinTypes(variants.map((inner) => describe(reader, inner, []))),
        required: required.includes(name),
        default: notes.default as Json | undefined,
        enum: [
          ...new Set(variants.flatMap((inner) => readEnum(reader, inner.schema, inner.pointer))),
        ],
        // Comments of Go mark what is deprecated in words.
        deprecated: notes.deprecated === true || /^deprecated\b/i.test(description),
        description,
      },
      ...variants.flatMap((inner) => fieldsIn(reader, inner, fieldPath, inside)),
    ];
  });
  return [...own, ...nested];
}

/** A field that several alternatives of a value have. */
function merge(first: ImportedField, second: ImportedField): ImportedField {
  return {
    ...first,
    type: joinTypes([first.type, second.type]),
    required: first.required && second.required,
    enum: [...new Set([...first.enum, ...second.enum])],
  };
}

function parseJson(text: string, file: string): unknown {
  const mistake = findJsonMistake(text, false);
  if (mistake === undefined) return JSON.parse(text) as unknown;
  const line = text.slice(0, mistake.offset).split('\n').length;
  throw new Error(
    `${file}:${line}: expected JSON: ${mistake.message}. Download the file itself rather than the page that shows it.`,
  );
}

/**
 * Reads all fields of a JSON Schema, draft 7 to 2020-12, parents before their children.
 *
 * @param file - Name of the file, for messages.
 * @throws Error with the line or the JSON pointer of the problem.
 */
export function readSchema(text: string, file: string): ImportedField[] {
  const root = parseJson(text, file);
  const fail = (pointer: string, problem: string): never => {
    throw new Error(`${file} ${pointer}: ${problem}.`);
  };
  if (!isObject(root)) return fail('#', 'expected a JSON Schema, which is an object');
  const reader: Reader = {root, fail};
  const fields = new Map<string, ImportedField>();
  for (const variant of resolve(reader, root, '#').variants) {
    for (const field of fieldsIn(reader, variant, '', [])) {
      const known = fields.get(field.path);
      fields.set(field.path, known === undefined ? field : merge(known, field));
    }
  }
  if (fields.size === 0) {
    return fail('#', 'expected a JSON Schema with the fields of devspace.yaml in "properties"');
  }
  return [...fields.values()];
}
