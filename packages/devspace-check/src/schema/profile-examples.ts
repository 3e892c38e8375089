import type {Schema} from '../check/schema/types.ts';
import {formatProblem} from '../check/schema/problems.ts';
import {createConfigValidator} from '../check/schema/validate.ts';
import type {FieldTree} from '../check/schema/field-tree.ts';

const PROFILE_SECTION = /^profiles\[\]\.(?:merge|replace|strategicMerge)\.(\w+)$/;

/**
 * Validates examples of fields such as `profiles[].merge.images` against the section that they change,
 * because the schema of profiles accepts any list or object.
 *
 * @throws Error with the path of the field if an example is invalid, or the section doesn't exist.
 */
export function checkProfileExamples(root: Schema, {byPath}: FieldTree): void {
  const validator = createConfigValidator(root);
  for (const {path, examples} of byPath.values()) {
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
      throw new Error(
        `${path}: the example ${JSON.stringify(example)} is not valid for the section ${section}: ${formatProblem(problem)}`,
      );
    }
  }
}
