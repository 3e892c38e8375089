/** Maximum size of a file, in bytes. */
export const MAX_BYTES = 1_000_000;

/** Maximum size of a file to convert, which takes less time than a check. */
export const MAX_CONVERTED_BYTES = 5_000_000;

/** The error for a file that is too large; undefined for others. */
export function explainSize(bytes: number, max = MAX_BYTES): string | undefined {
  return bytes > max ? `The file is larger than ${max / 1_000_000} MB.` : undefined;
}

/**
 * Decodes the content of a file.
 *
 * @throws Error for large files, and for files that aren't text.
 */
export function decodeConfig(bytes: Uint8Array, max = MAX_BYTES): string {
  const tooLarge = explainSize(bytes.length, max);
  if (tooLarge !== undefined) throw new Error(tooLarge);
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Not UTF-8.
  }
  throw new Error("The file isn't a UTF-8 text file.");
}
