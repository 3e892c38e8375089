import {expect, it} from 'vitest';
import {brief, check, docsPath, page} from '../testing.ts';
import {loneFlags} from './lone-flags.ts';

function problemsOf(body: string, path = docsPath('6.x')): string[] {
  return brief(check(loneFlags, {[path]: page('A', body)})).map((problem) =>
    problem.slice(path.length + 1),
  );
}

it.each([
  '`--force-build`, `--namespace team-a` and `--var=A=b`',
  'The function `--from-file` of `create_configmap`, or `--help`',
  '`--cache-from`, `--push` and `--load` of `docker buildx build`',
  '```bash\nDEVSPACE_FLAGS="-n team-a --silent" devspace dev\n```',
  '```yaml\nenv:\n  DEVSPACE_FLAGS: "-n team-a"\n```',
  'Set `DEVSPACE_DEPLOY_FLAGS=--skip-build`.',
])('accepts %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

it.each([
  ['Add `--force-bild`.', '5:6 no command of 6.x has a flag `--force-bild`'],
  ['Add `--namspace=team-a`.', '5:6 no command of 6.x has a flag `--namspace`'],
  ['Set `DEVSPACE_FLAGS=--xyz`.', '5:21 no command of 6.x has a flag `--xyz`'],
  [
    '```bash\nexport DEVSPACE_FLAGS="-n a --silnt"\n```',
    '6:29 no command of 6.x has a flag `--silnt`',
  ],
  [
    '```yaml\nenv:\n  DEVSPACE_FLAGS: "-n a --silnt"\n```',
    '7:25 no command of 6.x has a flag `--silnt`',
  ],
])('refuses %s', (body, problem) => {
  expect(problemsOf(body)).toEqual([problem]);
});

it('lets a page name the flags of a version that the sentence names', () => {
  const body = 'In 5.x, `DEVSPACE_FLAGS=--restore-vars` did this.';
  expect(problemsOf(body)).toEqual([]);
  expect(problemsOf('Set `DEVSPACE_FLAGS=--restore-vars`.')).toEqual([
    '5:21 `--restore-vars` is a flag of 5.x, not of 6.x',
  ]);
});
