/** Public API. */
export {findFailure} from './build/output.ts';
export {runBuild} from './build/run-build.ts';
export {runMain} from './run-main.ts';
export {generators, linters} from './test-run/commands.ts';
export {runStages} from './test-run/run-stages.ts';
export {runInTerminal} from './test-run/run-task.ts';
export {selectTasks, type Task, unknownName} from './test-run/select.ts';
export {commandOf, nightly, stages} from './test-run/stages.ts';
export {type TaskResult, summarize} from './test-run/summary.ts';
