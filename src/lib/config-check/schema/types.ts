/** The shape of the config schemas in schema/: the part of JSON Schema draft-07 that they use. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

interface JsonObject {
  readonly [key: string]: Json;
}

export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** A schema, or the short forms `true` (anything) and `false` (nothing). */
export type SchemaOrBoolean = boolean | Schema;

/** One schema object. Keywords that are not named here make the walk fail. */
export interface Schema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, SchemaOrBoolean>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaOrBoolean;
  readonly propertyNames?: Schema;
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly deprecated?: boolean;
  readonly definitions?: Readonly<Record<string, Schema>>;
  /** Marks a field that the schema inside the CLI leaves out, although the CLI accepts it. */
  readonly 'x-hidden'?: boolean;
  /** What to use instead of a deprecated field, as a sentence in Markdown. */
  readonly 'x-insteadUse'?: string;
  /** A default that is worked out at run time, or a remark on `default`; Markdown. */
  readonly 'x-defaultNote'?: string;
  /** When the field is required, if that depends on others; Markdown. */
  readonly 'x-requiredNote'?: string;
  /** What a `pattern` or `propertyNames` demands, in words; Markdown. */
  readonly 'x-patternNote'?: string;
  /** Schema with the known keys of a value that is not checked by it. */
  readonly 'x-knownKeys'?: Schema;
}

/** Our keywords beside those of JSON Schema. They describe; none of them validates. */
export const vocabulary = [
  'x-hidden',
  'x-insteadUse',
  'x-defaultNote',
  'x-requiredNote',
  'x-patternNote',
  'x-knownKeys',
] as const;

/** Definitions that stand for a value which is not known before DevSpace loads the config. */
const placeholders: ReadonlySet<string> = new Set([
  '#/definitions/expression',
  '#/definitions/variable',
]);

/** Tells the branch for expressions and variables from the real types of a field. */
export function isPlaceholder(schema: SchemaOrBoolean): boolean {
  return typeof schema === 'object' && schema.$ref !== undefined && placeholders.has(schema.$ref);
}

/** Tells `{required: […], properties: {…: true}}`, which says which fields stand together. */
export function isPresenceRule(
  schema: SchemaOrBoolean,
): schema is Schema & {required: readonly string[]} {
  return (
    typeof schema === 'object' &&
    schema.required !== undefined &&
    Object.keys(schema).every((keyword) => keyword === 'required' || keyword === 'properties') &&
    Object.values(schema.properties ?? {}).every((property) => property === true)
  );
}
