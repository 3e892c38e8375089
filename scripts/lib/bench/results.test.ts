import {describe, expect, it} from 'vitest';
import {readResults, writeResults, type BenchResults} from './results.ts';

const results: BenchResults = {
  pages: [
    {
      weight: {path: 'cli', html: 1, css: 1, js: 1, total: 3, requests: 3, prefetched: 0},
    },
  ],
  journeys: {clickToHeading: 120, keyToResult: 900},
};

describe('readResults', () => {
  it('reads what was written', () => {
    expect(readResults(writeResults(results), 'a.json')).toEqual(results);
  });

  it.each(['', '{', 'no'])('refuses %j, which is no JSON, with its name and a way out', (text) => {
    expect(() => readResults(text, 'a.json')).toThrow(
      'a.json is no JSON: give a file that `npm run bench -- --json FILE` has written.',
    );
  });

  it.each(['null', '[]', '{"pages": {}}', '{"pages": [{}]}', '{"pages": [{"weight": {}}]}'])(
    'refuses %s, which is of something else',
    (text) => {
      expect(() => readResults(text, 'a.json')).toThrow('a.json holds no results of the bench');
    },
  );
});
