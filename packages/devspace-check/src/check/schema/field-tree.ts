/**
 * Resolves a config schema to a tree of its fields. Pages, published data, lookups and rules read the tree,
 * so that nothing else follows references and alternatives.
 */
import {followPointer, propertyPointer} from './pointer.ts';
import {joinTypes, pluralize} from './type-names.ts';
import {
  expectationOf,
  isPlaceholder,
  isPresenceRule,
  replacementOf,
  type Json,
  type Schema,
  type SchemaOrBoolean,
} from './types.ts';

/** One of the possible types of a value, with the JSON pointer of its schema. */
export interface Variant {
  readonly schema: Schema;
  readonly pointer: string;
}

/** A value in a config: the config itself, a field, a list item or an entry of a map. */
export interface ConfigValue {
  readonly variants: readonly Variant[];
  /** Fields of the object, by name. */
  readonly fields: ReadonlyMap<string, Field>;
  /** Items of the list. */
  readonly items: ConfigValue | undefined;
  /** Values of all keys that aren't in `fields`. */
  readonly entries: ConfigValue | undefined;
  /** The schema doesn't limit what the value contains. */
  readonly isOpen: boolean;
  /** Its closest fields, also those in items and entries, in the order of the schema. */
  readonly children: readonly Field[];
}

export interface Field {
  /** `images.*.tags`; `.*` is any key of a map, and `[]` any item of a list. */
  readonly path: string;
  /** Last part of the path: `tags`. */
  readonly name: string;
  /** Id of the field on a page: `images-tags`. */
  readonly anchor: string;
  /** JSON pointer of its schema, which can be part of a shared definition. */
  readonly pointer: string;
  /** Type in words: `list of strings`. */
  readonly type: string;
  /** Always required by its parent object. */
  readonly isRequired: boolean;
  /** Condition under which it is required; Markdown. */
  readonly requiredNote: string | undefined;
  /** Undefined if there is none; `false`, `0` and `""` are defaults. */
  readonly default: Json | undefined;
  /** Default that is determined at run time, or a note on `default`; Markdown. */
  readonly defaultNote: string | undefined;
  /** Empty if any value of the type is allowed. */
  readonly allowed: readonly Json[];
  /** Format of a string; Markdown. */
  readonly pattern: string | undefined;
  /** Format of the names in a map; Markdown. */
  readonly namePattern: string | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** What it does and when to set it; Markdown. */
  readonly description: string;
  readonly isDeprecated: boolean;
  /** What happens to the value, although the CLI accepts it; a clause in Markdown. */
  readonly warning: string | undefined;
  /** What to use instead of a deprecated field, or of one with a warning; Markdown. */
  readonly insteadUse: string | undefined;
  /** First release with the field, if the first release of its version lacks it: `6.2.0`. */
  readonly since: string | undefined;
  /** Not in the schema that the CLI contains, or nested in such a field. */
  readonly isHidden: boolean;
  readonly examples: readonly Json[];
  readonly value: ConfigValue;
  /** Nested fields, or known keys of an object that accepts any key. */
  readonly children: readonly Field[];
  /** Known keys of an object that accepts any key: the values of the component chart. */
  readonly known: ConfigValue | undefined;
}

export interface FieldTree {
  readonly config: ConfigValue;
  /** All fields by path, parents before their children. */
  readonly byPath: ReadonlyMap<string, Field>;
  /** Names of all fields, at any depth. */
  readonly names: ReadonlySet<string>;
}

/** Where the resolver is in the schema. */
interface Position {
  readonly path: string;
  readonly pointer: string;
  readonly isHidden: boolean;
  /** Pointers of the schemas around it. */
  readonly ancestors: readonly string[];
}

/** Whether `anyOf` lists the possible types of a value, rather than required fields. */
export function hasChoice({anyOf}: Schema): boolean {
  return anyOf !== undefined && !anyOf.every(isPresenceRule);
}

/**
 * The branches of a schema, with resolved references. Includes those for expressions and `null`.
 *
 * @throws Error if a definition refers to itself.
 */
export function branchesOf(
  root: Schema,
  schema: SchemaOrBoolean,
  pointer = '#',
  trail: readonly string[] = [],
): Variant[] {
  if (schema === false) return [];
  if (schema === true) return [{schema: {}, pointer}];
  const {$ref, type, anyOf = [], allOf = []} = schema;
  if (isPlaceholder(schema)) return [{schema, pointer}];
  if ($ref !== undefined) {
    if (trail.includes($ref)) throw new Error(`${$ref} is circular`);
    return branchesOf(root, followPointer(root, $ref), $ref, [...trail, $ref]);
  }
  if (hasChoice(schema))
    return anyOf.flatMap((branch, index) =>
      branchesOf(root, branch, `${pointer}/anyOf/${index}`, trail),
    );
  const [only] = allOf;
  if (type === undefined && allOf.length === 1 && only?.$ref !== undefined)
    return branchesOf(root, only, pointer, trail);
  return [{schema, pointer}];
}

/** The shared definition that a schema extends. */
function sharedBy({allOf}: Schema): Schema | undefined {
  return allOf?.find(({$ref}) => $ref !== undefined);
}

function variantsOf(root: Schema, schema: SchemaOrBoolean, pointer: string): Variant[] {
  return branchesOf(root, schema, pointer)
    .filter((branch) => !isPlaceholder(branch.schema) && branch.schema.type !== 'null')
    .flatMap((branch) => {
      const shared = sharedBy(branch.schema);
      return shared === undefined ? [branch] : variantsOf(root, shared, branch.pointer);
    });
}

/** The annotations of a schema. Those of a field override those of shared definitions. */
function notesOf(root: Schema, schema: SchemaOrBoolean): Schema {
  if (typeof schema === 'boolean') return {};
  if (schema.$ref !== undefined) return notesOf(root, followPointer(root, schema.$ref));
  const shared = sharedBy(schema);
  return shared === undefined ? schema : {...notesOf(root, shared), ...schema};
}

function isOpen({schema: {type, properties, additionalProperties}}: Variant): boolean {
  if (properties !== undefined) return false;
  return type === undefined || (type === 'object' && typeof additionalProperties !== 'object');
}

function typesOf({variants, items, entries}: ConfigValue): string[] {
  const typesIn = (value: ConfigValue): string => joinTypes(typesOf(value).map(pluralize));
  return variants.map(({schema: {type, properties}}) => {
    if (type === 'array')
      return `list of ${items === undefined ? pluralize('any') : typesIn(items)}`;
    if (type === 'object' && !properties && entries) return `map of ${typesIn(entries)}`;
    return type ?? 'any';
  });
}

/** `images.*.sync[].path` -> `images-sync-path`. */
export function anchorOf(path: string): string {
  return path
    .replaceAll('[]', '')
    .split('.')
    .filter((part) => part !== '*')
    .join('-');
}

function createValue(root: Schema, schema: SchemaOrBoolean, position: Position): ConfigValue {
  const {path, pointer: from, isHidden, ancestors} = position;
  const variants = variantsOf(root, schema, from);
  const fields = new Map<string, Field>();
  const children: Field[] = [];
  let items: ConfigValue | undefined;
  let entries: ConfigValue | undefined;
  for (const {schema: variant, pointer} of variants) {
    if (ancestors.includes(pointer)) throw new Error(`${path}: ${pointer} is circular`);
    const inside = {isHidden, ancestors: [...ancestors, pointer]};
    if (variant.items !== undefined) {
      const at = {...inside, path: `${path}[]`, pointer: `${pointer}/items`};
      items = createValue(root, variant.items, at);
      children.push(...items.children);
    }
    for (const [name, property] of Object.entries(variant.properties ?? {})) {
      const isRequired = variant.required?.includes(name) === true;
      const field = createField(root, property, name, isRequired, {
        ...inside,
        path: path === '' ? name : `${path}.${name}`,
        pointer: propertyPointer(pointer, name),
      });
      fields.set(name, field);
      children.push(field);
    }
    if (typeof variant.additionalProperties === 'object') {
      const at = {...inside, path: `${path}.*`, pointer: `${pointer}/additionalProperties`};
      entries = createValue(root, variant.additionalProperties, at);
      children.push(...entries.children);
    }
  }
  return {variants, fields, items, entries, isOpen: variants.some(isOpen), children};
}

function createField(
  root: Schema,
  schema: SchemaOrBoolean,
  name: string,
  isRequired: boolean,
  position: Position,
): Field {
  const {path, pointer} = position;
  const notes = notesOf(root, schema);
  const inside = {...position, isHidden: position.isHidden || notes.doNotSuggest === true};
  const value = createValue(root, schema, inside);
  const knownKeys = notes['x-knownKeys'];
  const known =
    knownKeys && createValue(root, knownKeys, {...inside, pointer: `${pointer}/x-knownKeys`});
  const schemas = value.variants.map((variant) => variant.schema);
  const [first = {}] = schemas;
  return {
    path,
    name,
    anchor: anchorOf(path),
    pointer,
    type: joinTypes(typesOf(value)),
    isRequired,
    requiredNote: notes['x-requiredNote'],
    default: notes.default,
    defaultNote: notes['x-defaultNote'],
    allowed: schemas.flatMap((variant) => variant.enum ?? []),
    pattern: expectationOf(first),
    namePattern: first.propertyNames && expectationOf(first.propertyNames),
    minimum: schemas.find(({minimum}) => minimum !== undefined)?.minimum,
    maximum: schemas.find(({maximum}) => maximum !== undefined)?.maximum,
    description: notes.description ?? '',
    isDeprecated: notes.deprecated === true,
    warning: notes['x-warning'],
    insteadUse: replacementOf(notes),
    since: notes['x-since'],
    isHidden: inside.isHidden,
    examples: notes.examples ?? [],
    value,
    known,
    children: [...value.children, ...(known?.children ?? [])],
  };
}

/** Lists all fields of a tree, parents before their children. */
export function flattenFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...flattenFields(field.children)]);
}

/**
 * Resolves a schema to its fields, in the order of the schema.
 *
 * @throws Error if a definition refers to itself.
 */
export function createFieldTree(root: Schema): FieldTree {
  const config = createValue(root, root, {path: '', pointer: '#', isHidden: false, ancestors: []});
  const fields = flattenFields(config.children);
  return {
    config,
    byPath: new Map(fields.map((field) => [field.path, field])),
    names: new Set(fields.map(({name}) => name)),
  };
}
