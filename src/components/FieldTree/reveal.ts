/** Opens every `details` around an element, and the one that it is the body of. */
export function openAround(element: Element): void {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
}

/** The element that the hash of the address names. */
export function findTarget(): HTMLElement | null {
  const hash = window.location.hash.slice(1);
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash));
  } catch {
    // A hash that is not encoded well names nothing.
    return null;
  }
}

/**
 * Opens what is around the target of the address and scrolls to it, if it is a field. Browsers do
 * so by themselves when they load a page, but not for fields that arrive later.
 */
export function revealTarget(): void {
  const target = findTarget();
  if (!target?.closest('.field')) return;
  openAround(target);
  target.scrollIntoView();
  // Rows that had only an estimated height get their real one when they come near.
  requestAnimationFrame(() => target.scrollIntoView());
}
