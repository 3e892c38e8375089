import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {runInTerminal} from './run-task.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'run-task-'));

afterAll(() => rmSync(folder, {recursive: true}));

describe('runInTerminal', () => {
  it('passes arguments, continues after a failure, and reports it', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const file = path.join(folder, 'written');
    const write = 'fs.writeFileSync(process.argv[1], "by the second task")';
    const run = runInTerminal(
      [
        {name: 'first', command: [process.execPath, '-e', 'process.exit(1)', '--']},
        {name: 'second', command: [process.execPath, '-e', write, '--']},
      ],
      [file],
    );
    await expect(run).rejects.toThrow(/^Failed: first$/);
    expect(readFileSync(file, 'utf8')).toBe('by the second task');
  });
});
