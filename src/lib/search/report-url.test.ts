import {expect, it} from 'vitest';
import {reportUrl} from './report-url.ts';

it('opens a new issue that names the query', () => {
  const address = new URL(reportUrl('https://git.example/a/b', 'x & <y> #1'));
  expect(address.origin + address.pathname).toBe('https://git.example/a/b/issues/new');
  expect(address.searchParams.get('title')).toBe('No search results for: x & <y> #1');
});

it('stays short for a long query, also one of characters in two halves', () => {
  expect(reportUrl('https://git.example/a/b/', '🙂'.repeat(5000)).length).toBeLessThan(1000);
});
