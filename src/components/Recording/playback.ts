/** Splits a terminal recording into lines, and decides when each of them appears. */

/** An offset in one of multiple texts. */
interface Position {
  readonly text: number;
  readonly offset: number;
}

export interface Line {
  readonly content: string;
  readonly start: Position;
  readonly end: Position;
}

/**
 * Splits texts into lines.
 *
 * @param texts - Contents of consecutive text nodes; a line can consist of parts of more than one.
 */
export function splitLines(texts: readonly string[]): Line[] {
  const lines: Line[] = [];
  let content = '';
  let start: Position = {text: 0, offset: 0};
  let end = start;
  texts.forEach((text, index) => {
    let offset = 0;
    for (const [part, isLast] of text
      .split('\n')
      .map((part, at, all) => [part, at === all.length - 1] as const)) {
      if (content === '') start = {text: index, offset};
      content += part;
      offset += part.length;
      if (part !== '' || content === '') end = {text: index, offset};
      if (isLast) continue;
      lines.push({content, start, end});
      content = '';
      offset += 1;
    }
  });
  return content === '' ? lines : [...lines, {content, start, end}];
}

/** Milliseconds between two lines. */
const PAUSE = 140;

/** Milliseconds after a line that waits for something: for an answer, or for a step that takes a while. */
const LONG_PAUSE = 700;

/** How long a line waits for its turn after the line above it, in milliseconds. */
export function delayBefore(lines: readonly Line[], index: number): number {
  // Empty lines belong to the next line.
  if (index === 0 || lines[index]?.content.trim() === '') return 0;
  const above = lines.slice(0, index).findLast(({content}) => content.trim() !== '');
  return above && /^\? |\.\.\.$|complete$/.test(above.content) ? LONG_PAUSE : PAUSE;
}
