/** Prints the lines of code, tests and CSS in each package and folder: `npm run lines`. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {runMain} from './tasks/index.ts';

function kindOf(file: string): 'code' | 'css' | 'tests' {
  if (file.endsWith('.css')) return 'css';
  return /^tests\/|\.test\.tsx?$/.test(file) ? 'tests' : 'code';
}

void runMain(() => {
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.css'];
  const files = execFileSync('git', ['ls-files', ...patterns], {encoding: 'utf8'});
  const rows: Record<string, {code: number; tests: number; css: number}> = {};
  for (const file of files.trim().split('\n')) {
    const name = /^(?:packages\/[^/]+|[^/]+(?=\/))/.exec(file)?.[0] ?? '.';
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    for (const key of [name, 'total']) {
      const row = (rows[key] ??= {code: 0, tests: 0, css: 0});
      row[kindOf(file)] += lines;
    }
  }
  const {total, ...others} = rows;
  console.table({...others, total});
});
