import {findAnchor} from './find-legacy-anchor';

/** Leads to what an anchor of former times meant, if the page still has it. */
export function followOldAnchor(old: string): void {
  const anchors = [...document.querySelectorAll<HTMLElement>('main [id]')].map((element) => ({
    id: element.id,
    heading: /^H[2-6]$/.test(element.tagName) ? element.textContent : undefined,
  }));
  const found = findAnchor(old, anchors);
  // In place of the old URL, so that "back" does not lead into a circle.
  if (found !== undefined) window.location.replace(`#${found}`);
}
