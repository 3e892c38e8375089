/**
 * A watch over the moment in which scripts take a page over. They must find exactly what the server
 * has written; Preact mends the rest without a word, and what it takes out, writes or moves there is
 * lost for the browser: the focus, a selection, the text that a link leads to.
 */
import type {Page} from '@playwright/test';

/** To be called before a page is opened: complains in its console. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(complainAboutChanges);
}

/** Runs in the browser. */
function complainAboutChanges(): void {
  const count = (mark: string): number => performance.getEntriesByName(mark).length;
  const isBeingTakenOver = (): boolean => count('hydration-start') > count('hydration-end');

  const complain = (what: string, node: Node): void => {
    const text = node instanceof Element ? node.outerHTML : node.nodeValue;
    console.error(`Hydration ${what} ${node.nodeName}: ${text?.slice(0, 200)}`);
  };
  const isInPage = (node: Node | null): boolean =>
    document.getElementById('__docusaurus')?.contains(node) ?? false;
  // React's renderer writes no node for an empty text.
  const isContent = (node: Node): boolean =>
    node.nodeType === Node.ELEMENT_NODE ||
    (node.nodeType === Node.TEXT_NODE && node.nodeValue !== '');

  const {prototype} = Node;
  /* eslint-disable @typescript-eslint/unbound-method -- They are called with what they belong to. */
  const insertBefore = prototype.insertBefore;
  const removeChild = prototype.removeChild;
  /* eslint-enable */
  prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    if (isBeingTakenOver() && isContent(node) && isInPage(this)) complain('inserts', node);
    insertBefore.call(this, node, next);
    return node;
  };
  prototype.removeChild = function <T extends Node>(node: T): T {
    // Nothing shows what `noscript` holds.
    if (isBeingTakenOver() && isContent(node) && isInPage(this) && this.nodeName !== 'NOSCRIPT')
      complain('removes', node);
    removeChild.call(this, node);
    return node;
  };
  const data = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data');
  Object.defineProperty(CharacterData.prototype, 'data', {
    ...data,
    set(this: CharacterData, value: string) {
      if (isBeingTakenOver() && value !== this.nodeValue && isInPage(this))
        complain(`writes "${value.slice(0, 80)}" into`, this);
      data?.set?.call(this, value);
    },
  });
}
