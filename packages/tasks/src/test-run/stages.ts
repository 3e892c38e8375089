/** npm scripts that `npm test` runs, with their arguments. */
export interface Task {
  readonly script: string;
  readonly args?: readonly string[];
}

/**
 * Stages of `npm test`. The tasks of a stage run at the same time. A stage starts only if all tasks before
 * it have passed, because the built site isn't worth testing otherwise.
 */
export const stages: readonly (readonly Task[])[] = [
  [
    {script: 'lint'},
    {script: 'types'},
    {script: 'test:unit'},
    {script: 'test:repository'},
    {script: 'test:builds'},
    {script: 'check'},
    {script: 'generate', args: ['--check']},
    {script: 'build', args: ['--strict']},
  ],
  [{script: 'test:site'}, {script: 'search:quality'}],
  // Alone, because the browser uses all cores.
  [{script: 'test:e2e'}],
];

/** The command that runs a task alone. */
export function commandOf({script, args = []}: Task): string {
  const options = args.length > 0 ? ` -- ${args.join(' ')}` : '';
  return `npm run ${script}${options}`;
}

/**
 * Returns the stages with only the given scripts, or all stages.
 *
 * @throws if there is no such script.
 */
export function selectStages(scripts: readonly string[]): readonly (readonly Task[])[] {
  if (scripts.length === 0) return stages;
  const known = stages.flat().map(({script}) => script);
  const unknown = scripts.find((script) => !known.includes(script));
  if (unknown !== undefined) {
    throw new Error(`npm test has no script "${unknown}". Expected: ${known.join(', ')}.`);
  }
  return stages
    .map((stage) => stage.filter(({script}) => scripts.includes(script)))
    .filter((stage) => stage.length > 0);
}
