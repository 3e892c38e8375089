import {expect, it} from 'vitest';
import {selectTasks, type Task} from './select.ts';

const [unit, site, e2e] = ['unit', 'site', 'e2e'].map((name): Task => ({name, command: [name]}));
const tasks = [unit, site, e2e].filter((task) => task !== undefined);

it('selects all tasks without arguments', () => {
  expect(selectTasks(tasks, [])).toEqual({tasks, rest: []});
});

it('selects tasks by name, in their own order', () => {
  expect(selectTasks(tasks, ['e2e', 'unit'])).toEqual({tasks: [unit, e2e], rest: []});
});

it('passes other arguments to a single task', () => {
  const rest = ['src/lib/x', '-t', 'site'];
  expect(selectTasks(tasks, ['unit', ...rest])).toEqual({tasks: [unit], rest});
});

it.each([
  [['unti'], 'Unknown name "unti". Expected: unit, site, e2e.'],
  [['--ui'], 'Unknown name "--ui"'],
  [['unit', 'site', 'src/lib'], 'Unknown name "src/lib"'],
])('rejects %j and lists the names', (args, message) => {
  expect(() => selectTasks(tasks, args)).toThrow(message);
});
