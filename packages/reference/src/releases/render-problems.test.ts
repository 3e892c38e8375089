import {describe, expect, it} from 'vitest';
import {findProblems} from './find-problems.ts';
import {problemsOfPage, renderFixedIn, renderFixedProblems} from './render-problems.ts';
import type {ReleaseChange, ReleaseLimit} from './types.ts';

const common = {area: 'sync', text: 'Sync stops. See [Sync](dev/sync.mdx).'};
const fixed = (id: string, rest: Partial<ReleaseChange>): ReleaseChange => ({
  ...common,
  id,
  kind: 'fixed',
  ...rest,
});
const limit = (id: string, rest: Partial<ReleaseLimit>): ReleaseLimit => ({...common, id, ...rest});

const problems = findProblems(
  {
    releases: [
      {
        release: '6.1.0',
        date: '2022-09-09',
        changes: [
          fixed('range', {since: '5.18.4', page: 'dev/sync#start'}),
          fixed('only', {since: '6.0.1'}),
          fixed('unknown', {page: 'dev'}),
          {...common, id: 'added', kind: 'added'},
        ],
      },
      {release: '6.0.1', date: '2022-08-26'},
    ],
    limits: [
      limit('still', {since: '6.0.1', workaround: 'Wait.'}),
      limit('always', {}),
      limit('later', {since: '6.0.1', fixedInVersion: '7.0.0'}),
      limit('never', {fixedInVersion: '7.0.0'}),
    ],
  },
  '6.x',
  ['7.0.0', '6.1.0', '6.0.1', '6.0.0', '5.18.4'],
);

function render(id: string): string {
  const problem = problems.get(id);
  return problem ? renderFixedIn(problem, 'dev/index.mdx') : '';
}

describe('renderFixedIn', () => {
  it.each([
    ['range', '**5.18.4 to 6.0.1:**'],
    ['only', '**6.0.1 only:**'],
    ['unknown', '**Before 6.1.0:**'],
  ])('starts with the releases that have the problem %s', (id, range) => {
    expect(render(id)).toBe(
      `${range} Sync stops. See [Sync](./sync.mdx). [Fixed in 6.1.0](../releases/index.mdx#v6-1-0).`,
    );
  });

  it('ends with the workaround of a problem without a fix', () => {
    expect(render('still')).toBe(
      '**6.0.1 to 6.1.0:** Sync stops. See [Sync](./sync.mdx). Wait. [Not fixed in 6.1.0](../releases/known-problems.mdx#still).',
    );
    expect(render('always')).toContain('**Up to 6.1.0:**');
  });

  it('names the release of a later version', () => {
    expect(render('later')).toContain('**6.0.1 and later:**');
    expect(render('later')).toContain('[Fixed in 7.0.0](');
    expect(render('never')).toContain('**All 6.x releases:**');
  });
});

it('lists the problems of a page, with links to their entries', () => {
  const ids = (path: string) => problemsOfPage(problems, path).map(({entry}) => entry.id);
  expect(ids('dev/sync.mdx')).toEqual(['range']);
  expect(ids('dev/index.mdx')).toEqual(['unknown']);
  expect(renderFixedProblems(problemsOfPage(problems, 'dev/index.mdx'), 'dev/index.mdx')).toBe(
    '- **Before 6.1.0:** Sync stops. See [Sync](./sync.mdx). [Fixed in 6.1.0](../releases/upgrade-fixes.mdx#unknown).',
  );
});
