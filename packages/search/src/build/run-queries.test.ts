import {expect, it} from 'vitest';
import {parseQuestions, runQueries} from './run-queries.ts';

it('reads a question per line', () => {
  const text = '{"query": "sync", "version": "6.x", "routes": ["/docs/sync"]}\n\n';
  expect(parseQuestions(text)).toEqual([{query: 'sync', version: '6.x', answers: ['/docs/sync']}]);
});

it('requires a built site', () =>
  expect(runQueries([], 'missing')).rejects.toThrow('No built site in missing.'));
