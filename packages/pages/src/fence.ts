import {readMarker} from './marked-lines.ts';
import type {Code, Parents} from 'mdast';
import {locate} from './mdast.ts';
import {introductionOf} from './sentence.ts';
import type {LocateRange, Location} from './types.ts';

/** A comment line such as `# highlight-start`. */
interface HighlightComment {
  /** The part after `highlight-`, as written. */
  readonly name: string;
  /** Index of its line in the code. */
  readonly index: number;
}

export interface Fence {
  readonly location: Location;
  /** The text of the opening line, from the fence on. */
  readonly opening: string;
  readonly language: string | undefined;
  readonly meta: string;
  readonly code: string;
  readonly codeLines: readonly string[];
  readonly highlights: readonly HighlightComment[];
  /** The paragraph above the block, and the labels of the tabs around it. */
  readonly introduction: string;
  /** Location of a line of the code, without its indentation. */
  locateAt(index: number): Location;
  /** Location of a range in a line of the code; index and column start at 0. */
  locateIn(index: number, column: number, length: number): Location;
  /** Location of a range of the code. */
  readonly locate: LocateRange;
}

/** Reads a fenced block. */
export function readFence(
  node: Code,
  ancestors: readonly Parents[],
  lines: readonly string[],
): Fence {
  const opening = locate(node);
  const codeLines = node.value.split('\n');
  const openingText = (lines[opening.line - 1] ?? '').slice(opening.column - 1);
  const locateIn: Fence['locateIn'] = (index, column, length) => {
    const line = opening.line + 1 + index;
    // The syntax tree doesn't include the prefix that a list or quote adds to each line.
    const indent = (lines[line - 1] ?? '').length - (codeLines[index] ?? '').length;
    return {line, column: Math.max(0, indent) + column + 1, length: Math.max(1, length)};
  };
  return {
    location: {...opening, length: Math.max(1, openingText.length)},
    opening: openingText,
    language: node.lang ?? undefined,
    meta: node.meta ?? '',
    code: node.value,
    codeLines,
    highlights: codeLines.flatMap((line, index) => {
      const name = readMarker(line);
      return name === undefined ? [] : [{name, index}];
    }),
    introduction: introductionOf(node, ancestors),
    locateAt(index) {
      const line = codeLines[index] ?? '';
      return locateIn(index, line.search(/\S|$/), line.trim().length);
    },
    locateIn,
    locate(offset, length) {
      const above = node.value.slice(0, offset).split('\n');
      return locateIn(above.length - 1, above.at(-1)?.length ?? 0, length);
    },
  };
}
