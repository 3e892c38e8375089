/** Contrast of colors and of parts of the page, as WCAG defines it. */
import type {Page} from '@playwright/test';
import type {boxOf} from './page-helpers.ts';

/** Minimum for borders, icons and underlines (WCAG 1.4.11). */
export const MIN_CONTRAST = 3;

type Color = readonly [red: number, green: number, blue: number];

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastBetween(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Highest contrast between the most frequent color of an area, its background, and the others. */
export async function contrastIn(
  page: Page,
  clip: Awaited<ReturnType<typeof boxOf>>,
): Promise<number> {
  const image = (await page.screenshot({clip})).toString('base64');
  const colors = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(bitmap, 0, 0);
    const {data} = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<string, number>();
    for (let start = 0; start < data.length; start += 4) {
      const color = data.slice(start, start + 3).join(' ');
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  }, image);
  const [background, ...others] = colors.map(
    (color) => color.split(' ').map(Number) as unknown as Color,
  );
  if (!background) throw new Error('The area is empty.');
  return Math.max(1, ...others.map((color) => contrastBetween(background, color)));
}

/** Contrast between two computed colors, such as `rgb(0, 104, 143)`. */
export function contrastOfColors(one: string, other: string): number {
  const [first, second] = [one, other].map((color) => {
    const [red, green, blue] = color.match(/\d+/g) ?? [];
    return [Number(red), Number(green), Number(blue)] as const;
  });
  if (!first || !second) throw new Error(`These are no colors: ${one}, ${other}`);
  return contrastBetween(first, second);
}
