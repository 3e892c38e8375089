/** Summarizes the results of `npm test`. */
import {stripVTControlCharacters} from 'node:util';
import type {Task} from './select.ts';
import {commandOf} from './stages.ts';

export interface TaskResult {
  readonly task: Task;
  readonly hasPassed: boolean;
  /** Standard output and errors. */
  readonly output: string;
  /** File that contains the output. */
  readonly log: string;
}

/** Lines of a failed task that the summary repeats. Test runners list the failures at the end. */
const SHOWN_LINES = 60;

/** Vitest ends with "Tests  1 failed | 12 passed (13)", Playwright with a line for each outcome. */
const COUNTS = /^ *(?:Tests +|\d+ (?:passed|failed)).*/gm;

/** Counts tests in the output of Vitest or Playwright; zero for other tools. */
function countTests(results: readonly TaskResult[], outcome: 'passed' | 'failed'): number {
  const lines = results.flatMap(({output}) => stripVTControlCharacters(output).match(COUNTS) ?? []);
  const counts = lines.join('\n').matchAll(new RegExp(`(\\d+) ${outcome}`, 'g'));
  return [...counts].reduce((total, [, count]) => total + Number(count), 0);
}

function describeFailure({task, output, log}: TaskResult): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const omitted = lines.length - SHOWN_LINES;
  return [
    `--- ${task.name}`,
    ...(omitted > 0 ? [`(${omitted} more lines in ${log})`] : []),
    ...lines.slice(-SHOWN_LINES),
    '',
    `Run it alone: ${commandOf(task)}`,
  ].join('\n');
}

/**
 * Describes all failures, with the end of their output and how to run them alone.
 *
 * @param notRun - Tasks of later stages.
 * @returns Text whose last line has the form "12 passed, 1 failed".
 */
export function summarize(results: readonly TaskResult[], notRun: readonly Task[]): string {
  const failures = results.filter(({hasPassed}) => !hasPassed);
  // A tool that isn't a test runner counts as one test.
  const failed = Math.max(countTests(results, 'failed'), failures.length);
  return [
    ...failures.map(describeFailure),
    ...(failures.length > 0 ? [`Failed: ${failures.map(({task}) => task.name).join(', ')}`] : []),
    ...(notRun.length > 0 ? [`Not run: ${notRun.map(({name}) => name).join(', ')}`] : []),
    `${countTests(results, 'passed')} passed, ${failed} failed`,
  ].join('\n\n');
}
