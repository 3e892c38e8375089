import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSearchRunner, describeState, type SearchState} from './search-runner.ts';
import type {SearchQuery, SearchResults} from './types.ts';

const nothing: SearchResults = {hits: [], total: 0};

function queryFor(text: string): SearchQuery {
  return {text, tag: 'docs-default-5.x', page: 0, hitsPerPage: 12};
}

interface Answer {
  readonly resolve: (results: SearchResults) => void;
  readonly reject: (error: Error) => void;
}

function setUp() {
  const answers = new Map<string, Answer>();
  const states: SearchState[] = [];
  const runner = createSearchRunner(
    {
      prepare: () => Promise.resolve(),
      search: ({text}) =>
        new Promise((resolve, reject) => {
          answers.set(text, {resolve, reject});
        }),
    },
    (state) => states.push(state),
  );
  return {
    run: (text: string) => runner.run(queryFor(text)),
    reset: runner.reset,
    answer: (text: string) => answers.get(text)!,
    /** Status and query of all reported states. */
    log: () => states.map(({status, query}) => `${status} ${query.text}`),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createSearchRunner', () => {
  it('reports that the first query is loading until its results arrive', async () => {
    const {run, answer, log} = setUp();
    const results = run('a');
    expect(log()).toEqual(['loading a']);
    vi.advanceTimersByTime(60_000);
    answer('a').resolve(nothing);
    expect(await results).toBe(nothing);
    expect(log().at(-1)).toBe('ready a');
    vi.advanceTimersByTime(60_000);
    expect(log().at(-1)).toBe('ready a');
  });

  it('keeps previous results for a moment', async () => {
    const {run, answer, log} = setUp();
    const first = run('a');
    answer('a').resolve(nothing);
    await first;
    const fast = run('ab');
    answer('ab').resolve(nothing);
    await fast;
    expect(log()).toEqual(['loading a', 'ready a', 'ready ab']);

    void run('abc');
    vi.advanceTimersByTime(1000);
    void run('abcd');
    expect(log().slice(3)).toEqual(['loading abc', 'loading abcd']);
  });

  it('reports only the state of the latest query', async () => {
    const {run, answer, log} = setUp();
    const first = run('a');
    const second = run('ab');
    answer('ab').resolve(nothing);
    await second;
    answer('a').resolve(nothing);
    await first;
    expect(log()).toEqual(['loading a', 'loading ab', 'ready ab']);
  });

  it('reports no results after a reset', async () => {
    const {run, reset, answer, log} = setUp();
    const pending = run('a');
    reset();
    answer('a').resolve(nothing);
    await pending;
    expect(log()).toEqual(['loading a']);
    void run('b');
    expect(log().at(-1)).toBe('loading b');
  });

  it('logs a warning if the search fails, and is loading again with the next query', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const {run, answer, log} = setUp();
    const failed = run('a');
    answer('a').reject(new Error('The index is missing.'));
    expect(await failed).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    void run('a');
    expect(log()).toEqual(['loading a', 'failed a', 'loading a']);
  });
});

it('describeState counts results only after they arrived', () => {
  const query = queryFor('a');
  expect(describeState({status: 'loading', query})).toBe('Loading results…');
  expect(describeState({status: 'failed', query})).toBe('');
  const count = (total: number) =>
    describeState({status: 'ready', query, results: {hits: [], total}});
  expect([count(0), count(1), count(30)]).toEqual(['No results', '1 result', '30 results']);
});
