import {isComposing} from '@site/src/lib/is-composing';

/** Whether a key is typed into a field, which can be in a shadow root, such as the code editor. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isCtrlK({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (event.defaultPrevented || isComposing(event)) return false;
  // Some keyboard layouts need Shift for the slash.
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey;
  return isCtrlK(event) || (isSlash && !isTyping(event));
}

/** What a key does in the open search: Ctrl+K selects the query, because readers press it to search again. */
export function openSearchAction(event: KeyboardEvent): 'close' | 'select' | undefined {
  if (isComposing(event)) return undefined;
  if (event.key === 'Escape') return 'close';
  return isCtrlK(event) ? 'select' : undefined;
}
