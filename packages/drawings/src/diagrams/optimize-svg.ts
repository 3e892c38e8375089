/** Makes SVGs that Mermaid rendered use the colors of the site. */
import {DIAGRAM_FONT_SIZE} from './settings.ts';
import {MIN_SCALE} from './fit.ts';
import {optimize, type CustomPlugin, type XastElement, type XastRoot} from 'svgo';

/** Design tokens by color of Mermaid's neutral theme, so that diagrams match the illustrations. */
const tokens: Readonly<Record<string, string>> = {
  '#000': 'ink',
  '#333': 'ink',
  '#666': 'live',
  '#707070': 'line-strong',
  '#999': 'line-strong',
  '#d4d4d4': 'line-strong',
  '#eee': 'surface-raised',
  '#fff': 'surface-sunken',
  '#fcfcfc': 'surface-sunken',
};

const BOX_RADIUS = '8';

const aliases: Readonly<Record<string, string>> = {black: '#000', '#000000': '#000', white: '#fff'};

/** Normalizes grays from Mermaid and SVGO (`hsl(0, 0%, 99%)`, `white`) to the keys of `tokens`. */
function normalizeColor(color: string): string {
  const lightness = /^hsl\([^,]+, 0%, ([\d.]+)%\)$/.exec(color)?.[1];
  if (lightness === undefined) return aliases[color] ?? color;
  const channel = Math.round(Number(lightness) * 2.55).toString(16);
  return `#${channel.repeat(3)}`;
}

export interface SvgOptions {
  /** Prefix of ids, since a page can contain several diagrams. */
  readonly prefix: string;
  readonly className: string;
}

function toToken(color: string): string {
  const token = tokens[normalizeColor(color)];
  if (!token) {
    throw new Error(
      `The diagram uses the color ${color}: add it to the tokens in packages/drawings/src/diagrams/optimize-svg.ts`,
    );
  }
  return `var(--docs-${token})`;
}

/**
 * Removes the title and the description, which browsers show as a tooltip.
 *
 * @returns Both as one alternative text, because few screen readers read a separate description.
 */
function takeAlternative(root: XastElement): string {
  const texts = ['title', 'desc'].map((name) => {
    const element = root.children.find((child) => child.type === 'element' && child.name === name);
    const [text] = element?.type === 'element' ? element.children : [];
    if (text?.type !== 'text') throw new Error('The diagram needs `accTitle` and `accDescr`.');
    root.children = root.children.filter((child) => child !== element);
    return text.value.trim();
  });
  return texts.join('. ');
}

function useTokens({name, attributes}: XastElement): void {
  // Only affects HTML labels, which aren't used.
  delete attributes.color;
  // Makes the backgrounds of edge labels opaque, so that edges don't cross the text.
  if (attributes.opacity === '0.5' || attributes.opacity === '.5') delete attributes.opacity;
  for (const property of ['fill', 'stroke']) {
    const color = attributes[property];
    if (color !== undefined && color !== 'none' && !/^(?:url|var)\(/.test(color))
      attributes[property] = toToken(property === 'stroke' && color === '#333' ? '#666' : color);
  }
  if (name === 'rect' && attributes.stroke !== undefined) attributes.rx = BOX_RADIUS;
}

function describeRoot(svg: XastRoot, className: string): void {
  const root = svg.children.find((child) => child.type === 'element');
  if (!root) throw new Error("Mermaid didn't render an SVG.");
  const [, , width = 0, height = 0] = (root.attributes.viewBox ?? '').split(/\s+/).map(Number);
  const minWidth = Math.floor(width * MIN_SCALE);
  root.attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: className,
    viewBox: root.attributes.viewBox ?? '',
    width: String(Math.ceil(width)),
    height: String(Math.ceil(height)),
    'font-size': `${DIAGRAM_FONT_SIZE}px`,
    fill: root.attributes.fill ?? '#000',
    style: `min-width:${minWidth}px`,
    role: 'img',
    'aria-label': takeAlternative(root),
  };
}

function adaptToSite(className: string): CustomPlugin {
  return {
    name: 'adapt-to-site',
    fn: (svg) => {
      describeRoot(svg, className);
      return {element: {enter: useTokens}};
    },
  };
}

/**
 * Inlines the styles of a rendered diagram, replaces colors with design tokens, and minifies it.
 *
 * @throws Error for a color without a token.
 */
export function optimizeSvg(svg: string, {prefix, className}: SvgOptions): string {
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [
      {name: 'inlineStyles', params: {onlyMatchedOnce: false}},
      'removeStyleElement',
      'convertStyleToAttrs',
      {
        name: 'removeAttrs',
        params: {attrs: ['class', 'style', 'data-.*', 'xmlns:xlink', 'font-family']},
      },
      adaptToSite(className),
      {
        name: 'preset-default',
        params: {overrides: {removeUnknownsAndDefaults: {keepRoleAttr: true}}},
      },
      {name: 'prefixIds', params: {prefix, prefixClassNames: false}},
    ],
  }).data;
}
