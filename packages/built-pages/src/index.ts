/** Public API. */
export {type BuiltPage, readPages} from './read-pages.ts';
export {elementsOf, findAll, findElement, hasClass, parsePage, propertyOf} from './page-tree.ts';
export {textOf} from '@devspace-docs/common';
