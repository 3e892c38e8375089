import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import type {Answer, Question} from './fixture.ts';
import {openProcesses, type Processes} from './open-processes.ts';

let processes: Processes<Question, Answer>;

beforeAll(() => {
  vi.stubEnv('PROCESSES_TEST', 'kept');
  const file = fileURLToPath(new URL('./fixture.ts', import.meta.url));
  processes = openProcesses({file, name: 'answer', count: 1});
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await processes.close();
});

it('runs a function in another process, which has the environment of this one', async () => {
  const {pid, value} = await processes.run({variable: 'PROCESSES_TEST'});
  expect(pid).not.toBe(process.pid);
  expect(value).toBe('kept');
});

it('uses a process again', async () => {
  const [one, other] = await Promise.all(
    ['A', 'B'].map(async (variable) => processes.run({variable})),
  );
  expect(one?.pid).toBe(other?.pid);
});

it('goes on in another process when one was ended from outside while it waited', async () => {
  const {pid} = await processes.run({variable: 'A'});
  process.kill(pid);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow());
  expect((await processes.run({variable: 'A'})).pid).not.toBe(pid);
});

it('fails when no process could load the module, however late it is asked', async () => {
  const broken = openProcesses<Question, Answer>({file: '/no/such.ts', name: 'answer', count: 1});
  const run = async () => broken.run({variable: 'A'});
  // What it says depends on whether a process ends with the task, or none is left.
  for (let time = 0; time < 3; time += 1) await expect(run()).rejects.toThrow();
  await broken.close();
}, 15_000);

it('passes on what the function has to say when it fails, and goes on', async () => {
  await expect(processes.run({variable: ''})).rejects.toThrow('Nothing was asked.');
  expect((await processes.run({variable: 'PROCESSES_TEST'})).value).toBe('kept');
});
