/** Keeps the active entries of the sidebar and the table of contents in view. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Scrolls a list to its last match of a selector, without scrolling the page. */
function scrollList(list: string, entry: string): void {
  const container = document.querySelector(list);
  const link = [...(container?.querySelectorAll(entry) ?? [])].at(-1);
  if (!container || !link) return;
  const {top, bottom} = container.getBoundingClientRect();
  const rect = link.getBoundingClientRect();
  if (rect.top < top || rect.bottom > bottom) container.scrollTop += rect.top - (top + bottom) / 2;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Delayed, because the theme marks the current heading after the page has scrolled. */
function showHeadingSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    scrollList('.theme-doc-toc-desktop', '.table-of-contents__link--active');
  }, 100);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', showHeadingSoon, {passive: true});
}

/** Docusaurus calls this after each navigation. */
export function onRouteDidUpdate(): void {
  requestAnimationFrame(() => {
    scrollList('.theme-doc-sidebar-container .menu', '.menu__link--active');
  });
  showHeadingSoon();
}
