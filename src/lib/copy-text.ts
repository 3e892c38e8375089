/**
 * The ways to bring text to the clipboard. Each tells whether it worked.
 */
import type ClipboardJS from 'clipboard';

/** What the package says of `window`, but for the time before the helper has been loaded. */
interface HelperWindow {
  readonly ClipboardJS?: typeof ClipboardJS | undefined;
}

/** Gives the focus back to where it was, since selecting text takes it away. */
function keepFocus<Result>(act: () => Result): Result {
  const focused = document.activeElement;
  const result = act();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return result;
}

/** Copies through a selection: the way that also works on plain HTTP, where no clipboard is offered. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  // Deprecated, and without a successor where the clipboard is not offered.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

/** Copies with what the browser offers. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return keepFocus(() => copyBySelection(text));
  }
}

/** The helper reacts to clicks on an element only: this one is never seen. */
function copyByHelper(Helper: typeof ClipboardJS, text: string): boolean {
  const trigger = document.createElement('button');
  const helper = new Helper(trigger, {text: () => text});
  const outcome: {isCopied: boolean} = {isCopied: false};
  helper.on('success', () => {
    outcome.isCopied = true;
  });
  trigger.click();
  helper.destroy();
  return outcome.isCopied;
}

/** Copies with the helper if it has been loaded, and otherwise with what the browser offers. */
export async function copyWithHelper(text: string): Promise<boolean> {
  const Helper = (window as HelperWindow).ClipboardJS;
  if (Helper && keepFocus(() => copyByHelper(Helper, text))) return true;
  return copyText(text);
}
