/** Looks up paths of fields, such as `dev.*.sync[].path`, in the config schema of a version. */
import {followPointer} from './schema/pointer.ts';
import {isPlaceholder, type Json, type Schema, type SchemaOrBoolean} from './schema/types.ts';
import {asMap, type Segments} from './yaml.ts';
import {type VersionLabel, perVersion} from '@devspace-docs/versions';
import {schemaOf} from './schemas.ts';

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

const ANYTHING: Schema = {};

/** Resolves references and `anyOf` to the possible schemas of a value. */
function variantsOf(root: Schema, value: SchemaOrBoolean | undefined): Schema[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [ANYTHING];
  const {$ref, allOf, anyOf} = value;
  if ($ref !== undefined) return variantsOf(root, followPointer(root, $ref));
  const shared = allOf?.find((part) => part.$ref !== undefined);
  if (shared) return variantsOf(root, shared);
  // `anyOf` of an object with properties contains rules for combinations of fields.
  if (anyOf && value.properties === undefined)
    return anyOf
      .filter((branch) => !isPlaceholder(branch))
      .flatMap((branch) => variantsOf(root, branch));
  return [value];
}

function allowsAnything({type, properties, additionalProperties}: Schema): boolean {
  if (type === undefined && properties === undefined) return true;
  return type === 'object' && properties === undefined && typeof additionalProperties !== 'object';
}

interface Step {
  readonly found: readonly Schema[];
  /** Whether it's the name of an entry or an item, instead of a field. */
  readonly isEntry: boolean;
}

/** Brackets are optional: `hooks.command` is the field of the items. */
function withItems(root: Schema, schemas: readonly Schema[]): Schema[] {
  return schemas.flatMap((schema) => [
    schema,
    ...(schema.items === undefined ? [] : withItems(root, variantsOf(root, schema.items))),
  ]);
}

function itemsOf(root: Schema, schemas: readonly Schema[]): Schema[] {
  return schemas.flatMap(({items}) => variantsOf(root, items));
}

function entriesOf(root: Schema, schemas: readonly Schema[]): Schema[] {
  return schemas.flatMap(({additionalProperties}) =>
    typeof additionalProperties === 'object' ? variantsOf(root, additionalProperties) : [],
  );
}

function propertiesOf(schemas: readonly Schema[]): string[] {
  return schemas.flatMap(({properties}) => Object.keys(properties ?? {}));
}

/** Follows a key or the index of an item. */
function follow(root: Schema, schemas: readonly Schema[], key: number | string): Step {
  if (typeof key === 'number') return {found: itemsOf(root, schemas), isEntry: true};
  const fields = schemas.flatMap(({properties = {}}) =>
    // Ignores inherited properties such as `constructor`.
    Object.hasOwn(properties, key) ? variantsOf(root, properties[key]) : [],
  );
  return fields.length > 0
    ? {found: fields, isEntry: false}
    : {found: entriesOf(root, schemas), isEntry: true};
}

/** Follows a part of a path in text. */
function followPart(root: Schema, schemas: readonly Schema[], part: string): Step {
  // `[0]`, `[*]`, `[]`, and `name=api` in profile patches.
  if (part.startsWith('[') || part.includes('=') || part === '*') {
    return {found: [...itemsOf(root, schemas), ...entriesOf(root, schemas)], isEntry: true};
  }
  return follow(root, withItems(root, schemas), part);
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
export function findPath(path: string, version: VersionLabel): PathResult {
  const root = schemaOf(version);
  const parts = splitPath(path);
  let schemas: readonly Schema[] = [root];
  for (const [index, part] of parts.entries()) {
    if (schemas.some(allowsAnything)) return {kind: 'found'};
    const {found, isEntry} = followPart(root, schemas, part);
    const parent = joinPath(parts.slice(0, index));
    if (found.length === 0) {
      return {kind: 'unknown', parent, part, siblings: propertiesOf(withItems(root, schemas))};
    }
    if (isEntry && propertiesOf(found).includes(part)) return {kind: 'noEntry', parent, part};
    schemas = found;
  }
  return {kind: 'found'};
}

/** The default is defined in the field, or in the definition that it references. */
function defaultOf(root: Schema, field: SchemaOrBoolean): Json | undefined {
  if (typeof field === 'boolean') return undefined;
  if (field.default !== undefined) return field.default;
  const $ref = field.$ref ?? field.allOf?.find((part) => part.$ref !== undefined)?.$ref;
  return $ref === undefined ? undefined : defaultOf(root, followPointer(root, $ref));
}

function addDefaults(
  root: Schema,
  value: SchemaOrBoolean,
  path: string,
  found: Map<string, Json | undefined>,
): void {
  for (const {properties = {}, items, additionalProperties} of variantsOf(root, value)) {
    for (const [name, field] of Object.entries(properties)) {
      const inner = path === '' ? name : `${path}.${name}`;
      found.set(inner, defaultOf(root, field));
      addDefaults(root, field, inner, found);
      const knownKeys = typeof field === 'object' ? field['x-knownKeys'] : undefined;
      if (knownKeys) addDefaults(root, knownKeys, inner, found);
    }
    if (items) addDefaults(root, items, `${path}[]`, found);
    if (additionalProperties) addDefaults(root, additionalProperties, `${path}.*`, found);
  }
}

/** Constant defaults of all fields of a version, by path: `dev.*.sync[].path`. */
export const configDefaultsOf = perVersion((version): ReadonlyMap<string, Json | undefined> => {
  const found = new Map<string, Json | undefined>();
  const root = schemaOf(version);
  addDefaults(root, root, '', found);
  return found;
});

/** Anchor of a field in the config reference. For other values, the anchor of the closest parent field. */
export function findAnchor(segments: Segments, version: VersionLabel): string | undefined {
  const root = schemaOf(version);
  const names: Array<number | string> = [];
  let schemas: readonly Schema[] = [root];
  for (const segment of segments) {
    const {found, isEntry} = follow(root, schemas, segment);
    if (!isEntry) names.push(segment);
    schemas = found;
  }
  return names.length > 0 ? names.join('-') : undefined;
}

export interface DeprecatedField {
  readonly segments: Segments;
  /** Replacement, in Markdown. */
  readonly insteadUse: string;
}

interface ConfigField {
  readonly segments: Segments;
  /** Path in the reference: `dev.*.sync[].path`. */
  readonly path: string;
  /** Possible schemas of the map that contains it. */
  readonly parents: readonly Schema[];
}

/** Finds the fields in a config that the schema defines, parents first. */
function findFields(config: unknown, version: VersionLabel): ConfigField[] {
  const root = schemaOf(version);
  const walk = (
    value: unknown,
    schemas: readonly Schema[],
    at: Segments,
    path: string,
  ): ConfigField[] => {
    if (schemas.length === 0) return [];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(asMap(value));
    return entries.flatMap(([key, item]) => {
      const segments = [...at, key];
      const {found, isEntry} = follow(root, schemas, key);
      const part = typeof key === 'number' ? '[]' : isEntry ? '*' : key;
      const inside = path === '' ? part : joinPath([path, part]);
      const own = isEntry ? [] : [{segments, path: inside, parents: schemas}];
      return [...own, ...walk(item, found, segments, inside)];
    });
  };
  return walk(config, [root], [], '');
}

/** Finds the deprecated fields in a config. */
export function findDeprecated(config: unknown, version: VersionLabel): DeprecatedField[] {
  return findFields(config, version).flatMap(({segments, parents}) => {
    const name = String(segments.at(-1));
    const [insteadUse] = parents.flatMap(({properties = {}}) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const isDeprecated = typeof field === 'object' && field.deprecated === true;
      return isDeprecated ? (field['x-insteadUse'] ?? []) : [];
    });
    return insteadUse === undefined ? [] : [{segments, insteadUse}];
  });
}

/** Unique paths of the fields in a config, such as `dev.*.sync[].path`. */
export function findFieldPaths(config: unknown, version: VersionLabel): string[] {
  return [...new Set(findFields(config, version).map(({path}) => path))];
}
