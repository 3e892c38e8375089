/** Copies text to the clipboard. All functions return whether it worked. */
import type ClipboardJS from 'clipboard';

/** The script of the clipboard helper sets `ClipboardJS`. */
interface HelperWindow {
  readonly ClipboardJS?: typeof ClipboardJS | undefined;
}

/** Restores the focus, because selecting text moves it. */
function keepFocus<Result>(action: () => Result): Result {
  const focused = document.activeElement;
  const result = action();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return result;
}

/** Fallback for plain HTTP, where the Clipboard API isn't available. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  // Deprecated, but the only way without the Clipboard API.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

/** Copies text with the Clipboard API, or with a selection if that fails. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return keepFocus(() => copyBySelection(text));
  }
}

/** The helper copies only on a click on an element, so this clicks a detached one. */
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

/** Copies text with the clipboard helper if it has loaded, with `copyText` otherwise. */
export async function copyWithHelper(text: string): Promise<boolean> {
  const Helper = (window as HelperWindow).ClipboardJS;
  if (Helper && keepFocus(() => copyByHelper(Helper, text))) return true;
  return copyText(text);
}
