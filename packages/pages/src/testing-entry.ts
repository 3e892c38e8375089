/** Helpers for the tests of other packages. */
export {docsPath, page, siteOf, type Files} from './testing.ts';
