/** The rules and their runner. The build imports none of them; `./result` has the types of the saved result. */
export {renamePage} from './rename/rename-page.ts';
export {rules} from './rules/index.ts';
export {addRoutes} from './runner/add-routes.ts';
export {checkContent, compareContent, fixContent} from './runner/check-content.ts';
export {createEditorProcessor} from './runner/editor.ts';
export {formatFixed} from './runner/fix.ts';
export {formatReport} from './runner/report.ts';
export {watchPages} from './runner/watch.ts';
export type {Problem} from './types.ts';
