import {expect, it} from 'vitest';
import {summarize} from './summarize.ts';

it.each([
  ['Name of the pod. It is unique.', 'Name of the pod.'],
  ['Path of devspace.yaml or of a folder. More.', 'Path of devspace.yaml or of a folder.'],
  ['One sentence without an end', 'One sentence without an end'],
  ['', ''],
])('takes the first sentence of %j', (text, summary) => {
  expect(summarize(text)).toBe(summary);
});

it('cuts a long sentence at a word', () => {
  const summary = summarize('word '.repeat(100));
  expect(summary.length).toBeLessThan(210);
  expect(summary).toMatch(/word …$/);
});
