/** Keeps the active entries of the sidebar and the table of contents in view. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {scrollList} from '@site/src/lib/scroll-list';

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
