/**
 * Keeps the active entries of the sidebar and the table of contents in view. On small screens, the bar of
 * `src/components/ContentsBar` names the current section.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {scrollList} from '@site/src/lib/scroll-list';

/** In pixels from the top of the window: a section starts above it if the reader followed a link to it. */
const SECTION_START = 130;

function nameSection(): void {
  // React reports text that it doesn't expect while it hydrates, such as after a scroll before.
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  const name = document.querySelector<HTMLElement>('.theme-doc-toc-mobile > summary > span');
  // The bar is hidden on large screens.
  if (!name?.offsetParent) return;
  let current = '';
  for (const heading of document.querySelectorAll('.markdown .anchor:is(h2, h3)')) {
    const {top, height} = heading.getBoundingClientRect();
    if (top > SECTION_START) break;
    // Other headings are in a closed section.
    if (height > 0) current = heading.firstElementChild?.textContent ?? '';
  }
  name.textContent = current;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Delayed, because the theme marks the current heading after the page has scrolled. */
function showHeadingSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    scrollList('.theme-doc-toc-desktop', '.table-of-contents__link--active');
    nameSection();
  }, 100);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', showHeadingSoon, {passive: true});
}

function showPage(): void {
  scrollList('.theme-doc-sidebar-container .menu', '.menu__link--active');
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    showHeadingSoon();
    // The reader may have scrolled the sidebar since.
    if (location.pathname === previousLocation?.pathname) return;
    requestAnimationFrame(showPage);
    // The theme opens the category of the page with a transition.
    setTimeout(showPage, 600);
  },
};

export default clientModule;
