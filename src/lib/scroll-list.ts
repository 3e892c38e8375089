/** Scrolls a list to its last match of a selector, without scrolling the page. */
export function scrollList(list: string, entry: string): void {
  const container = document.querySelector(list);
  const link = [...(container?.querySelectorAll(entry) ?? [])].at(-1);
  if (!container || !link) return;
  const {top, bottom} = container.getBoundingClientRect();
  const rect = link.getBoundingClientRect();
  if (rect.top < top || rect.bottom > bottom) container.scrollTop += rect.top - (top + bottom) / 2;
}
