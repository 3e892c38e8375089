/** Validators of `devspace.yaml`, made when they are first needed: each takes a second. */
import v1beta11 from '../../../../schema/v1beta11.json' with {type: 'json'};
import v1beta9 from '../../../../schema/v1beta9.json' with {type: 'json'};
import v2beta1 from '../../../../schema/v2beta1.json' with {type: 'json'};
import {releaseLines, type ReleaseLine} from '../../../../src/config/versions.ts';
import type {Schema} from '../../config-schema/types.ts';
import {createConfigValidator, type ConfigValidator} from '../../config-schema/validate.ts';

// The type of an imported file is wider than what it holds, such as `string` for a name of a type.
const schemas = {v2beta1, v1beta11, v1beta9} as unknown as Readonly<
  Record<(typeof releaseLines)[number]['configVersion'], Schema>
>;
const validators = new Map<string, ConfigValidator>();

/** The version that configs of a release line carry. */
export function configVersionOf(line: ReleaseLine): string {
  const found = releaseLines.find((release) => release.line === line);
  if (!found) throw new Error(`${line} is no release line`);
  return found.configVersion;
}

/** The schema of a config version; undefined for versions that the site has no pages about. */
export function schemaOf(version: string): Schema | undefined {
  return version in schemas ? schemas[version as keyof typeof schemas] : undefined;
}

/** The validator of a config version. */
export function validatorOf(version: string): ConfigValidator | undefined {
  const schema = schemaOf(version);
  if (!schema) return undefined;
  const validator = validators.get(version) ?? createConfigValidator(schema);
  validators.set(version, validator);
  return validator;
}

/** Names of the sections at the top level. */
export function sectionsOf(version: string): string[] {
  return Object.keys(schemaOf(version)?.properties ?? {});
}

const fieldNames = new Map<string, ReadonlySet<string>>();

/** Names of all fields of a schema, at any depth. */
function fieldNamesOf(version: string): ReadonlySet<string> {
  const known = fieldNames.get(version);
  if (known) return known;
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value as Readonly<Record<string, unknown>>)) {
      if (key === 'properties' && typeof inner === 'object' && inner !== null)
        for (const name of Object.keys(inner)) names.add(name);
      collect(inner);
    }
  };
  collect(schemaOf(version));
  fieldNames.set(version, names);
  return names;
}

/** Release lines that have a field of this name, when the version itself has none. */
export function findForeignLines(field: string, version: string): ReleaseLine[] {
  if (fieldNamesOf(version).has(field)) return [];
  return releaseLines
    .filter(({configVersion}) => fieldNamesOf(configVersion).has(field))
    .map(({line}) => line);
}
