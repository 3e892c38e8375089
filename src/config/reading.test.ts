import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {reading} from './reading.ts';

const zoomStyles = readFileSync('src/zoom/zoom.css', 'utf8');
const mediumZoom = readFileSync('node_modules/medium-zoom/dist/pure/index.js', 'utf8');
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

describe('an enlarged picture', () => {
  it('has no margin, and closes after 40 px of scrolling', () => {
    expect(reading.zoom).toMatchObject({margin: 0, scrollOffset: 40, attachDelay: 1000});
  });

  it('closes 150 ms after scrolling, as medium-zoom has it', () => {
    expect(reading.zoom.closeDelay).toBe(150);
    expect(mediumZoom).toContain(`setTimeout(close, ${reading.zoom.closeDelay})`);
  });

  it('grows for as long as the stylesheet says', () => {
    expect(reading.zoom.transition).toBe(300);
    expect(zoomStyles).toContain(`transition: transform ${reading.zoom.transition}ms`);
    expect(zoomStyles).toContain(`transition: opacity ${reading.zoom.transition}ms`);
  });

  it('lies on white, and on dark pages on the dark ground', () => {
    const grounds = [...tokens.matchAll(/--docs-zoom-surface: (#\w+);/g)].map(
      ([, colour]) => colour,
    );
    expect(grounds).toEqual(['#fff', '#0b1420']);
  });
});
