/**
 * Renders illustrations for each color mode. An SVG that is used as an image can't access the CSS
 * variables of the page, so they're replaced with their values. Pure.
 */
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

/**
 * Renders an illustration with the colors of a mode.
 *
 * @throws Error for an unknown token.
 */
export function renderIllustration(svg: string, tokens: Tokens): string {
  const colored = svg.replaceAll(/var\(--([\w-]+)\)/g, (use, name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`unknown token ${use}: see src/css/tokens.css`);
    return value;
  });
  return `${optimize(colored, {floatPrecision: 1}).data}\n`;
}

/** Width and height of an illustration in pixels. */
export function readSize(svg: string): readonly [width: number, height: number] {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('the viewBox must start at 0 0');
  return [Number(width), Number(height)];
}
