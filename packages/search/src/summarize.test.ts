import {expect, it} from 'vitest';
import {summarize, summarizeCard} from './summarize.ts';

it.each([
  ['Name of the pod. It is unique.', 'Name of the pod.'],
  ['Path of devspace.yaml or of a folder. More.', 'Path of devspace.yaml or of a folder.'],
  ['One sentence without an end', 'One sentence without an end'],
  ['', ''],
])('returns the first sentence of %j', (text, summary) => {
  expect(summarize(text)).toBe(summary);
});

it('truncates a long sentence at a word', () => {
  const summary = summarize('word '.repeat(100));
  expect(summary.length).toBeLessThan(210);
  expect(summary).toMatch(/word …$/);
});

it('separates the fix of a message from its cause', () => {
  expect(summarizeCard('The port is in use. A program listens. Fix: Stop it.')).toEqual({
    summary: 'The port is in use. A program listens.',
    fix: 'Stop it.',
  });
  expect(summarizeCard('Path of a folder. More.')).toEqual({summary: 'Path of a folder.'});
});
