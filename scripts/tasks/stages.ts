import {linters} from './commands.ts';
import type {Task} from './select.ts';

function script(name: string, ...args: readonly string[]): Task {
  return {name, command: ['npm', 'run', '--silent', name, '--', ...args]};
}

const otherLinters = linters.map(({name}) => name).filter((name) => name !== 'code');

/** The tests of a project in vitest.config.mts. */
function vitest(project: string): Task {
  return {name: project, command: ['vitest', 'run', '--project', project]};
}

/**
 * Stages of `npm test`. The tasks of a stage run side by side. A stage starts only if all tasks before
 * it have passed, because the built site isn't worth testing otherwise.
 */
export const stages: readonly (readonly Task[])[] = [
  [
    // The longest first, so that no core is idle at the end.
    {...script('lint', 'code'), name: 'lint:code'},
    {...script('lint', ...otherLinters), name: 'lint:rest'},
    script('check'),
    vitest('unit'),
    script('generate', '--check'),
  ],
  // The build is after `check`, whose result it shows. It leaves a part of the cores to the others.
  [script('build', '--strict'), script('types'), vitest('repository')],
  [vitest('site'), script('search:quality')],
  // Alone, because the browser uses all cores.
  [{name: 'e2e', command: ['playwright', 'test', '--project=desktop', '--project=mobile']}],
];

/**
 * What takes too long for each change. `npm test` runs these only by name, and nightly.yml every night.
 * CONTRIBUTING.md lists what else tests the same.
 */
export const nightly: readonly Task[] = [
  {
    name: 'e2e:nightly',
    command: ['playwright', 'test', '--project=nightly', '--project=nightly-mobile'],
  },
  vitest('builds'),
  {name: 'seeds', command: ['tsx', 'tests/seeds/run.ts']},
];

/** The command that runs a task alone. */
export function commandOf({name}: Task): string {
  return `npm test -- ${name}`;
}
