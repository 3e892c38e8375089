import type {VersionLabel} from '../../../src/config/versions.ts';
import type {Step} from './read-steps.ts';

/** What the reference of a version says about a field and the versions before and after it. */
export interface FieldHistory {
  /** The version before, if the field is new or had other paths there. */
  readonly before?: {
    readonly version: string;
    /** The version that this history is about. */
    readonly since: string;
    readonly paths: readonly string[];
  };
  /** The version after, if the field was moved there, or removed. */
  readonly after?: {readonly version: string; readonly path: string | undefined};
}

/** Fields of a version that the version before or after doesn't have at the same path, by path. */
export function findHistory(
  label: VersionLabel,
  steps: readonly Step[],
): ReadonlyMap<string, FieldHistory> {
  const history = new Map<string, FieldHistory>();
  const into = steps.find(({after}) => after.version.label === label);
  for (const change of into?.fields.changes ?? []) {
    if (change.kind === 'removed') continue;
    const path = change.kind === 'moved' ? change.to : change.path;
    const paths = history.get(path)?.before?.paths ?? [];
    history.set(path, {
      before: {
        version: into?.before.version.label ?? '',
        since: label,
        paths: change.kind === 'moved' ? [...paths, change.path] : paths,
      },
    });
  }
  const from = steps.find(({before}) => before.version.label === label);
  for (const change of from?.fields.changes ?? []) {
    if (change.kind === 'added') continue;
    const path = change.kind === 'moved' ? change.to : undefined;
    history.set(change.path, {
      ...history.get(change.path),
      after: {version: from?.after.version.label ?? '', path},
    });
  }
  return history;
}
