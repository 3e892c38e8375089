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
