/** Derives the schema of an older config format from that of a similar one. */
import {branchesOf} from './field-tree.ts';
import {isPlaceholder, isPresenceRule, type Schema, type SchemaOrBoolean} from './types.ts';

/**
 * A type in short: `string`, `boolean`, `integer` or `any`, a list as `[TYPE]`, a map as `{"*": TYPE}`, and an
 * object as `{NAME: TYPE}`.
 */
export type ShortType = string | readonly ShortType[] | {readonly [name: string]: ShortType};

/** The differences from another format. `[]` in paths is an item of a list, and `*` an entry of a map. */
export interface Delta {
  /** Fields that the other format doesn't have, or that have another type there. */
  readonly fields?: Readonly<Record<string, ShortType>>;
  /** Fields that rules accept where they accept another field of the same object. */
  readonly replaces?: Readonly<Record<string, string>>;
  /** Fields that the object around them requires. */
  readonly required?: readonly string[];
  /** Fields that only the other format has. */
  readonly removed?: readonly string[];
}

type Draft = {-readonly [Keyword in keyof Schema]: Schema[Keyword]};

/** Resolves a value to its only type, without placeholders and `null`. */
function typeOf(root: Schema, schema: SchemaOrBoolean): Draft | undefined {
  return branchesOf(root, schema).find(
    (branch) => !isPlaceholder(branch.schema) && branch.schema.type !== 'null',
  )?.schema;
}

/** The object that contains a field. */
function parentOf(root: Schema, path: string): {readonly parent: Draft; readonly name: string} {
  const parts = path.match(/\[\]|[^.[]+/g) ?? [];
  const name = parts.pop() ?? '';
  const found = parts.reduce<Draft | undefined>((schema, part) => {
    const inside =
      part === '[]'
        ? schema?.items
        : part === '*'
          ? schema?.additionalProperties
          : schema?.properties?.[part];
    return inside === undefined ? undefined : typeOf(root, inside);
  }, root);
  if (!found) throw new Error(`${path}: the object around the field doesn't exist`);
  return {parent: found, name};
}

/** The schema of a type. Like other values, it can be a variable or an expression. */
function expandType(type: ShortType, placeholder: string): SchemaOrBoolean {
  if (type === 'any') return true;
  if (type === 'string') return {type};
  const expand = (inside: ShortType = 'any') => expandType(inside, placeholder);
  const or = (schema: Schema): Schema => ({anyOf: [schema, {$ref: placeholder}]});
  if (type === 'boolean' || type === 'integer') return or({type});
  if (typeof type === 'string') throw new Error(`unknown type ${type}`);
  if (Array.isArray(type)) {
    const items = expand((type as readonly ShortType[])[0]);
    return or({type: 'array', ...(items !== true && {items: items as Schema})});
  }
  const entries = Object.entries(type as Readonly<Record<string, ShortType>>);
  const [first] = entries;
  if (first?.[0] === '*') return or({type: 'object', additionalProperties: expand(first[1])});
  const properties = Object.fromEntries(entries.map(([name, inside]) => [name, expand(inside)]));
  return or({type: 'object', additionalProperties: false, properties});
}

const RULES = ['anyOf', 'oneOf', 'allOf'] as const;

/** Changes the lists of rules in a schema, and deletes those that become empty. */
function changeRules(schema: Draft, change: (rules: readonly Schema[]) => Schema[]): void {
  for (const keyword of RULES) {
    const rules = schema[keyword];
    if (!rules) continue;
    const changed = change(rules.map((rule) => ({...rule})));
    if (changed.length > 0) schema[keyword] = changed;
    else Reflect.deleteProperty(schema, keyword);
  }
}

function requires(rule: Schema, name: string): boolean {
  return isPresenceRule(rule) && rule.required.includes(name);
}

/** Accepts a field in rules that accept another one. */
function addToRules(schema: Draft, name: string, other: string): void {
  changeRules(schema, (rules) =>
    rules.flatMap((rule) => {
      if (requires(rule, other)) return [rule, {required: [name], properties: {[name]: true}}];
      addToRules(rule, name, other);
      return [rule];
    }),
  );
  if (schema.required?.includes(other)) schema.required = [...schema.required, name];
}

function isEmpty(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

function removeFromRules(schema: Draft, name: string): void {
  if (schema.required) schema.required = schema.required.filter((field) => field !== name);
  if (schema.not && requires(schema.not, name)) delete schema.not;
  if (schema.dependencies && name in schema.dependencies) delete schema.dependencies;
  changeRules(schema, (rules) =>
    rules.filter((rule) => {
      if (requires(rule, name)) return false;
      const wasEmpty = isEmpty(rule);
      removeFromRules(rule, name);
      return wasEmpty || !isEmpty(rule);
    }),
  );
}

function addFields(root: Schema, {fields = {}, replaces = {}, required = []}: Delta): void {
  const placeholder = `#/definitions/${root.definitions?.expression ? 'expression' : 'variable'}`;
  for (const [path, type] of Object.entries(fields)) {
    const {parent, name} = parentOf(root, path);
    parent.properties = {...parent.properties, [name]: expandType(type, placeholder)};
  }
  for (const [path, other] of Object.entries(replaces)) {
    const {parent, name} = parentOf(root, path);
    if (!parent.properties?.[other]) throw new Error(`${path}: there is no field ${other}`);
    addToRules(parent, name, other);
  }
  for (const path of required) {
    const {parent, name} = parentOf(root, path);
    parent.required = [...new Set([...(parent.required ?? []), name])];
  }
}

/**
 * Returns a copy of a schema with other fields.
 *
 * @throws Error if a removed field or the object around a field doesn't exist.
 */
export function deriveSchema(base: Schema, configVersion: string, delta: Delta): Schema {
  const root: Draft = structuredClone(base);
  addFields(root, delta);
  for (const path of delta.removed ?? []) {
    const {parent, name} = parentOf(root, path);
    const {[name]: field, ...properties} = parent.properties ?? {};
    if (field === undefined) throw new Error(`${path}: the field doesn't exist`);
    parent.properties = properties;
    removeFromRules(parent, name);
  }
  const version = root.properties?.version;
  if (typeof version === 'object')
    root.properties = {...root.properties, version: {...version, enum: [configVersion]}};
  return root;
}

/** The schema of a format for a version that converts it, which doesn't validate the values of charts. */
export function convertibleSchema(schema: Schema, expression: Schema): Schema {
  const root: Draft = structuredClone(schema);
  root.definitions = {...root.definitions, variable: expression, expression};
  const helm = typeOf(root, {$ref: '#/definitions/helm'});
  delete helm?.if;
  delete helm?.then;
  return root;
}
