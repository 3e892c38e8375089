/** Finds the mistake in a text of JSON. */

export interface JsonMistake {
  readonly message: string;
  /** The number of characters before it. */
  readonly offset: number;
}

/** Node.js shows ten characters before an unexpected token, and names its position only later. */
const QUOTED = /^(Unexpected token .+?), (\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s;

/** Where the parser of JSON stopped; the end of the text if the message doesn't say. */
function jsonOffset(message: string, code: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, token = '', dots, quoted] = QUOTED.exec(message) ?? [];
  if (quoted === undefined) return code.trimEnd().length;
  const start = code.indexOf(quoted);
  return dots === undefined ? start + quoted.indexOf(token.at(-2) ?? '') : start + 10;
}

/** Comments and commas at the end, which `jsonc` allows; what is taken out becomes blanks. */
function withoutComments(code: string): string {
  return code
    .replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (token) =>
      token.startsWith('"') ? token : token.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*[}\]])/g, ' ');
}

/**
 * Parses JSON.
 *
 * @param hasComments - Comments, and commas at the end, are allowed.
 * @returns The first mistake; undefined when there is none.
 */
export function findJsonMistake(source: string, hasComments: boolean): JsonMistake | undefined {
  const code = hasComments ? withoutComments(source) : source;
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      message: message.replace(/ (?:in JSON )?at position.*$/s, '').replace(QUOTED, '$1'),
      // A comma is missing after the last value, rather than before the next one.
      offset: code.slice(0, jsonOffset(message, code)).trimEnd().length,
    };
  }
}
