function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Tells whether a key asks for the search: Ctrl+K, Cmd+K, or the slash, outside of fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
  if (event.defaultPrevented || isTyping(event.target)) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey && !altKey;
  // On some keyboards the slash takes Shift.
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/** Tells whether a key closes the search, wherever the focus is in it. */
export function isClosingKey({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  if (key === 'Escape') return true;
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
