/**
 * Why: scripts take the sidebar over in a turn of its own, so that the page reacts in between.
 * Wraps: DocRoot/Layout/Sidebar of theme-classic 3.10.
 * Remove when: the site runs React in the browser, which does so by itself.
 */
import type SidebarType from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import {inTurn} from '@site/src/hydration/in-turn';

export default inTurn(Sidebar as typeof SidebarType);
