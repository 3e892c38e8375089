import {copyText} from '@site/src/lib/copy-text';
import {fetchOk} from '@devspace-docs/common';

/** Copies the content of a URL. Returns whether it worked. */
export async function copyFrom(url: string): Promise<boolean> {
  const text = fetchOk(url).then((response) => response.text());
  try {
    // Safari requires a call to `write` during the click, but accepts a promise for the content.
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
