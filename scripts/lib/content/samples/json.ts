/** Finds the mistake in a text of JSON. */

export interface JsonMistake {
  readonly message: string;
  /** How many characters stand before it. */
  readonly offset: number;
}

/** Where in the text the parser of JSON stopped, as far as it tells. */
function jsonOffset(message: string, code: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? code.trimEnd().length : Number(position);
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
      message: message.replace(/ (?:in JSON )?at position.*$/s, ''),
      // A comma is missing behind the last value, rather than in front of the next one.
      offset: code.slice(0, jsonOffset(message, code)).trimEnd().length,
    };
  }
}
