import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {runInTerminal, runStages} from './run-tasks.ts';
import type {Task} from './select.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'run-tasks-'));

afterAll(() => rmSync(folder, {recursive: true}));
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

const task = (name: string, script = ''): Task => ({
  name,
  command: [process.execPath, '-e', script, '--'],
});
const failing = task('failing', 'console.error("no"); process.exit(1)');
const [first, last] = [task('first'), task('last')];

async function run(selected: readonly Task[]) {
  const {results, notRun} = await runStages([[first, failing], [last]], selected, folder);
  return {
    passed: results.filter(({hasPassed}) => hasPassed).map((result) => result.task.name),
    output: results.map(({output}) => output).join(''),
    notRun: notRun.map(({name}) => name),
  };
}

it('skips the stages after a failure', async () =>
  expect(await run([first, failing, last])).toEqual({
    passed: ['first'],
    output: 'no\n',
    notRun: ['last'],
  }));

it('runs only the selected tasks', async () =>
  expect(await run([first, last])).toMatchObject({passed: ['first', 'last'], notRun: []}));

it('passes arguments in the terminal, continues after a failure, and reports it', async () => {
  const file = path.join(folder, 'written');
  const second = task('second', 'fs.writeFileSync(process.argv[1], "by the second task")');
  await expect(runInTerminal([failing, second], [file])).rejects.toThrow(/^Failed: failing$/);
  expect(readFileSync(file, 'utf8')).toBe('by the second task');
});
