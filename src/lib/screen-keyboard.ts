/** Whether a text field that gets the focus opens an on-screen keyboard, which covers half of the page. */
export function hasScreenKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Focuses an editor after a button changed its selection, unless that opens an on-screen keyboard. */
export function focusEditor(editor: {readonly focus: () => void}): void {
  if (!hasScreenKeyboard()) editor.focus();
}
