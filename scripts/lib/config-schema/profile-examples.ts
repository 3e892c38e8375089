/** Checks examples of sections inside profiles, whose own schema accepts any list or object. */
import type {Schema} from '../../../src/lib/config-check/schema/types.ts';
import {createConfigValidator} from '../../../src/lib/config-check/schema/validate.ts';
import {flattenFields, type Field} from './walk.ts';

const PROFILE_SECTION = /^profiles\[\]\.(?:merge|replace|strategicMerge)\.(\w+)$/;

/**
 * Checks the examples of `profiles[].merge.images` and the like against the section of that name,
 * since DevSpace loads them as that section.
 *
 * @throws Error with the path of the field when an example doesn't fit, or there is no such section.
 */
export function checkProfileExamples(root: Schema, fields: readonly Field[]): void {
  const validator = createConfigValidator(root);
  for (const {path, examples} of flattenFields(fields)) {
    const [, section] = PROFILE_SECTION.exec(path) ?? [];
    if (section === undefined || examples.length === 0) continue;
    if (root.properties?.[section] === undefined) {
      throw new Error(
        `${path}: the config has no section ${section}, so DevSpace can't load the example; remove it`,
      );
    }
    for (const example of examples) {
      const [problem] = validator.validateAt(`#/properties/${section}`, example);
      if (problem === undefined) continue;
      const location = problem.path === '' ? '' : `${problem.path}: `;
      throw new Error(
        `${path}: the example ${JSON.stringify(example)} is not valid for the section ${section}: ${location}${problem.message}`,
      );
    }
  }
}
