import {followPointer, propertyPointer} from '../check/schema/pointer.ts';
import {
  isPlaceholder,
  isPresenceRule,
  type Json,
  type Schema,
  type SchemaOrBoolean,
} from '../check/schema/types.ts';
import {
  createConfigValidator,
  formatProblem,
  type ConfigValidator,
} from '../check/schema/validate.ts';
import {joinTypes, pluralize} from './type-names.ts';

export interface Field {
  /** `images.*.tags`; `.*` is any key of a map, and `[]` any item of a list. */
  readonly path: string;
  /** Last part of the path: `tags`. */
  readonly name: string;
  /** Id of the field on a page: `images-tags`. */
  readonly anchor: string;
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
  /** Not in the schema that the CLI contains, or nested in such a field. */
  readonly isHidden: boolean;
  readonly examples: readonly Json[];
  /** Nested fields, or known keys of an object that accepts any key. */
  readonly children: readonly Field[];
  /** Some children are known keys of an object that accepts any key. */
  readonly hasKnownKeys: boolean;
}

/** One of the possible types of a value, with the JSON pointer of its schema. */
interface Variant {
  readonly schema: Schema;
  readonly pointer: string;
}

/** A schema with `$ref`, `allOf` and `anyOf` resolved. */
interface Resolved {
  /** Contains the annotations; those of the field override those of shared definitions. */
  readonly notes: Schema;
  readonly variants: readonly Variant[];
}

interface ValuedField {
  readonly path: string;
  readonly notes: Schema;
}

interface Walk {
  readonly root: Schema;
  /** Fields whose defaults and examples need validation, by pointer, because fields can be shared. */
  readonly valued: Map<string, ValuedField>;
  readonly anchors: Map<string, string>;
}

function resolve(
  walk: Walk,
  value: SchemaOrBoolean,
  pointer: string,
  path: string,
  trail: readonly string[],
): Resolved {
  if (typeof value === 'boolean') return {notes: {}, variants: [{schema: {}, pointer}]};
  const {$ref, anyOf, allOf} = value;
  if ($ref !== undefined) {
    if (Object.keys(value).length > 1) {
      throw new Error(
        `${path}: draft-07 ignores keywords next to "$ref"; move the reference into "allOf"`,
      );
    }
    if (trail.includes($ref)) throw new Error(`${path}: ${$ref} is circular`);
    return resolve(walk, followPointer(walk.root, $ref), $ref, path, [...trail, $ref]);
  }
  const shared = allOf?.find((part) => part.$ref !== undefined);
  if (shared?.$ref !== undefined) {
    const base = resolve(walk, shared, pointer, path, trail);
    return {notes: {...base.notes, ...value}, variants: base.variants};
  }
  if (anyOf !== undefined && !anyOf.every(isPresenceRule)) {
    const branches = anyOf.map((branch, index) => ({branch, at: `${pointer}/anyOf/${index}`}));
    const variants = branches
      .filter(({branch}) => !isPlaceholder(branch) && branch.type !== 'null')
      .flatMap(({branch, at}) => resolve(walk, branch, at, path, trail).variants);
    return {notes: value, variants};
  }
  return {notes: value, variants: [{schema: value, pointer}]};
}

function isSchema(value: SchemaOrBoolean | undefined): value is Schema {
  return typeof value === 'object';
}

function describeVariant(
  walk: Walk,
  {schema, pointer}: Variant,
  path: string,
  trail: readonly string[],
): string {
  const entryTypes = (entry: SchemaOrBoolean, at: string): string => {
    const {variants} = resolve(walk, entry, at, path, trail);
    return joinTypes(
      variants.map((variant) => pluralize(describeVariant(walk, variant, path, trail))),
    );
  };
  if (schema.type === undefined) return 'any';
  if (schema.type === 'array') {
    return `list of ${schema.items === undefined ? pluralize('any') : entryTypes(schema.items, `${pointer}/items`)}`;
  }
  if (schema.type === 'object' && !schema.properties && isSchema(schema.additionalProperties)) {
    return `map of ${entryTypes(schema.additionalProperties, `${pointer}/additionalProperties`)}`;
  }
  return schema.type;
}

/** `images.*.sync[].path` -> `images-sync-path`. */
export function anchorOf(path: string): string {
  return path
    .replaceAll('[]', '')
    .split('.')
    .filter((part) => part !== '*')
    .join('-');
}

function walkEntries(
  walk: Walk,
  variant: Variant,
  path: string,
  isHidden: boolean,
  trail: readonly string[],
): Field[] {
  const {schema, pointer} = variant;
  const nested = (entry: SchemaOrBoolean, at: string, suffix: string): Field[] =>
    resolve(walk, entry, at, path, trail).variants.flatMap((inner) =>
      walkEntries(walk, inner, `${path}${suffix}`, isHidden, [...trail, ...readRef(entry)]),
    );
  if (schema.items !== undefined) return nested(schema.items, `${pointer}/items`, '[]');
  if (!schema.properties && isSchema(schema.additionalProperties)) {
    return nested(schema.additionalProperties, `${pointer}/additionalProperties`, '.*');
  }
  // Without this check, forgetting `properties` would produce a field that accepts any object.
  if (schema.type === 'object' && !schema.properties && schema.additionalProperties !== true) {
    throw new Error(
      `${path}: an object needs "properties"; to allow any field, set "additionalProperties": true`,
    );
  }
  return walkProperties(walk, variant, path, isHidden, trail);
}

/** References of an entry, to detect circular definitions. */
function readRef(entry: SchemaOrBoolean): string[] {
  if (typeof entry === 'boolean') return [];
  const refs = [entry, ...(entry.anyOf ?? []), ...(entry.allOf ?? [])].map(({$ref}) => $ref);
  return refs.filter((ref) => ref !== undefined);
}

/** Validates the default and the examples of a field. */
function checkValues(
  validator: ConfigValidator,
  pointer: string,
  {path, notes}: ValuedField,
): void {
  const check = (value: Json, what: string): void => {
    // A field with a warning has an example too.
    const [problem] = validator
      .validateAt(pointer, value)
      .filter(({segments, severity}) => severity !== 'warning' || segments.length > 0);
    if (problem === undefined) return;
    throw new Error(
      `${path}: ${what} ${JSON.stringify(value)} is not valid: ${formatProblem(problem)}`,
    );
  };
  if (notes.default !== undefined) check(notes.default, 'the default');
  for (const example of notes.examples ?? []) check(example, 'the example');
}

function walkField(
  walk: Walk,
  {
    name,
    path,
    pointer,
    isRequired,
    isHidden,
    trail,
  }: {
    name: string;
    path: string;
    pointer: string;
    isRequired: boolean;
    isHidden: boolean;
    trail: readonly string[];
  },
): Field {
  const schema = followPointer(walk.root, pointer);
  const {notes, variants} = resolve(walk, schema, pointer, path, trail);
  if (notes.description === undefined) throw new Error(`${path}: add a description to the schema`);
  if (notes.deprecated === true && notes['x-insteadUse'] === undefined) {
    throw new Error(`${path}: deprecated without a replacement; add one in "x-insteadUse"`);
  }
  if (!walk.valued.has(pointer)) walk.valued.set(pointer, {path, notes});

  const anchor = anchorOf(path);
  const duplicate = walk.anchors.get(anchor);
  if (duplicate !== undefined)
    throw new Error(`${path}: duplicate anchor "${anchor}", already used by ${duplicate}`);
  walk.anchors.set(anchor, path);

  const hidden = isHidden || notes['x-hidden'] === true;
  const inside = [...trail, ...readRef(schema)];
  const known = notes['x-knownKeys'];
  const children = variants.flatMap((variant) => walkEntries(walk, variant, path, hidden, inside));
  const knownKeys =
    known === undefined
      ? []
      : resolve(walk, known, `${pointer}/x-knownKeys`, path, inside).variants.flatMap((variant) =>
          walkProperties(walk, variant, path, hidden, [...inside, ...readRef(known)]),
        );
  const first = variants[0]?.schema ?? {};
  return {
    path,
    name,
    anchor,
    type: joinTypes(variants.map((variant) => describeVariant(walk, variant, path, inside))),
    isRequired,
    requiredNote: notes['x-requiredNote'],
    default: notes.default,
    defaultNote: notes['x-defaultNote'],
    allowed: variants.flatMap((variant) => variant.schema.enum ?? []),
    pattern: first['x-patternNote'],
    namePattern: first.propertyNames?.['x-patternNote'],
    minimum: variants.find((variant) => variant.schema.minimum !== undefined)?.schema.minimum,
    maximum: variants.find((variant) => variant.schema.maximum !== undefined)?.schema.maximum,
    description: notes.description,
    isDeprecated: notes.deprecated === true,
    warning: notes['x-warning'],
    insteadUse: notes['x-insteadUse'],
    isHidden: hidden,
    examples: notes.examples ?? [],
    children: [...children, ...knownKeys],
    hasKnownKeys: knownKeys.length > 0,
  };
}

function walkProperties(
  walk: Walk,
  {schema, pointer}: Variant,
  path: string,
  isHidden: boolean,
  trail: readonly string[],
): Field[] {
  return Object.keys(schema.properties ?? {}).map((name) =>
    walkField(walk, {
      name,
      path: path === '' ? name : `${path}.${name}`,
      pointer: propertyPointer(pointer, name),
      isRequired: schema.required?.includes(name) === true,
      isHidden,
      trail,
    }),
  );
}

/**
 * Reads the fields of a schema as a tree, in the order of the schema.
 *
 * @throws Error with the path of the field for a missing description, an object without fields, a
 * duplicate anchor, or an invalid default or example.
 */
export function walkSchema(root: Schema): Field[] {
  const walk: Walk = {root, valued: new Map(), anchors: new Map()};
  const fields = walkProperties(walk, {schema: root, pointer: '#'}, '', false, []);
  const validator = createConfigValidator(root);
  for (const [pointer, field] of walk.valued) checkValues(validator, pointer, field);
  return fields;
}

/** Lists all fields of a tree, parents before their children. */
export function flattenFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...flattenFields(field.children)]);
}
