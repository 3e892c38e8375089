/**
 * Parses ```console blocks: commands after `$ `, each followed by its output. `<kbd>` marks input at a
 * prompt of the program: `? Name? <kbd>api</kbd>`.
 */

export interface ConsoleLine {
  /** Without `$ `. */
  readonly text: string;
  readonly kind: 'command' | 'continuation' | 'output';
}

const PROMPT = '$ ';

/** Splits a block into lines. A command that ends with a backslash continues on the next line. */
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

/** The commands as a script. Spaces replace everything else, to preserve offsets. */
export function consoleScript(code: string): string {
  return readConsole(code)
    .map(({text, kind}) => {
      if (kind === 'output') return ' '.repeat(text.length);
      return kind === 'command' ? ' '.repeat(PROMPT.length) + text : text;
    })
    .join('\n');
}
