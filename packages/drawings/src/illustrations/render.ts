/**
 * Renders illustrations for each color mode. An SVG that is used as an image can't access the CSS
 * variables and the fonts of the page: variables are replaced with their values, and the characters of its
 * labels are embedded. Pure.
 */
// cspell:ignore wght
import subsetFont from 'subset-font';
import {optimize} from 'svgo';

export type Mode = 'light' | 'dark';

/** Values of custom properties by name, without `--`. */
export type Tokens = Readonly<Record<string, string>>;

function readBlock(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`src/css/tokens.css has no rule for ${selector}.`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Reads the tokens of each color mode from src/css/tokens.css. */
export function readTokens(css: string): Readonly<Record<Mode, Tokens>> {
  const light = readBlock(css, ':root');
  return {light, dark: {...light, ...readBlock(css, "[data-theme='dark']")}};
}

/** Font files by the family that illustrations use. The root element sets the first one. */
export type Fonts = Readonly<Record<string, Buffer>>;

/** The characters of the labels in each family. */
function readLabels(svg: string, fonts: Fonts): Map<string, string> {
  const labels = new Map<string, string>();
  const [base] = Object.keys(fonts);
  for (const [, attributes = '', text = ''] of svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)) {
    const family = /font-family="([^"]+)"/.exec(attributes)?.[1] ?? base;
    if (family === undefined || !fonts[family]) throw new Error(`unknown font ${family}`);
    labels.set(family, (labels.get(family) ?? '') + text.replaceAll(/<[^>]+>/g, ''));
  }
  return labels;
}

/** A constant, because `@types/subset-font` 2.3 doesn't know `keepFeatures` and `noHinting`. */
const SUBSET = {
  targetFormat: 'woff2',
  keepFeatures: ['kern'],
  noHinting: true,
  variationAxes: {wght: {min: 400, max: 600}},
} as const;

/** Renders a style with the parts of fonts that an illustration uses. */
export async function renderFonts(svg: string, fonts: Fonts): Promise<string> {
  const faces: string[] = [];
  for (const [family, labels] of readLabels(svg, fonts)) {
    const font = await subsetFont(fonts[family] ?? Buffer.of(), labels, SUBSET);
    faces.push(
      `@font-face{font-family:${family};font-weight:400 600;src:url(data:font/woff2;base64,${font.toString('base64')})}`,
    );
  }
  return `<style>${faces.join('')}</style>`;
}

/** Replaces tokens with their values, which can be other tokens. */
function resolveTokens(text: string, tokens: Tokens): string {
  return text.replaceAll(/var\(--([\w-]+)\)/g, (use, name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`unknown token ${use}: see src/css/tokens.css`);
    return resolveTokens(value, tokens);
  });
}

/**
 * Renders an illustration with the colors of a mode.
 *
 * @param fonts - Result of {@link renderFonts}.
 * @throws Error for an unknown token.
 */
export function renderIllustration(svg: string, tokens: Tokens, fonts: string): string {
  // After optimization, which would parse the fonts too.
  const {data} = optimize(resolveTokens(svg, tokens), {floatPrecision: 1});
  return `${data.replace('>', `>${fonts}`)}\n`;
}

/** Width and height of an illustration in pixels. */
export function readSize(svg: string): readonly [width: number, height: number] {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('the viewBox must start at 0 0');
  return [Number(width), Number(height)];
}
