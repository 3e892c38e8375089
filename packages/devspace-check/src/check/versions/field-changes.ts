/** Maps fields of older configs to the latest version. */
import {versions} from '@devspace-docs/versions';
import type {PublishedChange} from '../../published/types.ts';
import {findFields} from '../fields/field-lookup.ts';
import type {ConfigFormat} from './schemas.ts';

/** The change of a field. */
export interface FieldMigration {
  readonly path: string;
  /** Path in the latest version; undefined if the field was removed. */
  readonly to?: string;
  /** How to replace a removed field, with code in backticks. */
  readonly advice?: string;
}

function contains(outer: string, path: string): boolean {
  return path.startsWith(outer) && /^(?:$|[.[])/.test(path.slice(outer.length));
}

/** The change of a field, or of its closest parent with a change. */
function findChange(path: string, {changes}: ConfigFormat): PublishedChange | undefined {
  return changes
    .filter((change) => contains(change.path, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Applies the changes of all later versions to a field. */
function migrateField(path: string, {version, all}: ConfigFormat): FieldMigration | undefined {
  const start = versions.findIndex(({label}) => label === version);
  let found: FieldMigration | undefined;
  let current = path;
  // Sorted newest first, so the changes are applied in reverse.
  for (const {label} of versions.slice(1, start + 1).reverse()) {
    const change = findChange(current, all(label));
    if (!change) continue;
    // The path of a changed parent describes only the first move.
    const subject = found ? path : change.path;
    if (change.to === undefined) return {path: subject, advice: change.advice ?? ''};
    current = change.to + current.slice(change.path.length);
    found = {path: subject, to: found ? current : change.to};
  }
  return found;
}

/** Whether the change of a parent field implies the same change. */
function isImplied(migration: FieldMigration, others: readonly FieldMigration[]): boolean {
  return others.some(({path, to, advice}) => {
    if (!contains(path, migration.path)) return false;
    const inside = to && to + migration.path.slice(path.length);
    return inside === migration.to && advice === migration.advice;
  });
}

/** The changes of the fields in a config, without duplicates. */
export function migrateFields(config: unknown, format: ConfigFormat): FieldMigration[] {
  const found: FieldMigration[] = [];
  for (const path of new Set(findFields(config, format).map(({field}) => field.path))) {
    const migration = migrateField(path, format);
    if (migration && migration.path !== migration.to && !isImplied(migration, found))
      found.push(migration);
  }
  return found;
}
