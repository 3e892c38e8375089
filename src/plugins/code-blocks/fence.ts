/**
 * Reads the lines of a code block: comments that mark them, and commands. Pure: text in, data out.
 */
import {readMarker} from '@devspace-docs/content-lint';

/** A block without its marker comments, and the 0-based lines that they mark. */
export interface MarkedCode {
  readonly code: string;
  readonly highlighted: ReadonlySet<number>;
}

/**
 * Removes `highlight-next-line`, `highlight-start` and `highlight-end` comments.
 *
 * @throws Error if markers are unbalanced or nested.
 */
export function readMarkedLines(source: string): MarkedCode {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let isNextMarked = false;
  let openLine: number | undefined;
  source.split('\n').forEach((line, index) => {
    const marker = readMarker(line);
    if (marker === 'next-line') {
      isNextMarked = true;
    } else if (marker === 'start') {
      if (openLine !== undefined) throw new Error(`line ${index + 1}: nested highlight-start`);
      openLine = index + 1;
    } else if (marker === 'end') {
      if (openLine === undefined)
        throw new Error(`line ${index + 1}: highlight-end without highlight-start`);
      openLine = undefined;
    } else {
      if (isNextMarked || openLine !== undefined) highlighted.add(lines.length);
      isNextMarked = false;
      lines.push(line);
    }
  });
  if (openLine !== undefined)
    throw new Error(`line ${openLine}: highlight-start without highlight-end`);
  return {code: lines.join('\n'), highlighted};
}

/**
 * Finds the lines of a shell block that start a command: not comments, empty lines, continuation lines
 * or the bodies of here-documents.
 */
export function findCommandLines(code: string): ReadonlySet<number> {
  const commands = new Set<number>();
  let isContinued = false;
  let heredocEnd: string | undefined;
  code.split('\n').forEach((line, index) => {
    if (heredocEnd !== undefined) {
      if (line.trim() === heredocEnd) heredocEnd = undefined;
      return;
    }
    if (!isContinued && line.trim() !== '' && !/^\s*#/.test(line) && !/^\s/.test(line))
      commands.add(index);
    isContinued = /\\$/.test(line);
    // `<<` starts a here-document; `<<<` is a here-string, which ends on the same line.
    heredocEnd = /(?<!<)<<-?(?!<)\s*['"]?(\w+)['"]?/.exec(line)?.[1];
  });
  return commands;
}
