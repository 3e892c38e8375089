/** A command with a name, such as `unit`. */
export interface Task {
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
}

export interface Selection {
  readonly tasks: readonly Task[];
  /** Arguments for the tasks. */
  readonly rest: readonly string[];
}

/**
 * Selects tasks by the names at the start of a command line, or all tasks if there are none. If there is a
 * single name, other arguments can follow it.
 *
 * @throws Error that lists the names, for an argument that isn't one.
 */
export function selectTasks(tasks: readonly Task[], args: readonly string[]): Selection {
  const names = tasks.map(({name}) => name);
  const end = args.findIndex((arg) => !names.includes(arg));
  const selected = end < 0 ? args : args.slice(0, end);
  const rest = args.slice(selected.length);
  if (rest.length > 0 && selected.length !== 1)
    throw new Error(`Unknown name "${rest[0]}". Expected: ${names.join(', ')}.`);
  return {
    tasks: selected.length === 0 ? tasks : tasks.filter(({name}) => selected.includes(name)),
    rest,
  };
}
