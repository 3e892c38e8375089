import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {runStages} from './run-stages.ts';
import type {Task} from './select.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'run-stages-'));

afterAll(() => rmSync(folder, {recursive: true}));
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

const task = (name: string, code = 0): Task => ({
  name,
  command: [process.execPath, '-e', `process.exit(${code})`],
});
const [first, failing, last] = [task('first'), task('failing', 1), task('last')];

async function run(selected: readonly Task[]) {
  const {results, notRun} = await runStages([[first, failing], [last]], selected, folder);
  return {
    passed: results.filter(({hasPassed}) => hasPassed).map((result) => result.task.name),
    notRun: notRun.map(({name}) => name),
  };
}

it('skips the stages after a failure', async () =>
  expect(await run([first, failing, last])).toEqual({passed: ['first'], notRun: ['last']}));

it('runs only the selected tasks', async () =>
  expect(await run([first, last])).toEqual({passed: ['first', 'last'], notRun: []}));
