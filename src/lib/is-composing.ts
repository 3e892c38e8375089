/**
 * Whether a key belongs to an input method, as for Japanese, where Escape and Enter end the composition.
 * Safari sends that key after the end of the composition, and only its code tells.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229;
}
