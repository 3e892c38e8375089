/** Adds the short form of a flag to the text that says what it does. */
export function writeShortForm(text: string, short: string): string {
  return `${text} Short form: ${short}.`.trim();
}

/** The short form that the text of a flag ends with; undefined if there is none. */
export function readShortForm(text: string): string | undefined {
  return /\bShort form: (-[a-z])\.$/i.exec(text)?.[1];
}
