/**
 * Why: scripts take the text over in a turn of its own, so that the page reacts in between.
 * Wraps: DocItem/Content of theme-classic 3.10.
 * Remove when: the site runs React in the browser, which does so by itself.
 */
import type ContentType from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import {inTurn} from '@site/src/hydration/in-turn';

export default inTurn(Content as typeof ContentType);
