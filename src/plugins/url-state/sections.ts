/**
 * Keeps collapsible sections in the address (`?open=…`), so that a link, a reload and Back show them as
 * they were. A page that is loaded has them open before it is painted: src/plugins/url-state.
 */
import type {ClientModule} from '@docusaurus/types';
import {noteSection, restoreSections, startPage} from '@site/src/lib/url-state/section-sync';

function onClick({target}: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const summary = target.closest('summary');
  // A link inside of a summary leads somewhere and opens nothing.
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
