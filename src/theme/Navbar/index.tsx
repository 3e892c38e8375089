/**
 * Why: scripts take the bar over in a turn of its own, so that the page reacts in between.
 * Wraps: Navbar of theme-classic 3.10.
 * Remove when: the site runs React in the browser, which does so by itself.
 */
import type NavbarType from '@theme/Navbar';
import Navbar from '@theme-original/Navbar';
import {inTurn} from '@site/src/hydration/in-turn';

export default inTurn(Navbar as typeof NavbarType);
