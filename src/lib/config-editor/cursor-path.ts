/**
 * Finds which field of a `devspace.yaml` the cursor is in, by indentation: while somebody types, a file
 * is rarely valid YAML. Maps and lists in brackets aren't supported.
 */
import type {Segments} from '../config-check/yaml.ts';

/** Where a cursor is. */
export interface CursorPlace {
  /** Keys and indexes of what contains the line; the index of an entry is always 0. */
  readonly parent: Segments;
  /** The key in the line, if the line has one with a colon. */
  readonly key: string | undefined;
  /** Column where the key begins, counted from 0. */
  readonly keyStart: number;
  /** Column where the value begins; undefined without a key. */
  readonly valueStart: number | undefined;
}

interface Line {
  /** Columns of the dashes. */
  readonly dashes: readonly number[];
  readonly keyStart: number;
  readonly key: string | undefined;
  readonly valueStart: number;
  /** The value is a string on the following lines. */
  readonly isBlockText: boolean;
}

const LINE = /^(\s*(?:- +)*)(?:(["']?)([^\s"':#{[][^"':]*?)\2\s*:(?=\s|$)\s*)?/;

function readLine(text: string): Line {
  // A dash at the end of a line has no space after it.
  const padded = text.replace(/-$/, '- ');
  const [matched = '', opening = '', , key] = LINE.exec(padded) ?? [];
  return {
    dashes: [...opening.matchAll(/-/g)].map(({index}) => index),
    keyStart: opening.length,
    key,
    valueStart: Math.min(matched.length, text.length),
    isBlockText: /^[|>][-+\d]*\s*(?:#.*)?$/.test(padded.slice(matched.length)),
  };
}

function isSkipped(text: string): boolean {
  return /^\s*(?:#.*)?$/.test(text);
}

/**
 * Finds the place of a cursor; undefined inside of strings with several lines, and in comments.
 *
 * @param lineAt - The text of a line, counted from 1.
 * @param column - Counted from 0.
 */
export function findCursorPlace(
  lineAt: (line: number) => string,
  line: number,
  column: number,
): CursorPlace | undefined {
  const text = lineAt(line);
  if (/^\s*#/.test(text) || /\s#/.test(text.slice(0, column))) return undefined;
  const own = readLine(text);
  const parent: Array<number | string> = [];
  // Only lines that are indented less contain the cursor.
  let limit = own.keyStart;
  for (const dash of own.dashes.toReversed()) {
    parent.unshift(0);
    limit = dash;
  }
  let isEntry = own.dashes.length > 0;
  for (let above = line - 1; above > 0 && (limit > 0 || isEntry); above -= 1) {
    const candidate = lineAt(above);
    if (isSkipped(candidate)) continue;
    const {dashes, key, keyStart, isBlockText} = readLine(candidate);
    // A list can be indented as much as the key that it belongs to.
    const holds = isEntry && dashes.length === 0 ? keyStart <= limit : keyStart < limit;
    if (key !== undefined && holds) {
      if (isBlockText) return undefined;
      parent.unshift(key);
      limit = keyStart;
      isEntry = false;
    }
    for (const dash of dashes.toReversed()) {
      if (dash >= limit) continue;
      parent.unshift(0);
      limit = dash;
      isEntry = true;
    }
  }
  return {
    parent,
    key: own.key,
    keyStart: own.keyStart,
    valueStart: own.key === undefined ? undefined : own.valueStart,
  };
}
