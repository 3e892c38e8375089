/**
 * Adds texts for editors to a config schema. They repeat other keywords, so the schemas in `schema/` don't
 * contain them: `markdownDescription` contains what only the reference shows, and `deprecationMessage` is
 * the only keyword that editors report as a warning.
 */
import {asMap, isYamlMap, shapes, type Schema} from '@devspace-docs/devspace-check';
import {present} from '../commands/text.ts';
import {describeDefault, describeWarning} from '../fields/describe-field.ts';

function describe(schema: Schema): string | undefined {
  const {description, 'x-requiredNote': required, 'x-since': since} = schema;
  if (description === undefined) return undefined;
  const byDefault = describeDefault({
    default: schema.default,
    defaultNote: schema['x-defaultNote'],
  });
  return present(
    description,
    required && `**Required:** ${required}`,
    byDefault && `**Default:** ${byDefault}`,
    since && `**Since:** ${since}`,
  ).join('\n\n');
}

function warn(schema: Schema): string | undefined {
  return (
    schema.deprecationMessage ??
    describeWarning({
      warning: schema['x-warning'] ?? schema['x-error'],
      insteadUse: schema['x-insteadUse'],
      isDeprecated: false,
    })
  );
}

function publishValue(value: unknown, shape: string): unknown {
  if (shape === 'schema' && isYamlMap(value)) return publishSchema(value);
  if (shape === 'schemas' && Array.isArray(value))
    return value.map((entry) => publishValue(entry, 'schema'));
  if (shape !== 'map') return value;
  return Object.fromEntries(
    Object.entries(asMap(value)).map(([name, entry]) => [name, publishValue(entry, 'schema')]),
  );
}

/** Returns a schema with texts for editors. JSON omits those that are undefined. */
export function publishSchema(schema: Schema): Schema {
  const texts = {markdownDescription: describe(schema), deprecationMessage: warn(schema)};
  const entries = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    publishValue(value, shapes[keyword as keyof Schema]),
  ]);
  return {...Object.fromEntries(entries), ...texts} as Schema;
}
