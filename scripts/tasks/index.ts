/** Public API. */
export {generators, linters} from './commands.ts';
export {findFailure, runBuild} from './run-build.ts';
export {runMain} from './run-main.ts';
export {runInTerminal, runStages} from './run-tasks.ts';
export {selectTasks, type Task} from './select.ts';
export {commandOf, nightly, stages} from './stages.ts';
export {summarize} from './summary.ts';
