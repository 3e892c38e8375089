/** Fenced code blocks and the comments in them that mark lines. */
import type {Code} from 'mdast';
import {placeOf} from './mdast.ts';
import type {Place} from './types.ts';

/** A comment line such as `# highlight-start`. */
interface HighlightComment {
  /** What stands behind `highlight-`, spelled as in the source. */
  readonly name: string;
  /** Line of the code, from 0. */
  readonly index: number;
}

export interface Fence {
  /** The opening line. */
  readonly place: Place;
  readonly language: string | undefined;
  /** What stands behind the language. */
  readonly meta: string;
  readonly code: string;
  readonly codeLines: readonly string[];
  readonly highlights: readonly HighlightComment[];
  /** The place of a line of the code (from 0), or of a text in it. */
  placeAt(index: number, text?: string): Place;
}

const HIGHLIGHT = /^\s*(?:#|\/\/|--|;|<!--|\/\*|\{\/\*)\s*highlight-(\S+?)\s*(?:-->|\*\/\}?)?\s*$/;

/** Reads a fenced block. */
export function readFence(node: Code, lines: readonly string[]): Fence {
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
    placeAt(index, text = (codeLines[index] ?? '').trim()) {
      const line = opening.line + 1 + index;
      // A block inside a list is indented in the source, and not in the tree.
      const column = (lines[line - 1] ?? '').indexOf(text) + 1;
      return {line, column: Math.max(1, column), length: Math.max(1, text.length)};
    },
  };
}
