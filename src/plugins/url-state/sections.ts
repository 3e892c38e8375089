/**
 * Keeps open sections in the URL (`?open=…`), so that a link, a reload and Back restore them.
 * On page load, before-paint.ts opens them before the page is painted.
 */
import type {ClientModule} from '@docusaurus/types';
import {noteSection, restoreSections, startPage} from '@site/src/lib/url-state/section-sync';

function onClick({target}: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const summary = target.closest('summary');
  // Links and buttons in a summary don't toggle the section.
  if (!summary || target.closest('a, button')) return;
  const section = summary.parentElement;
  if (section instanceof HTMLDetailsElement) noteSection(section, !section.open);
}

if (typeof document !== 'undefined') document.addEventListener('click', onClick);

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) startPage();
  },
  onRouteDidUpdate: restoreSections,
};

export default clientModule;
