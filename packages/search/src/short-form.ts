/** Appends the short form of a flag to its description. */
export function writeShortForm(text: string, short: string): string {
  return `${text} Short form: ${short}.`.trim();
}

/** Reads the short form at the end of a flag's description. */
export function readShortForm(text: string): string | undefined {
  return /\bShort form: (-[a-z])\.$/i.exec(text)?.[1];
}
