/** Public API. */
export {findFailure} from './build/output.ts';
export {runBuild} from './build/run-build.ts';
export {runMain} from './run-main.ts';
export {runTask} from './test-run/run-task.ts';
export {commandOf, selectStages, stages} from './test-run/stages.ts';
export {type TaskResult, summarize} from './test-run/summary.ts';
