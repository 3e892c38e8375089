import type {VersionLabel} from '@devspace-docs/versions';
import type {Step} from './read-steps.ts';

/** How the previous and the next version differ in a field. */
export interface FieldHistory {
  /** The previous version, if the field didn't exist there or had other paths. */
  readonly before?: {
    readonly version: string;
    /** The version that this history is about. */
    readonly since: string;
    readonly paths: readonly string[];
  };
  /** The next version, if the field was moved or removed there. */
  readonly after?: {readonly version: string; readonly path: string | undefined};
}

/** Finds the fields that the previous or next version doesn't have at the same path, by path. */
export function findHistory(
  label: VersionLabel,
  steps: readonly Step[],
): ReadonlyMap<string, FieldHistory> {
  const history = new Map<string, FieldHistory>();
  const fromPrevious = steps.find(({after}) => after.version.label === label);
  for (const change of fromPrevious?.fields.changes ?? []) {
    if (change.kind === 'removed') continue;
    const path = change.kind === 'moved' ? change.to : change.path;
    const paths = history.get(path)?.before?.paths ?? [];
    history.set(path, {
      before: {
        version: fromPrevious?.before.version.label ?? '',
        since: label,
        paths: change.kind === 'moved' ? [...paths, change.path] : paths,
      },
    });
  }
  const toNext = steps.find(({before}) => before.version.label === label);
  for (const change of toNext?.fields.changes ?? []) {
    if (change.kind === 'added') continue;
    const path = change.kind === 'moved' ? change.to : undefined;
    history.set(change.path, {
      ...history.get(change.path),
      after: {version: toNext?.after.version.label ?? '', path},
    });
  }
  return history;
}
