import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {reading} from './reading.ts';

const tokens = readFileSync('src/css/tokens.css', 'utf8');

it('keeps targets of links as far from the top as the stylesheet does', () => {
  expect(tokens).toContain(`--docs-anchor-offset: ${reading.anchor.offset}px;`);
});

it('writes state to the address after 300 ms at the latest', () => {
  expect(reading.stateDelay).toBeLessThanOrEqual(300);
});

it('corrects the place of a target after one second', () => {
  expect(reading.anchor.correctAfter).toBe(1000);
});
