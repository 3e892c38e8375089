import type {Nodes, Text} from 'mdast';
import {locate} from './mdast.ts';
import type {LocateRange, Location} from './types.ts';

/** Placeholder for code in prose. It isn't a letter, so that rules don't treat it as a word. */
export const CODE_MARK = '␣';

/** Text of a paragraph, a heading or a table cell. */
export interface ProseBlock {
  /** With `␣` instead of each code span. */
  readonly text: string;
  readonly locate: LocateRange;
}

export interface Sentence {
  readonly text: string;
  /** Offset in the text of the block. */
  readonly start: number;
}

const ABBREVIATIONS = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx)\.$/i;
/** Names that are lowercase even at the start of a sentence. */
const LOWERCASE_NAMES = 'containerd|k3d|kaniko|kind|kubectl|macOS|minikube|npm';
const SENTENCE_END = new RegExp(
  `[.!?]["'”’)\\]]*(?=\\s+["“(]?(?:[\\p{Lu}\\d${CODE_MARK}]|(?:${LOWERCASE_NAMES})\\b))`,
  'gu',
);

/** The part of a text that comes from one node. */
interface Piece {
  readonly start: number;
  readonly node: Text;
}

/** Finds a range of a text node in the source, whose lines have an indentation that the node lacks. */
function locateInText(
  {value, position}: Text,
  at: number,
  length: number,
  lines: readonly string[],
): Location {
  const above = value.slice(0, at).split('\n');
  const line = (position?.start.line ?? 1) + above.length - 1;
  const source = lines[line - 1] ?? '';
  const [words = ''] = value.slice(at, at + length).split('\n');
  const from = above.length === 1 ? (position?.start.column ?? 1) - 1 : 0;
  const inLine = above.at(-1)?.length ?? 0;
  // Escapes only make the source longer than the text.
  const found = source.indexOf(words, from + inLine);
  const column = found < 0 ? from + inLine : found;
  return {line, column: column + 1, length: Math.max(1, words.length)};
}

function collect(node: Nodes, pieces: Piece[], text: string): string {
  if (node.type === 'text') {
    pieces.push({start: text.length, node});
    return text + node.value;
  }
  if (node.type === 'inlineCode') return text + CODE_MARK;
  if (node.type === 'break') return `${text} `;
  if (!('children' in node)) return text;
  return node.children.reduce((sum: string, child) => collect(child, pieces, sum), text);
}

const BLOCKS: ReadonlySet<string> = new Set(['heading', 'paragraph', 'tableCell']);

/** The text of a block; empty for other nodes, and for blocks without words. */
export function readProse(node: Nodes, lines: readonly string[]): ProseBlock[] {
  if (!BLOCKS.has(node.type)) return [];
  const pieces: Piece[] = [];
  const text = collect(node, pieces, '');
  if (!/\p{L}/u.test(text)) return [];
  return [
    {
      text,
      locate(start, length) {
        const piece = pieces.findLast((candidate) => candidate.start <= start);
        return piece ? locateInText(piece.node, start - piece.start, length, lines) : locate(node);
      },
    },
  ];
}

/** Splits a text into sentences, with support for abbreviations. */
export function splitSentences(text: string): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !ABBREVIATIONS.test(text.slice(0, end)));
  return [...ends, text.length].flatMap((end, index) => {
    const from = ends[index - 1] ?? 0;
    const start = from + text.slice(from).search(/\S|$/);
    return start < end ? [{text: text.slice(start, end), start}] : [];
  });
}
