/**
 * Why: scripts take the footer over in a turn of its own, so that the page reacts in between.
 * Wraps: Footer of theme-classic 3.10.
 * Remove when: the site runs React in the browser, which does so by itself.
 */
import type FooterType from '@theme/Footer';
import Footer from '@theme-original/Footer';
import {inTurn} from '@site/src/hydration/in-turn';

export default inTurn(Footer as typeof FooterType);
