import {expect, it} from 'vitest';
import {issueUrl} from './issue-url.ts';

it('returns the URL of a new issue with a title and a body', () => {
  const url = new URL(issueUrl('https://git.example/a/b', 'x & <y> #1', 'Page: /z?a=1'));
  expect(url.origin + url.pathname).toBe('https://git.example/a/b/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({title: 'x & <y> #1', body: 'Page: /z?a=1'});
});

it('limits the length of the title, including surrogate pairs', () => {
  expect(issueUrl('https://git.example/a/b/', '🙂'.repeat(5000)).length).toBeLessThan(1000);
});
