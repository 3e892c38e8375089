import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {zoomThemeConfig} from './image-zoom.ts';
import {reading} from './reading.ts';

const imageStyles = readFileSync('src/plugins/medium-zoom/styles.css', 'utf8');
const drawingStyles = readFileSync('src/plugins/drawing-zoom/dialog.css', 'utf8');
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

describe('enlarged images and drawings', () => {
  it('react one second after a page load, and close after 40 px of scrolling', () => {
    expect(reading.zoom).toMatchObject({attachDelay: 1000, scrollOffset: 40, closeDelay: 150});
  });

  it('open and close for as long as the stylesheets say', () => {
    expect(reading.zoom.transition).toBe(300);
    expect(imageStyles).toContain(`transition: transform ${reading.zoom.transition}ms`);
    expect(imageStyles).toContain(`transition: opacity ${reading.zoom.transition}ms`);
    expect(drawingStyles).toContain(`transition: opacity ${reading.zoom.transition}ms`);
  });

  it('share the background of the page', () => {
    const colors = [...tokens.matchAll(/--docs-zoom-surface: (#\w+);/g)].map(([, color]) => color);
    expect(colors).toEqual(Object.values(zoomThemeConfig().background));
  });
});
