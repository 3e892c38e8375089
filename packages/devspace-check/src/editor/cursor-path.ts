/**
 * Finds the field of a `devspace.yaml` at the cursor by indentation, because the file is rarely valid
 * YAML while the reader types. Flow maps and lists aren't supported.
 */
import type {Segments} from '../check/yaml/yaml.ts';

export interface CursorContext {
  /** Path of the map or list that contains the line. The index of a list item is always 0. */
  readonly parent: Segments;
  /** The key in the line, if a colon follows it. */
  readonly key: string | undefined;
  /** Column of the key, from 0. */
  readonly keyStart: number;
  /** Column of the value, from 0; undefined without a key. */
  readonly valueStart: number | undefined;
}

interface Line {
  /** Columns of the dashes. */
  readonly dashes: readonly number[];
  readonly keyStart: number;
  readonly key: string | undefined;
  readonly valueStart: number;
  /** The value is a block scalar on the following lines. */
  readonly isBlockScalar: boolean;
}

const LINE = /^(\s*(?:- +)*)(?:(["']?)([^\s"':#{[][^"':]*?)\2\s*:(?=\s|$)\s*)?/;

function readLine(text: string): Line {
  // A dash at the end of a line isn't followed by a space.
  const padded = text.replace(/-$/, '- ');
  const [matched = '', opening = '', , key] = LINE.exec(padded) ?? [];
  return {
    dashes: [...opening.matchAll(/-/g)].map(({index}) => index),
    keyStart: opening.length,
    key,
    valueStart: Math.min(matched.length, text.length),
    isBlockScalar: /^[|>][-+\d]*\s*(?:#.*)?$/.test(padded.slice(matched.length)),
  };
}

function isSkipped(text: string): boolean {
  return /^\s*(?:#.*)?$/.test(text);
}

/**
 * Finds the field at the cursor; undefined in comments and block scalars.
 *
 * @param lineAt - Returns the text of a line, from 1.
 * @param column - From 0.
 */
export function findCursorContext(
  lineAt: (line: number) => string,
  line: number,
  column: number,
): CursorContext | undefined {
  const text = lineAt(line);
  if (/^\s*#/.test(text) || /\s#/.test(text.slice(0, column))) return undefined;
  const own = readLine(text);
  const parent: Array<number | string> = [];
  // Only less indented lines contain the cursor.
  let limit = own.keyStart;
  for (const dash of own.dashes.toReversed()) {
    parent.unshift(0);
    limit = dash;
  }
  let isItem = own.dashes.length > 0;
  for (let above = line - 1; above > 0 && (limit > 0 || isItem); above -= 1) {
    const candidate = lineAt(above);
    if (isSkipped(candidate)) continue;
    const {dashes, key, keyStart, isBlockScalar} = readLine(candidate);
    // A list can have the same indentation as its key.
    const isParent = isItem && dashes.length === 0 ? keyStart <= limit : keyStart < limit;
    if (key !== undefined && isParent) {
      if (isBlockScalar) return undefined;
      parent.unshift(key);
      limit = keyStart;
      isItem = false;
    }
    for (const dash of dashes.toReversed()) {
      if (dash >= limit) continue;
      parent.unshift(0);
      limit = dash;
      isItem = true;
    }
  }
  return {
    parent,
    key: own.key,
    keyStart: own.keyStart,
    valueStart: own.key === undefined ? undefined : own.valueStart,
  };
}
