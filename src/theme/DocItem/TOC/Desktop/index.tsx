/**
 * Why: scripts take the table of contents over in a turn of its own, so that the page reacts in between.
 * Wraps: DocItem/TOC/Desktop of theme-classic 3.10.
 * Remove when: the site runs React in the browser, which does so by itself.
 */
import type TableOfContentsType from '@theme/DocItem/TOC/Desktop';
import TableOfContents from '@theme-original/DocItem/TOC/Desktop';
import {inTurn} from '@site/src/hydration/in-turn';

export default inTurn(TableOfContents as typeof TableOfContentsType);
