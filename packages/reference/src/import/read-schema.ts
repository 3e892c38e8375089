import {joinTypes, type Json, pluralize} from '@devspace-docs/devspace-check';
import type {ImportedField} from './types.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** One of the types of a value, with its schema. */
interface Variant {
  readonly type: string;
  readonly schema: JsonObject;
}

/** A schema with resolved references and alternatives. */
interface Resolved {
  /** Annotations of the value. Those closest to the field take precedence. */
  readonly notes: JsonObject;
  readonly variants: readonly Variant[];
}

/** Keywords that can contain fields. Unsupported, since generated schemas don't use them so far. */
const UNSUPPORTED =
  /^(?:then|else|prefixItems|dependentSchemas|unevaluatedProperties|\$dynamicRef|\$recursiveRef)$/;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function entriesOf(value: unknown): Array<[string, unknown]> {
  return isObject(value) ? Object.entries(value) : [];
}

/** Resolves a reference such as `#/$defs/Image`. */
function follow(root: JsonObject, ref: unknown): unknown {
  const keys =
    typeof ref === 'string' && /^#(?:\/|$)/.test(ref) ? ref.split('/').slice(1) : undefined;
  const found = keys?.reduce<unknown>(
    (value, key) =>
      isObject(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined,
    root,
  );
  if (found === undefined) {
    throw new Error(
      `there is no ${String(ref)} in the file; use the complete, bundled schema of the release`,
    );
  }
  return found;
}

/** Whether a branch describes types, as opposed to only constraints such as `{required: […]}`. */
function hasTypes(branch: unknown): boolean {
  if (!isObject(branch)) return true;
  const describesFields = entriesOf(branch.properties).some(([, property]) => isObject(property));
  if (branch.required !== undefined && !('type' in branch || '$ref' in branch || describesFields))
    return false;
  return (
    Object.keys(branch).length === 0 ||
    Object.keys(branch).some((key) =>
      /^(?:type|enum|const|items|\$ref|\w*[pP]roperties)$/.test(key),
    ) ||
    ['allOf', 'anyOf', 'oneOf'].some((key) => listOf(branch[key]).some(hasTypes))
  );
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function allowedValues(schema: JsonObject): readonly Json[] {
  return ('const' in schema ? [schema.const] : listOf(schema.enum)) as readonly Json[];
}

function typesOf(schema: JsonObject): string[] {
  if (schema.type !== undefined) return [schema.type].flat().map(String);
  const values = allowedValues(schema);
  if (values.length > 0) return [...new Set(values.map(typeOfValue))];
  const {properties, patternProperties, additionalProperties} = schema;
  const maps = [properties, patternProperties, additionalProperties];
  if (maps.some(isObject)) return ['object'];
  return 'items' in schema ? ['array'] : [];
}

/** Whether a variant is for strings such as `${NAME}` and `$(command)`, which any field accepts. */
function isExpression({type, schema: {pattern}}: Variant): boolean {
  return type === 'string' && typeof pattern === 'string' && /\\\$|\[\$\]/.test(pattern);
}

/** Resolves a schema to the possible types of the value. */
function resolve(
  root: JsonObject,
  value: unknown,
  ancestors: readonly JsonObject[] = [],
): Resolved {
  if (value === false) return {notes: {}, variants: []};
  if (value === true) return {notes: {}, variants: [{type: 'any', schema: {}}]};
  if (!isObject(value)) throw new Error('expected a schema: an object, true or false');
  if (ancestors.includes(value)) throw new Error('a definition refers to itself');
  const unsupported = Object.keys(value).find((keyword) => UNSUPPORTED.test(keyword));
  if (unsupported !== undefined) {
    throw new Error(
      `unknown keyword ${unsupported}, whose fields would be missing from the report; add it to packages/reference/src/import/read-schema.ts`,
    );
  }
  const chain = [...ancestors, value];
  const branches = (keyword: string): Resolved[] =>
    listOf(value[keyword])
      .filter(hasTypes)
      .map((branch) => resolve(root, branch, chain));
  const alternatives = [...branches('oneOf'), ...branches('anyOf')];
  const target = '$ref' in value ? [resolve(root, follow(root, value.$ref), chain)] : [];
  const parts = [...branches('allOf'), ...target];
  const found = [
    ...typesOf(value).map((type) => ({type, schema: value})),
    ...[...parts, ...alternatives].flatMap(({variants}) => variants),
  ];
  const real = found.filter((variant) => variant.type !== 'null' && !isExpression(variant));
  const variants = real.length > 0 ? real : found;
  const notes = [...alternatives, ...parts].map((part) => part.notes);
  return {
    notes: Object.assign({}, ...notes, value) as JsonObject,
    variants: variants.length > 0 ? variants : [{type: 'any', schema: value}],
  };
}

/** Returns the schemas of list or map entries. */
function entriesIn({type, schema}: Variant): unknown[] {
  if (type === 'array') return 'items' in schema ? [schema.items] : [];
  if (type !== 'object') return [];
  const patterns = entriesOf(schema.patternProperties).map(([, entry]) => entry);
  const {additionalProperties} = schema;
  return isObject(additionalProperties) ? [...patterns, additionalProperties] : patterns;
}

/** Formats a type like the config reference. */
function describe(root: JsonObject, variant: Variant, ancestors: readonly JsonObject[]): string {
  const {type, schema} = variant;
  if (type !== 'array' && type !== 'object') return type;
  const names = (ancestors.includes(schema) ? [] : entriesIn(variant))
    .flatMap((entry) => resolve(root, entry).variants)
    .map((entry) => pluralize(describe(root, entry, [...ancestors, schema])));
  const isOpen = names.length === 0 || names.includes('values of any type');
  if (type === 'object') return isOpen ? 'object' : `map of ${joinTypes(names)}`;
  return `list of ${isOpen ? 'values of any type' : joinTypes(names)}`;
}

function readField(root: JsonObject, path: string, property: unknown, isRequired: boolean) {
  try {
    const {notes, variants} = resolve(root, property);
    const description = typeof notes.description === 'string' ? notes.description : '';
    const field: ImportedField = {
      path,
      type: joinTypes(variants.map((variant) => describe(root, variant, []))),
      isRequired,
      default: notes.default as Json | undefined,
      allowed: [...new Set(variants.flatMap(({schema}) => allowedValues(schema)))],
      // Go comments mark deprecated fields in the description.
      isDeprecated: notes.deprecated === true || /^deprecated\b/i.test(description),
      description,
    };
    return {field, variants};
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns the fields inside a value. Recursive definitions are expanded once. */
function fieldsIn(
  root: JsonObject,
  variant: Variant,
  path: string,
  ancestors: readonly JsonObject[],
): ImportedField[] {
  const {type, schema} = variant;
  if (ancestors.includes(schema)) return [];
  const chain = [...ancestors, schema];
  const nested = entriesIn(variant).flatMap((entry) =>
    resolve(root, entry).variants.flatMap((inner) =>
      fieldsIn(root, inner, `${path}${type === 'array' ? '[]' : '.*'}`, chain),
    ),
  );
  if (type !== 'object') return nested;
  const own = entriesOf(schema.properties).flatMap(([name, property]) => {
    const fieldPath = path === '' ? name : `${path}.${name}`;
    const isRequired = listOf(schema.required).includes(name);
    const {field, variants} = readField(root, fieldPath, property, isRequired);
    return [field, ...variants.flatMap((inner) => fieldsIn(root, inner, fieldPath, chain))];
  });
  return [...own, ...nested];
}

/** Merges a field that several alternatives have. */
function merge(first: ImportedField, second: ImportedField): ImportedField {
  return {
    ...first,
    type: joinTypes([first.type, second.type]),
    isRequired: first.isRequired && second.isRequired,
    allowed: [...new Set([...first.allowed, ...second.allowed])],
  };
}

/**
 * Reads all fields of a JSON Schema, draft 7 to 2020-12, parents before their children.
 *
 * @throws Error with the path of a field that isn't supported.
 */
export function readSchema(text: string): ImportedField[] {
  const root: unknown = JSON.parse(text);
  const variants = isObject(root) ? resolve(root, root).variants : [];
  const fields = new Map<string, ImportedField>();
  for (const field of variants.flatMap((variant) =>
    fieldsIn(root as JsonObject, variant, '', []),
  )) {
    const known = fields.get(field.path);
    fields.set(field.path, known === undefined ? field : merge(known, field));
  }
  if (fields.size === 0) throw new Error('expected a JSON Schema with the fields of devspace.yaml');
  return [...fields.values()];
}
