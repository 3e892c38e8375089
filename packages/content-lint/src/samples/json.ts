export interface JsonMistake {
  readonly message: string;
  readonly offset: number;
}

/** Message of Node.js 20, with ten characters before the unexpected token instead of its position. */
const QUOTED = /^(Unexpected token .+?), (\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s;

/** Offset of the error in a message of `JSON.parse`; falls back to the end of the text. */
function jsonOffset(message: string, code: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, token = '', dots, quoted] = QUOTED.exec(message) ?? [];
  if (quoted === undefined) return code.trimEnd().length;
  const start = code.indexOf(quoted);
  return dots === undefined ? start + quoted.indexOf(token.at(-2) ?? '') : start + 10;
}

/** Replaces comments and trailing commas with spaces, which keeps the offsets. */
function maskComments(code: string): string {
  return code
    .replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (token) =>
      token.startsWith('"') ? token : token.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*[}\]])/g, ' ');
}

/**
 * Finds the first syntax error in JSON.
 *
 * @param hasComments - Whether comments and trailing commas are allowed.
 */
export function findJsonMistake(source: string, hasComments: boolean): JsonMistake | undefined {
  const code = hasComments ? maskComments(source) : source;
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      message: message.replace(/ (?:in JSON )?at position.*$/s, '').replace(QUOTED, '$1'),
      // Reports a missing comma after the previous value instead of before the next one.
      offset: code.slice(0, jsonOffset(message, code)).trimEnd().length,
    };
  }
}
