import {expect, it} from 'vitest';
import {compareFields} from './compare.ts';

const before = ['dev', 'dev.sync', 'dev.sync[].name', 'dev.sync[].polling', 'old', 'old.inner'];
const after = ['dev', 'dev.*.sync', 'dev.*.sync[].name', 'dev.*.ssh', 'dev.*.ssh.port'];
const moved = {'dev.sync': 'dev.*.sync'};
const removed = {old: 'Delete it.', 'dev.sync[].polling': 'Delete it, too.'};

it('lists moved, removed and added fields, without their nested fields', () => {
  const {changes, kept, problems} = compareFields(before, after, {moved, removed, flags: {}});
  expect(changes).toEqual([
    {kind: 'moved', path: 'dev.sync', to: 'dev.*.sync'},
    {kind: 'removed', path: 'dev.sync[].polling', advice: 'Delete it, too.'},
    {kind: 'removed', path: 'old', advice: 'Delete it.'},
    {kind: 'added', path: 'dev.*.ssh'},
  ]);
  expect(kept.get('dev.sync[].name')).toBe('dev.*.sync[].name');
  expect(problems).toEqual([]);
});

it.each([
  [
    'a removed field without advice',
    {old: 'Delete it.'},
    {
      at: ['removed'],
      reason: 'lacks dev.sync[].polling, which no longer exists: add it here or to `moved`',
    },
  ],
  [
    'advice that applies to no field',
    {...removed, gone: 'Delete it.'},
    {at: ['removed', 'gone'], reason: 'matches no changed field: remove it'},
  ],
])('reports %s', (_, advice, problem) => {
  const {problems} = compareFields(before, after, {moved, removed: advice, flags: {}});
  expect(problems).toEqual([problem]);
});
