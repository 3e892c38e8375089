import {copyText} from '@site/src/lib/copy-text';

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
}

/** Copies what stands at a URL, and tells whether that worked. */
export async function copyFrom(address: string): Promise<boolean> {
  const text = loadText(address);
  try {
    // Safari wants to be told at once that something will be copied, and waits for what.
    const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
