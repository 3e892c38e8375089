import {execFileSync} from 'node:child_process';

/** The output of Git. */
export function git(...args: readonly string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28});
}

/** The commit of the main branch that the present branch is based on; undefined if there is no main branch. */
export function findBase(): string | undefined {
  const branches = git('branch', '--all', '--format=%(refname:short)').split('\n');
  const main = ['origin/main', 'main'].find((name) => branches.includes(name));
  return main === undefined ? undefined : git('merge-base', main, 'HEAD').trim();
}
