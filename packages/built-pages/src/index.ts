/** Public API. */
export {type BuiltPage, readPages} from './read-pages.ts';
export {
  elementsOf,
  findAll,
  findElement,
  hasClass,
  parsePage,
  propertyOf,
  textOf,
} from './page-tree.ts';
