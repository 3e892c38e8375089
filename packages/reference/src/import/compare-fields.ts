import {sameText, sameValue, sameWords} from './same.ts';
import type {ChangeKind, Difference, ImportedField, OurField} from './types.ts';

function compareField(
  ours: OurField,
  theirs: ImportedField,
  edit: readonly string[],
): Difference[] {
  const {path} = ours;
  // The tool's schema doesn't distinguish these types.
  const type = ours.type === 'map of values of any type' ? 'object' : ours.type;
  const sameType = sameWords(type.split(/\W+/), theirs.type.split(/\W+/));
  const sameEnum = sameWords(ours.allowed.map(String), theirs.allowed.map(String));
  const sameDefault = theirs.default === undefined || sameValue(ours.default, theirs.default);
  const properties: ReadonlyArray<
    readonly [isSame: boolean, kind: ChangeKind, ours: unknown, theirs: unknown]
  > = [
    [!ours.isHidden, 'field-hidden', 'hidden', 'in the schema'],
    [sameType, 'field-type', type, theirs.type],
    [sameDefault, 'field-default', ours.default, theirs.default],
    [theirs.allowed.length === 0 || sameEnum, 'field-enum', ours.allowed, theirs.allowed],
    [ours.isRequired === theirs.isRequired, 'field-required', ours.isRequired, theirs.isRequired],
    [!theirs.isDeprecated || ours.isDeprecated, 'field-deprecated', false, true],
    [
      sameText(ours.description, theirs.description),
      'description',
      ours.description,
      theirs.description,
    ],
  ];
  return properties
    .filter(([isSame]) => !isSame)
    .map(([, kind, from, to]) => ({kind, path, ours: from, theirs: to, edit}));
}

/**
 * Compares our fields with those of the tool.
 *
 * Generated schemas rarely contain defaults, allowed values and deprecations, so these are only
 * compared if present. Fields that our schema marks as hidden may be missing.
 *
 * @param edit - The file with our fields.
 */
export function compareFields(
  ours: readonly OurField[],
  theirs: readonly ImportedField[],
  edit: readonly string[],
): Difference[] {
  const ourPaths = new Set(ours.map(({path}) => path));
  const theirByPath = new Map(theirs.map((field) => [field.path, field]));
  const open = ours.filter(({known}) => known !== undefined).map(({path}) => path);
  const isIn = (path: string, parents: readonly string[]): boolean =>
    parents.some((parent) => path.startsWith(`${parent}.`) || path.startsWith(`${parent}[]`));
  const removed = ours
    .filter(({path, isHidden}) => !theirByPath.has(path) && !isHidden && !isIn(path, open))
    .map(({path}) => path);
  return [
    ...theirs
      .filter(({path}) => !ourPaths.has(path))
      .map((field): Difference => ({kind: 'new-field', path: field.path, theirs: field, edit})),
    // Nested fields go with the field that contains them.
    ...removed
      .filter((path) => !isIn(path, removed))
      .map((path): Difference => ({kind: 'removed-field', path, edit})),
    ...ours.flatMap((own) => {
      const their = theirByPath.get(own.path);
      return their === undefined ? [] : compareField(own, their, edit);
    }),
  ];
}
