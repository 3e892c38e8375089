/** Turns a config schema into the list of its fields: what the reference and other tools read. */
import {followPointer, propertyPointer} from '../../../src/lib/config-check/schema/pointer.ts';
import type {Json, Schema, SchemaOrBoolean} from '../../../src/lib/config-check/schema/types.ts';
import {isPlaceholder, isPresenceRule} from '../../../src/lib/config-check/schema/types.ts';
import {
  createConfigValidator,
  type ConfigValidator,
} from '../../../src/lib/config-check/schema/validate.ts';
import {joinTypes, pluralize} from './type-names.ts';

/** A field of the config, with everything that readers want to know about it. */
export interface Field {
  /** `images.*.tags`; `.*` is any key of a map and `[]` any entry of a list. */
  readonly path: string;
  /** Last part of the path: `tags`. */
  readonly name: string;
  /** Id of the field on a page: `images-tags`. */
  readonly anchor: string;
  /** Type in words: `list of strings`. */
  readonly type: string;
  /** The object that holds the field does not pass without it. */
  readonly isRequired: boolean;
  /** When it is required, if that depends on something; Markdown. */
  readonly requiredNote: string | undefined;
  /** Default value. Undefined means that there is none; `false`, `0` and `""` are defaults. */
  readonly default: Json | undefined;
  /** Default that is worked out at run time, or a remark on `default`; Markdown. */
  readonly defaultNote: string | undefined;
  /** Allowed values; empty means that any value of the type will do. */
  readonly allowed: readonly Json[];
  /** What a text has to look like; Markdown. */
  readonly pattern: string | undefined;
  /** What the names in a map have to look like; Markdown. */
  readonly namePattern: string | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** What it does and when to set it; Markdown. */
  readonly description: string;
  readonly isDeprecated: boolean;
  /** What to use instead, if it is deprecated; Markdown. */
  readonly insteadUse: string | undefined;
  /** The schema inside the CLI leaves it out, or leaves out a field above it. */
  readonly isHidden: boolean;
  readonly examples: readonly Json[];
  /** Fields inside, or known keys of a free value. */
  readonly children: readonly Field[];
  /** The children are known keys of a value that may hold others too. */
  readonly hasKnownKeys: boolean;
}

const keywords: ReadonlySet<string> = new Set([
  '$schema',
  '$ref',
  'title',
  'description',
  'type',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'dependencies',
  'items',
  'anyOf',
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'default',
  'examples',
  'deprecated',
  'definitions',
  'x-hidden',
  'x-insteadUse',
  'x-defaultNote',
  'x-requiredNote',
  'x-patternNote',
  'x-knownKeys',
]);

function checkKeywords(schema: Schema, path: string): void {
  const unknown = Object.keys(schema).find((keyword) => !keywords.has(keyword));
  if (unknown !== undefined) {
    throw new Error(
      `${path}: unknown keyword "${unknown}"; add support for it to scripts/lib/config-schema/walk.ts`,
    );
  }
  // Rules beside the types hold no fields, so the walk does not come past them.
  const {propertyNames, not, oneOf = []} = schema;
  for (const rule of [propertyNames, not, schema.if, schema.then, ...oneOf]) {
    if (rule !== undefined) checkKeywords(rule, path);
  }
}

/** One of the types that a value may have, and where its schema stands. */
interface Variant {
  readonly schema: Schema;
  readonly pointer: string;
}

/** A schema after `$ref`, `allOf` and `anyOf` were followed. */
interface Resolved {
  /** What is said about the value; what stands closest to the field wins. */
  readonly notes: Schema;
  readonly variants: readonly Variant[];
}

interface ValuedField {
  readonly path: string;
  readonly notes: Schema;
}

interface Walk {
  readonly root: Schema;
  /** Fields with values to check, by their pointer: shared fields come up more than once. */
  readonly valued: Map<string, ValuedField>;
  readonly anchors: Map<string, string>;
}

/** What describes a value rather than restricts it. */
const noteKeywords = [
  'description',
  'default',
  'examples',
  'deprecated',
  'x-hidden',
  'x-insteadUse',
  'x-defaultNote',
  'x-requiredNote',
  'x-knownKeys',
] as const satisfies ReadonlyArray<keyof Schema>;

function pickNotes(schema: Schema): Schema {
  return Object.fromEntries(
    noteKeywords
      .filter((keyword) => keyword in schema)
      .map((keyword) => [keyword, schema[keyword]]),
  );
}

function resolve(
  walk: Walk,
  value: SchemaOrBoolean,
  pointer: string,
  path: string,
  trail: readonly string[],
): Resolved {
  if (typeof value === 'boolean') return {notes: {}, variants: [{schema: {}, pointer}]};
  checkKeywords(value, path);
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
  const own = pickNotes(value);
  const shared = allOf?.find((part) => part.$ref !== undefined);
  if (shared?.$ref !== undefined) {
    const base = resolve(walk, shared, pointer, path, trail);
    return {notes: {...base.notes, ...own}, variants: base.variants};
  }
  if (anyOf !== undefined && !anyOf.every(isPresenceRule)) {
    const branches = anyOf.map((branch, index) => ({branch, at: `${pointer}/anyOf/${index}`}));
    const variants = branches
      .filter(({branch}) => !isPlaceholder(branch) && branch.type !== 'null')
      .flatMap(({branch, at}) => resolve(walk, branch, at, path, trail).variants);
    return {notes: own, variants};
  }
  return {notes: own, variants: [{schema: value, pointer}]};
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
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
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
  if (typeof schema.additionalProperties === 'object') {
    return nested(schema.additionalProperties, `${pointer}/additionalProperties`, '.*');
  }
  // Otherwise a forgotten list of fields looks like a field that takes anything.
  if (schema.type === 'object' && !schema.properties && schema.additionalProperties !== true) {
    throw new Error(
      `${path}: an object needs "properties"; to allow any field, set "additionalProperties": true`,
    );
  }
  return walkProperties(walk, variant, path, isHidden, trail);
}

/** Pointers that an entry goes through, so that a definition inside itself is noticed. */
function readRef(entry: SchemaOrBoolean): string[] {
  if (typeof entry === 'boolean') return [];
  const refs = [entry, ...(entry.anyOf ?? []), ...(entry.allOf ?? [])].map(({$ref}) => $ref);
  return refs.filter((ref) => ref !== undefined);
}

/** Checks defaults and examples, once all keywords are known to be ours. */
function checkValues(
  validator: ConfigValidator,
  pointer: string,
  {path, notes}: ValuedField,
): void {
  const check = (value: Json, what: string): void => {
    const [problem] = validator.validateAt(pointer, value);
    if (problem === undefined) return;
    const place = problem.path === '' ? '' : `${problem.path}: `;
    throw new Error(
      `${path}: ${what} ${JSON.stringify(value)} is not valid: ${place}${problem.message}`,
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
  const twin = walk.anchors.get(anchor);
  if (twin !== undefined)
    throw new Error(`${path}: duplicate anchor "${anchor}", already used by ${twin}`);
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
 * @throws Error with the path of the field for a keyword that nobody taught it, a missing
 * description, an object without fields, two fields with one anchor, and a default or example that
 * the field rejects.
 */
export function walkSchema(root: Schema): Field[] {
  checkKeywords(root, 'the schema');
  const walk: Walk = {root, valued: new Map(), anchors: new Map()};
  const fields = walkProperties(walk, {schema: root, pointer: '#'}, '', false, []);
  const validator = createConfigValidator(root);
  for (const [pointer, field] of walk.valued) checkValues(validator, pointer, field);
  return fields;
}

/** All fields of a tree, parents before their children. */
export function flattenFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...flattenFields(field.children)]);
}
