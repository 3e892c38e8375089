/** Public API. */
export {readLinks, readMeta} from './head.ts';
export {elementsOf, findAll, findElement, hasClass, parsePage, propertyOf} from './page-tree.ts';
export {type BuiltPage, readPages} from './read-pages.ts';
export {textOf} from '@devspace-docs/common';
