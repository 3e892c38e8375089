/** Public API. */
export {readLinks, readMeta, readTitle} from './head.ts';
export {elementsOf, findAll, findElement, hasClass, parsePage, propertyOf} from './page-tree.ts';
export {attributeRange, type Range, rangeOf, tagsOf} from './positions.ts';
export {type BuiltPage, readPages} from './read-pages.ts';
export {textOf} from '@devspace-docs/common';
