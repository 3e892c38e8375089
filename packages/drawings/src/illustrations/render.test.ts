import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readSize, readTokens, renderFonts, renderIllustration} from './render.ts';

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
  expect(renderIllustration(svg, {ink: '#eee'}, '')).toContain('stroke="#eee"');
  expect(renderIllustration(svg, {ink: 'var(--text)', text: '#eee'}, '')).toContain('"#eee"');
  expect(() => renderIllustration(svg, {}, '')).toThrow('unknown token var(--ink)');
});

it('renderFonts embeds the characters of labels, and renderIllustration keeps them', async () => {
  const Inter = readFileSync('src/css/fonts/inter-subset.woff2');
  const svg = (label: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><text>${label}</text></svg>`;
  const style = await renderFonts(svg('ab'), {Inter});
  expect(style).toMatch(/^<style>@font-face\{font-family:Inter;.*base64,d09GMg.*\}<\/style>$/);
  expect(style.length).toBeLessThan((await renderFonts(svg('abcdefgh'), {Inter})).length);
  expect(renderIllustration(svg('ab'), {}, style)).toContain(`2000/svg">${style}<text>ab`);
  const other = svg('ab').replace('<text', '<text font-family="Other"');
  await expect(renderFonts(other, {Inter})).rejects.toThrow('unknown font Other');
});

it('readSize reads the view box', () => {
  expect(readSize('<svg viewBox="0 0 360 420">')).toEqual([360, 420]);
  expect(() => readSize('<svg width="360">')).toThrow('viewBox');
});
