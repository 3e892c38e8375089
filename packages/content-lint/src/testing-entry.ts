/** Helpers for the tests of other packages. */
export {docsPath, page, siteOf} from './testing.ts';
