/** Places in `devspace.yaml` as code blocks name them: `dev.*.sync`, `profiles[].patches`. */
import type {Segments} from './yaml.ts';

export interface ConfigPlace {
  /** As written; `.` is the top level. */
  readonly text: string;
  /** Keys and indexes of a value at the place; `*` and `[]` stand for one of several. */
  readonly segments: Segments;
}

/** The top level. */
export const ROOT_PLACE: ConfigPlace = {text: '.', segments: []};

/** Stands for `*`: a key that every section allows. */
const ANY_KEY = 'x';
const PART = /(?:^|(?<=.)\.)(\*|[A-Za-z][\w-]*)|\[(\d*|\*)\]/gy;

/** Reads a place; undefined when the text is none. */
export function readConfigPlace(text: string): ConfigPlace | undefined {
  if (text === ROOT_PLACE.text) return ROOT_PLACE;
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

/** Puts a value at its place into an otherwise empty config. */
export function wrapAt({segments}: ConfigPlace, value: unknown): unknown {
  return segments.reduceRight(
    (inner, segment) => (typeof segment === 'number' ? [inner] : {[segment]: inner}),
    value,
  );
}

/** Writes keys and indexes below a place: `dev.*.sync[0].path`. */
export function formatBelow(place: ConfigPlace, below: Segments): string {
  const base = place.segments.length === 0 ? '' : place.text;
  return below.reduce<string>(
    (path, segment) =>
      typeof segment === 'number'
        ? `${path}[${segment}]`
        : path === ''
          ? segment
          : `${path}.${segment}`,
    base,
  );
}
