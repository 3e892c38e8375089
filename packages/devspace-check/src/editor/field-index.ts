/** Looks up fields of a published `fields.json` by paths of a config. */
import type {Segments} from '../check/yaml/yaml.ts';
import type {PublishedField} from '../published/types.ts';

export interface FieldIndex {
  /** The field at a path of a config. */
  readonly find: (segments: Segments) => PublishedField | undefined;
  /** The fields of the map at a path of a config. */
  readonly fieldsIn: (segments: Segments) => readonly PublishedField[];
}

/** Sections of profiles that contain a partial config. */
const CONFIG_IN_PROFILE = /^profiles\[\]\.(?:merge|replace|strategicMerge)$/;

/** `dev.*.sync[]` for `dev.*.sync[].path`. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Indexes the fields of a version. */
export function createFieldIndex(fields: readonly PublishedField[]): FieldIndex {
  const byPath = new Map(fields.map((field) => [field.path, field]));

  /** Converts to a path of the reference. For unknown keys, it's a path without fields. */
  function resolve(segments: Segments): string {
    return segments.reduce<string>((path, segment) => {
      if (typeof segment === 'number') return `${path}[]`;
      const prefix = path === '' || CONFIG_IN_PROFILE.test(path) ? '' : `${path}.`;
      return byPath.has(prefix + segment) ? prefix + segment : `${prefix}*`;
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
