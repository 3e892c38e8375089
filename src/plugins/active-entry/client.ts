import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Scrolls the list around the last match of a selector, and never the page. */
function scrollList(list: string, entry: string): void {
  const box = document.querySelector(list);
  const link = [...(box?.querySelectorAll(entry) ?? [])].at(-1);
  if (!box || !link) return;
  const {top, bottom} = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) box.scrollTop += place.top - (top + bottom) / 2;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** The theme marks the heading of the current section after the page has scrolled. */
function showHeadingSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    scrollList('.theme-doc-toc-desktop', '.table-of-contents__link--active');
  }, 100);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', showHeadingSoon, {passive: true});
}

/** Docusaurus calls it when a page is shown. */
export function onRouteDidUpdate(): void {
  requestAnimationFrame(() => {
    scrollList('.theme-doc-sidebar-container .menu', '.menu__link--active');
  });
  showHeadingSoon();
}
