/** The part of the public API that needs Node.js. */
export {type SourceTree, loadTree} from './source-tree.ts';
