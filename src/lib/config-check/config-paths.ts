/** Looks up paths of fields, such as `dev.*.sync[].path`, in the config schema of a version. */
import {followPointer} from './schema/pointer.ts';
import {isPlaceholder, type Json, type Schema, type SchemaOrBoolean} from './schema/types.ts';
import {isYamlMap, type Segments} from './yaml.ts';
import type {VersionLabel} from '../../config/versions.ts';
import {schemaOf} from './schemas.ts';
import {perVersion} from '../per-version.ts';

/** What comes of looking up a path. */
export type PathResult =
  | {readonly kind: 'found'}
  /** No field of this name. */
  | {
      readonly kind: 'unknown';
      /** Path up to the part that is missing. */
      readonly parent: string;
      readonly part: string;
      /** Fields that stand there. */
      readonly siblings: readonly string[];
    }
  /** The part is a field of the entries of a map or list, where the name of an entry belongs. */
  | {readonly kind: 'noEntry'; readonly parent: string; readonly part: string};

/** The fields of one version. */
export interface ConfigPaths {
  readonly sections: readonly string[];
  find(path: string): PathResult;
}

const FREE: Schema = {};

/** Follows references and alternatives to the schemas that a value may have. */
function variantsOf(root: Schema, value: SchemaOrBoolean | undefined): Schema[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [FREE];
  const {$ref, allOf, anyOf} = value;
  if ($ref !== undefined) return variantsOf(root, followPointer(root, $ref));
  const shared = allOf?.find((part) => part.$ref !== undefined);
  if (shared) return variantsOf(root, shared);
  // Objects, too, have `anyOf`: rules that say which fields stand together.
  if (anyOf && value.properties === undefined)
    return anyOf
      .filter((branch) => !isPlaceholder(branch))
      .flatMap((branch) => variantsOf(root, branch));
  return [value];
}

function isFree({type, properties, additionalProperties}: Schema): boolean {
  if (type === undefined && properties === undefined) return true;
  return type === 'object' && properties === undefined && typeof additionalProperties !== 'object';
}

interface Step {
  readonly found: readonly Schema[];
  /** The part was taken for the name of an entry. */
  readonly isEntry: boolean;
}

/** A list needs no brackets in prose: `hooks.command` means the field of its items. */
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

function takeStep(root: Schema, schemas: readonly Schema[], part: string): Step {
  // `[0]`, `[*]`, `[]`, and `name=api` of profile patches.
  if (part.startsWith('[') || part.includes('=') || part === '*') {
    const found = [...itemsOf(root, schemas), ...entriesOf(root, schemas)];
    return {found, isEntry: true};
  }
  const all = withItems(root, schemas);
  const fields = fieldsOf(root, all, part);
  if (fields.length > 0) return {found: fields, isEntry: false};
  return {found: entriesOf(root, all), isEntry: true};
}

/** `dev.app.sync[0].path` -> `dev`, `app`, `sync`, `[0]`, `path`. */
function splitPath(path: string): string[] {
  return path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
}

function joinPath(parts: readonly string[]): string {
  return parts.join('.').replaceAll('.[', '[');
}

function findPath(root: Schema, path: string): PathResult {
  const parts = splitPath(path);
  let schemas: readonly Schema[] = [root];
  for (const [index, part] of parts.entries()) {
    if (schemas.some(isFree)) return {kind: 'found'};
    const {found, isEntry} = takeStep(root, schemas, part);
    const parent = joinPath(parts.slice(0, index));
    if (found.length === 0) {
      return {kind: 'unknown', parent, part, siblings: propertiesOf(withItems(root, schemas))};
    }
    if (isEntry && propertiesOf(found).includes(part)) return {kind: 'noEntry', parent, part};
    schemas = found;
  }
  return {kind: 'found'};
}

/** A default is written at the field, or at the definition that the field refers to. */
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

/** All fields of a version, such as `dev.*.sync[].path`, with the defaults that are constants. */
export const configDefaultsOf = perVersion((version): ReadonlyMap<string, Json | undefined> => {
  const found = new Map<string, Json | undefined>();
  const root = schemaOf(version);
  addDefaults(root, root, '', found);
  return found;
});

/** Fields of this name; `constructor` and the like are none. */
function fieldsOf(root: Schema, schemas: readonly Schema[], name: string): Schema[] {
  return schemas.flatMap(({properties = {}}) =>
    Object.hasOwn(properties, name) ? variantsOf(root, properties[name]) : [],
  );
}

/** Anchor in the config reference of the field at a path, or of the innermost field above it. */
export function findAnchor(segments: Segments, version: VersionLabel): string | undefined {
  const root = schemaOf(version);
  const names: string[] = [];
  let schemas: readonly Schema[] = [root];
  for (const segment of segments) {
    const fields = typeof segment === 'string' ? fieldsOf(root, schemas, segment) : [];
    if (fields.length > 0) names.push(String(segment));
    schemas =
      fields.length > 0
        ? fields
        : typeof segment === 'string'
          ? entriesOf(root, schemas)
          : itemsOf(root, schemas);
    if (schemas.length === 0) break;
  }
  return names.length > 0 ? names.join('-') : undefined;
}

/** A deprecated field in a config. */
export interface DeprecatedField {
  readonly segments: Segments;
  /** What to use instead, in Markdown. */
  readonly insteadUse: string;
}

/** A field in a config. */
interface ConfigField {
  readonly segments: Segments;
  /** Path in the reference: `dev.*.sync[].path`. */
  readonly path: string;
  /** What the schema says about the map that contains it. */
  readonly parents: readonly Schema[];
}

/** Finds the fields of the schema in a config, from the outside in. */
function findFields(config: unknown, version: VersionLabel): ConfigField[] {
  const root = schemaOf(version);
  const walk = (
    value: unknown,
    schemas: readonly Schema[],
    at: Segments,
    path: string,
  ): ConfigField[] => {
    if (schemas.length === 0) return [];
    if (Array.isArray(value)) {
      const items = itemsOf(root, schemas);
      return value.flatMap((item, index) => walk(item, items, [...at, index], `${path}[]`));
    }
    if (!isYamlMap(value)) return [];
    return Object.entries(value).flatMap(([name, item]) => {
      const segments = [...at, name];
      const fields = fieldsOf(root, schemas, name);
      const part = fields.length > 0 ? name : '*';
      const inside = path === '' ? part : `${path}.${part}`;
      if (fields.length === 0) return walk(item, entriesOf(root, schemas), segments, inside);
      return [{segments, path: inside, parents: schemas}, ...walk(item, fields, segments, inside)];
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

/** Paths of the fields in a config, such as `dev.*.sync[].path`, each once. */
export function findFieldPaths(config: unknown, version: VersionLabel): string[] {
  return [...new Set(findFields(config, version).map(({path}) => path))];
}

/** The fields of a version. */
export const configPathsOf = perVersion((version): ConfigPaths => {
  const root = schemaOf(version);
  return {sections: propertiesOf([root]), find: (path) => findPath(root, path)};
});
