/** Public API. */
export {browserFlags} from './browser-flags.ts';
export {findBrowser} from './find-browser.ts';
