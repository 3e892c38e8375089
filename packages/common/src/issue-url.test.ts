import {expect, it} from 'vitest';
import {reportUrl} from './report-url.ts';

it('returns the URL of a new issue with the query in its title', () => {
  const url = new URL(reportUrl('https://git.example/a/b', 'x & <y> #1'));
  expect(url.origin + url.pathname).toBe('https://git.example/a/b/issues/new');
  expect(url.searchParams.get('title')).toBe('No search results for: x & <y> #1');
});

it('limits the length for a long query, including surrogate pairs', () => {
  expect(reportUrl('https://git.example/a/b/', '🙂'.repeat(5000)).length).toBeLessThan(1000);
});
