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

it('passes on what the function has to say when it fails, and goes on', async () => {
  await expect(processes.run({variable: ''})).rejects.toThrow('Nothing was asked.');
  expect((await processes.run({variable: 'PROCESSES_TEST'})).value).toBe('kept');
});
