/** Looks up the fields of a published `fields.json` by their places in a config. */
import type {Segments} from '../config-check/yaml.ts';
import type {PublishedField} from '../reference-data/types.ts';

export interface FieldIndex {
  /** The field at a path of a config. */
  readonly find: (segments: Segments) => PublishedField | undefined;
  /** The fields that the map at a path can have. */
  readonly fieldsIn: (segments: Segments) => readonly PublishedField[];
}

/** Parts of profiles that contain a config. */
const CONFIG_IN_PROFILE = /^profiles\[\]\.(?:merge|replace|strategicMerge)$/;

/** Path of what contains a field: `dev.*.sync[]` for `dev.*.sync[].path`. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Indexes the fields of a version. */
export function createFieldIndex(fields: readonly PublishedField[]): FieldIndex {
  const byPath = new Map(fields.map((field) => [field.path, field]));

  /** Path in the reference; unknown parts lead to a path without fields. */
  function resolve(segments: Segments): string {
    return segments.reduce<string>((path, segment) => {
      if (typeof segment === 'number') return `${path}[]`;
      const start = path === '' || CONFIG_IN_PROFILE.test(path) ? '' : `${path}.`;
      return byPath.has(start + segment) ? start + segment : `${start}*`;
    }, '');
  }

  return {
    find: (segments) => byPath.get(resolve(segments)),
    fieldsIn(segments) {
      const path = resolve(segments);
      const parent = CONFIG_IN_PROFILE.test(path) ? '' : path;
      return fields.filter((field) => parentOf(field.path) === parent);
    },
  };
}
