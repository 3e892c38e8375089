/** Measures built pages. */
export {type Layout, layouts} from './bench/layouts.ts';
export {listTransfers} from './bench/load-page.ts';
export {checkWeight, sumTransfers} from './bench/page-weight.ts';
