/**
 * Why: scripts take the main part over in a turn of its own, so that the page reacts in between.
 * Wraps: DocRoot/Layout/Main of theme-classic 3.10.
 * Remove when: the site runs React in the browser, which does so by itself.
 */
import type MainType from '@theme/DocRoot/Layout/Main';
import Main from '@theme-original/DocRoot/Layout/Main';
import {inTurn} from '@site/src/hydration/in-turn';

export default inTurn(Main as typeof MainType);
