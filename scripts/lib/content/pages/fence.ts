/** Fenced code blocks and the comments in them that mark lines. */
import type {Code, Parents} from 'mdast';
import {placeOf} from './mdast.ts';
import {introductionOf} from './sentence.ts';
import type {Place} from './types.ts';

/** A comment line such as `# highlight-start`. */
interface HighlightComment {
  /** The part after `highlight-`, spelled as in the source. */
  readonly name: string;
  /** Line of the code, from 0. */
  readonly index: number;
}

export interface Fence {
  /** The opening line. */
  readonly place: Place;
  readonly language: string | undefined;
  /** The text after the language. */
  readonly meta: string;
  readonly code: string;
  readonly codeLines: readonly string[];
  readonly highlights: readonly HighlightComment[];
  /** What introduces the block: the paragraph above it, and the labels of the tabs around it. */
  readonly introduction: string;
  /** The place of a line of the code (from 0), or of a text in it. */
  placeAt(index: number, text?: string): Place;
  /** The place of a stretch of a line of the code; line and column count from 0. */
  placeIn(index: number, column: number, stretch: number): Place;
  /** The place of a stretch of the code that begins at an offset. */
  placeOf(offset: number, stretch: number): Place;
}

const HIGHLIGHT = /^\s*(?:#|\/\/|--|;|<!--|\/\*|\{\/\*)\s*highlight-(\S+?)\s*(?:-->|\*\/\}?)?\s*$/;

/** Reads a fenced block. */
export function readFence(
  node: Code,
  ancestors: readonly Parents[],
  lines: readonly string[],
): Fence {
  const opening = placeOf(node);
  const codeLines = node.value.split('\n');
  const length = (lines[opening.line - 1] ?? '').length - opening.column + 1;
  return {
    place: {...opening, length: Math.max(1, length)},
    language: node.lang ?? undefined,
    meta: node.meta ?? '',
    code: node.value,
    codeLines,
    highlights: codeLines.flatMap((line, index) => {
      const name = HIGHLIGHT.exec(line)?.[1];
      return name === undefined ? [] : [{name, index}];
    }),
    introduction: introductionOf(node, ancestors),
    placeAt(index, text = (codeLines[index] ?? '').trim()) {
      const line = opening.line + 1 + index;
      // A block inside a list is indented in the source, and not in the tree.
      const column = (lines[line - 1] ?? '').indexOf(text) + 1;
      return {line, column: Math.max(1, column), length: Math.max(1, text.length)};
    },
    placeIn(index, column, stretch) {
      const line = opening.line + 1 + index;
      // Only the source contains the prefix that a list or a quote adds to each line.
      const indent = (lines[line - 1] ?? '').length - (codeLines[index] ?? '').length;
      return {line, column: Math.max(0, indent) + column + 1, length: Math.max(1, stretch)};
    },
    placeOf(offset, stretch) {
      const above = node.value.slice(0, offset).split('\n');
      return this.placeIn(above.length - 1, above.at(-1)?.length ?? 0, stretch);
    },
  };
}
