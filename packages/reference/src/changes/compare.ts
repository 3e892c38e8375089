import type {DataProblem} from '../data-files/parse-data.ts';

/** Hand-written data about the changes in a version: schema/changes/changes.schema.json describes the properties. */
export interface ChangeData {
  readonly moved: Readonly<Record<string, string>>;
  readonly removed: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, string>>;
}

/** A changed field. Changes of nested fields that follow from it aren't listed. */
export type FieldChange =
  | {readonly kind: 'moved'; readonly path: string; readonly to: string}
  | {readonly kind: 'removed'; readonly path: string; readonly advice: string}
  | {readonly kind: 'added'; readonly path: string};

export interface FieldComparison {
  /** New path by old path, for all fields that still exist. */
  readonly kept: ReadonlyMap<string, string>;
  readonly changes: readonly FieldChange[];
  readonly problems: readonly DataProblem[];
}

/** Ancestors of a field, innermost first, including entries: `dev.*.sync[]`, `dev.*.sync`. */
function ancestorsOf(path: string): string[] {
  const found: string[] = [];
  let current = path;
  while (current !== '') {
    current = current.endsWith('[]')
      ? current.slice(0, -2)
      : current.slice(0, Math.max(current.lastIndexOf('.'), 0));
    if (current !== '') found.push(current);
  }
  return found;
}

function findRule(rules: Readonly<Record<string, string>>, path: string): string | undefined {
  return [path, ...ancestorsOf(path)].find((candidate) => candidate in rules);
}

/**
 * Finds the fields that were moved, removed and added between two versions.
 *
 * @param before - Paths of all fields of the older version, such as `dev.sync[].name`.
 * @param after - Paths of all fields of the newer version.
 */
export function compareFields(
  before: readonly string[],
  after: readonly string[],
  {moved, removed}: ChangeData,
): FieldComparison {
  // Entries of maps and lists aren't fields, but fields may move there.
  const newPaths = new Set(after.flatMap((path) => [path, ...ancestorsOf(path)]));
  const oldPaths = new Set(before);
  const problems: DataProblem[] = [];
  const unused = new Set([...Object.keys(moved), ...Object.keys(removed)]);
  const kept = new Map<string, string>();
  const movedRules = new Set<string>();
  const removals: FieldChange[] = [];

  for (const path of before) {
    const rule = findRule(moved, path);
    const to = rule === undefined ? path : `${moved[rule] ?? ''}${path.slice(rule.length)}`;
    if (newPaths.has(to) && !(path in removed)) {
      kept.set(path, to);
      if (rule !== undefined) movedRules.add(rule);
      continue;
    }
    const advice = findRule(removed, path);
    if (advice === undefined) {
      const reason = `lacks ${path}, which no longer exists: add it here or to \`moved\``;
      problems.push({at: ['removed'], reason});
      continue;
    }
    unused.delete(advice);
    // Fields nested in a removed field aren't listed.
    const parent = ancestorsOf(path).find((candidate) => oldPaths.has(candidate));
    if (advice === path || (parent !== undefined && kept.has(parent))) {
      removals.push({kind: 'removed', path, advice: removed[advice] ?? ''});
    }
  }
  for (const rule of movedRules) unused.delete(rule);
  const reached = new Set(kept.values());
  const isNew = (path: string): boolean => !reached.has(path);
  return {
    kept,
    changes: [
      ...Object.entries(moved)
        .filter(([path]) => movedRules.has(path))
        .map(([path, to]): FieldChange => ({kind: 'moved', path, to})),
      ...removals,
      ...after
        .filter((path) => {
          const parent = ancestorsOf(path).find((candidate) => after.includes(candidate));
          return isNew(path) && (parent === undefined || !isNew(parent));
        })
        .map((path): FieldChange => ({kind: 'added', path})),
    ],
    problems: [
      ...problems,
      ...[...unused].map((path) => ({
        at: [path in moved ? 'moved' : 'removed', path],
        reason: 'matches no changed field: remove it',
      })),
    ],
  };
}
