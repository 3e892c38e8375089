/** Decodes a part of a URL; undefined if its percent-encoding is invalid. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
