import {findAnchor} from './find-legacy-anchor';

/** Navigates to the current equivalent of a legacy anchor, if there is one. */
export function followOldAnchor(old: string): void {
  const anchors = [...document.querySelectorAll<HTMLElement>('main [id]')].map((element) => ({
    id: element.id,
    heading: /^H[2-6]$/.test(element.tagName) ? element.textContent : undefined,
  }));
  const found = findAnchor(old, anchors);
  // Replaces the history entry, because Back would return here and navigate again.
  if (found !== undefined) window.location.replace(`#${found}`);
}
