/** Paths in `devspace.yaml` that code blocks specify: `dev.*.sync`, `profiles[].patches`. */
import type {Segments} from '../yaml/yaml.ts';

export interface ConfigPath {
  /** As written; `.` is the top level. */
  readonly text: string;
  /** Path of an example value, with any key for `*` and index 0 for `[]`. */
  readonly segments: Segments;
}

export const ROOT_PATH: ConfigPath = {text: '.', segments: []};

/** A key that is valid in every section, for `*`. */
const ANY_KEY = 'x';
const PART = /(?:^|(?<=.)\.)(\*|[A-Za-z][\w-]*)|\[(\d*|\*)\]/gy;

/** Parses a path; undefined if it's invalid. */
export function readConfigPath(text: string): ConfigPath | undefined {
  if (text === ROOT_PATH.text) return ROOT_PATH;
  const segments: Array<number | string> = [];
  PART.lastIndex = 0;
  let end = 0;
  for (let match = PART.exec(text); match; match = PART.exec(text)) {
    const [whole, key] = match;
    if (key === undefined) segments.push(0);
    else segments.push(key === '*' ? ANY_KEY : key);
    end = match.index + whole.length;
  }
  return end === text.length && typeof segments[0] === 'string' ? {text, segments} : undefined;
}

/** Creates a config that contains only a value, at its path. */
export function wrapAt({segments}: ConfigPath, value: unknown): unknown {
  return segments.reduceRight(
    (inner, segment) => (typeof segment === 'number' ? [inner] : {[segment]: inner}),
    value,
  );
}

/** Formats a path, optionally below another one: `images.api.tags[0]`. */
export function formatPath(segments: Segments, base: ConfigPath = ROOT_PATH): string {
  return segments.reduce<string>(
    (path, segment) => {
      if (typeof segment === 'number') return `${path}[${segment}]`;
      return path === '' ? segment : `${path}.${segment}`;
    },
    base === ROOT_PATH ? '' : base.text,
  );
}
