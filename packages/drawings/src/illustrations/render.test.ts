import {expect, it} from 'vitest';
import {readSize, readTokens, renderIllustration} from './render.ts';

const CSS =
  "\n:root {\n  --ink: #0d1b2a;\n  --brand: #00bdff;\n}\n\n[data-theme='dark'] {\n  --ink: #eee;\n}\n";

it('readTokens reads the colors of both modes', () => {
  expect(readTokens(CSS)).toEqual({
    light: {ink: '#0d1b2a', brand: '#00bdff'},
    dark: {ink: '#eee', brand: '#00bdff'},
  });
});

it('renderIllustration replaces tokens with their values', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9" stroke="var(--ink)"/></svg>';
  expect(renderIllustration(svg, {ink: '#eee'})).toContain('stroke="#eee"');
  expect(() => renderIllustration(svg, {})).toThrow('unknown token var(--ink)');
});

it('readSize reads the view box', () => {
  expect(readSize('<svg viewBox="0 0 360 420">')).toEqual([360, 420]);
  expect(() => readSize('<svg width="360">')).toThrow('viewBox');
});
