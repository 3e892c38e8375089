/**
 * Reads ```console blocks: commands after `$ `, each followed by what it prints. What the reader types
 * at a prompt of the program is marked: `? Name? <kbd>api</kbd>`.
 */

/** A line of a console block. */
export interface ConsoleLine {
  /** The line without `$ `. */
  readonly text: string;
  readonly kind: 'command' | 'continuation' | 'output';
}

const PROMPT = '$ ';

/** Splits a block into lines. A backslash at its end continues a command on the next line. */
export function readConsole(code: string): ConsoleLine[] {
  let isContinued = false;
  return code.split('\n').map((line): ConsoleLine => {
    const isCommand = !isContinued && line.startsWith(PROMPT);
    const text = isCommand ? line.slice(PROMPT.length) : line;
    const kind = isCommand ? 'command' : isContinued ? 'continuation' : 'output';
    isContinued = kind !== 'output' && line.endsWith('\\');
    return {text, kind};
  });
}

/** The commands as a script, in which every character keeps its place: spaces replace the rest. */
export function consoleScript(code: string): string {
  return readConsole(code)
    .map(({text, kind}) => {
      if (kind === 'output') return ' '.repeat(text.length);
      return kind === 'command' ? ' '.repeat(PROMPT.length) + text : text;
    })
    .join('\n');
}
