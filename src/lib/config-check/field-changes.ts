/** What fields of older configs become in the latest version. */
import {versions, type VersionLabel} from '../../config/versions.ts';
import type {PublishedChange} from '../reference-data/types.ts';
import {findFieldPaths} from './config-paths.ts';

/** What a field becomes. Texts mark code with backticks. */
export interface FieldMigration {
  readonly path: string;
  /** Path in the latest version; undefined if it has no such field. */
  readonly to?: string;
  /** What to do instead. */
  readonly advice?: string;
}

const changes = new Map<VersionLabel, readonly PublishedChange[]>();

/** Sets what the next version changes. Without it, only sections are migrated. */
export function provideChanges(version: VersionLabel, list: readonly PublishedChange[]): void {
  changes.set(version, list);
}

function contains(outer: string, path: string): boolean {
  return path.startsWith(outer) && /^(?:$|[.[])/.test(path.slice(outer.length));
}

/** The change of a field, or of the innermost field around it that was changed. */
function findChange(path: string, version: VersionLabel): PublishedChange | undefined {
  return changes
    .get(version)
    ?.filter((change) => contains(change.path, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Follows a field through all versions after its own. */
function migrateField(path: string, from: VersionLabel): FieldMigration | undefined {
  const start = versions.findIndex(({label}) => label === from);
  let found: FieldMigration | undefined;
  let current = path;
  // Newest first.
  for (const {label} of versions.slice(1, start + 1).reverse()) {
    const change = findChange(current, label);
    if (!change) continue;
    // A field that moved twice has a path of its own in each version.
    const subject = found ? path : change.path;
    if (change.to === undefined) return {path: subject, advice: change.advice ?? ''};
    current = change.to + current.slice(change.path.length);
    found = {path: subject, to: found ? current : change.to};
  }
  return found;
}

/** Whether a change of a field around it says the same. */
function isImplied(migration: FieldMigration, others: readonly FieldMigration[]): boolean {
  return others.some(({path, to, advice}) => {
    if (!contains(path, migration.path)) return false;
    const inside = to && to + migration.path.slice(path.length);
    return inside === migration.to && advice === migration.advice;
  });
}

/** The changes that apply to the fields of a config, each once. */
export function migrateFields(config: unknown, version: VersionLabel): FieldMigration[] {
  const found: FieldMigration[] = [];
  for (const path of findFieldPaths(config, version)) {
    const migration = migrateField(path, version);
    if (migration && migration.path !== migration.to && !isImplied(migration, found))
      found.push(migration);
  }
  return found;
}
