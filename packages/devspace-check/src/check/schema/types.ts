/** The subset of JSON Schema draft-07 that the config schemas in schema/ use. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

interface JsonObject {
  readonly [key: string]: Json;
}

export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** `true` allows any value, `false` allows none. */
export type SchemaOrBoolean = boolean | Schema;

/** A schema. packages/devspace-check/src/schema/load.ts rejects other keywords. */
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
  readonly minItems?: number;
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
  /** For a deprecated field: `Deprecated.`, and its replacement as a sentence in Markdown. */
  readonly deprecationMessage?: string;
  /** The CLI accepts this field, but its own schema omits it. */
  readonly doNotSuggest?: boolean;
  /** Describes the strings that `pattern` allows: `Expected a port.`; Markdown. */
  readonly patternErrorMessage?: string;
  /** What to do instead, for a field with a warning that isn't deprecated, as a sentence in Markdown. */
  readonly 'x-insteadUse'?: string;
  /** Describes a default that is computed at run time, or `default`; Markdown. */
  readonly 'x-defaultNote'?: string;
  /** When the field is required, if that depends on other fields; Markdown. */
  readonly 'x-requiredNote'?: string;
  /** What happens to the value, although DevSpace accepts it; Markdown, a clause without a period. */
  readonly 'x-warning'?: string;
  /** What fails because of the value, although DevSpace accepts it; Markdown, a clause without a period. */
  readonly 'x-error'?: string;
  /** Version of the component chart that reads these values. */
  readonly 'x-chartVersion'?: string;
  /** First release with the field, if the first release of its version lacks it: `6.2.0`. */
  readonly 'x-since'?: string;
  /** Schema that documents known keys of a value, without validating it. */
  readonly 'x-knownKeys'?: Schema;
}

/** The strings that `pattern` allows, as a phrase: `a port`. */
export function expectationOf({patternErrorMessage}: Schema): string | undefined {
  return patternErrorMessage?.replace(/^Expected |\.$/g, '');
}

/** What to use instead of a deprecated field, or of one with a warning, as a sentence. */
export function replacementOf(schema: Schema): string | undefined {
  return schema.deprecated === true
    ? schema.deprecationMessage?.replace(/^Deprecated\. /, '')
    : schema['x-insteadUse'];
}

/** Definitions of strings that DevSpace replaces with another value when it loads the config. */
const placeholders: ReadonlySet<string> = new Set([
  '#/definitions/expression',
  '#/definitions/variable',
]);

/** Whether a branch is for expressions or variables, not for the actual type of a field. */
export function isPlaceholder(schema: SchemaOrBoolean): boolean {
  return typeof schema === 'object' && schema.$ref !== undefined && placeholders.has(schema.$ref);
}

/** Whether a schema only requires fields: `{required: […], properties: {…: true}}`. */
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
