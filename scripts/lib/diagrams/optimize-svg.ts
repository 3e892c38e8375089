/** Turns an SVG that Mermaid rendered into one that takes its colors from the site's CSS. */
import {optimize, type CustomPlugin, type XastElement, type XastRoot} from 'svgo';

/** CSS custom properties of src/css/diagrams.css, by the color of Mermaid's neutral theme. */
const tokens: Readonly<Record<string, string>> = {
  '#000': 'text',
  '#333': 'text',
  '#666': 'line',
  '#707070': 'border',
  '#999': 'border',
  '#d4d4d4': 'border',
  '#eee': 'node',
  '#fff': 'label',
  '#fcfcfc': 'group',
};

const aliases: Readonly<Record<string, string>> = {black: '#000', '#000000': '#000', white: '#fff'};

/** A gray as Mermaid or SVGO writes it (`hsl(0, 0%, 99%)`, `white`), as the keys of `tokens` are. */
function normalizeColor(color: string): string {
  const lightness = /^hsl\([^,]+, 0%, ([\d.]+)%\)$/.exec(color)?.[1];
  if (lightness === undefined) return aliases[color] ?? color;
  const channel = Math.round(Number(lightness) * 2.55).toString(16);
  return `#${channel.repeat(3)}`;
}

/** Smallest scale at which a diagram is shown: below it, 16 px labels can't be read. */
const MIN_SCALE = 0.56;

/** Width of the text column on a large screen without the frame of a diagram, in pixels. */
const COLUMN_WIDTH = 690;

export interface SvgOptions {
  /** Starts every id, so that a page can hold several diagrams. */
  readonly prefix: string;
  readonly className?: string | undefined;
}

function toToken(color: string): string {
  const token = tokens[normalizeColor(color)];
  if (!token) {
    throw new Error(
      `The diagram uses the color ${color}: add it to the tokens in scripts/lib/diagrams/optimize-svg.ts`,
    );
  }
  return `var(--docs-diagram-${token})`;
}

function walk(node: XastRoot | XastElement, visit: (element: XastElement) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    visit(child);
    walk(child, visit);
  }
}

function textOf(element: XastElement): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}

/** Labels in reading order, each once. Mermaid splits them into one tspan per line and word. */
function readLabels(svg: XastRoot): string[] {
  const labels: string[] = [];
  walk(svg, (element) => {
    if (element.name !== 'text') return;
    const lines = element.children.filter((child) => child.type === 'element').map(textOf);
    labels.push((lines.length > 0 ? lines.join(' ') : textOf(element)).replace(/\s+/g, ' ').trim());
  });
  return [...new Set(labels.filter(Boolean))];
}

/** Removes markers, symbols and filters that nothing refers to. */
function removeUnused(svg: XastRoot): void {
  const used = new Set<string>();
  walk(svg, ({attributes}) => {
    for (const value of Object.values(attributes)) {
      const id = /^url\(#(.+)\)$/.exec(value)?.[1];
      if (id) used.add(id);
    }
  });
  const isUnused = ({name, attributes}: XastElement): boolean =>
    ['marker', 'symbol', 'filter', 'linearGradient'].includes(name) &&
    !used.has(attributes.id ?? '');
  const prune = (parent: XastRoot | XastElement): void => {
    parent.children = parent.children.filter(
      (child) => child.type !== 'element' || !isUnused(child),
    );
    walk(parent, (element) => {
      element.children = element.children.filter(
        (child) => child.type !== 'element' || !isUnused(child),
      );
    });
  };
  prune(svg);
}

function useTokens(svg: XastRoot): void {
  walk(svg, ({attributes}) => {
    // The text color of HTML labels, which the SVG doesn't have.
    delete attributes.color;
    // Half-transparent backgrounds of edge labels, through which the edge would cross the text.
    if (attributes.opacity === '0.5' || attributes.opacity === '.5') delete attributes.opacity;
    for (const name of ['fill', 'stroke']) {
      const color = attributes[name];
      if (color !== undefined && color !== 'none' && !color.startsWith('url('))
        attributes[name] = toToken(color);
    }
  });
}

function describeRoot(svg: XastRoot, className: string | undefined): void {
  const root = svg.children.find((child) => child.type === 'element');
  if (!root) throw new Error('Mermaid rendered no SVG.');
  const [, , width = 0, height = 0] = (root.attributes.viewBox ?? '').split(/\s+/).map(Number);
  const minWidth = Math.round(width * MIN_SCALE);
  root.attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...(className && {class: className}),
    viewBox: root.attributes.viewBox ?? '',
    width: String(Math.ceil(width)),
    height: String(Math.ceil(height)),
    'font-size': '16px',
    fill: root.attributes.fill ?? '#000',
    style: `min-width:${minWidth}px`,
    // A diagram that stays wider than the column scrolls: keyboards need a stop for that.
    ...(minWidth > COLUMN_WIDTH && {tabindex: '0'}),
    role: 'img',
    'aria-label': `Diagram: ${readLabels(svg).join(', ')}`,
  };
}

function adaptToSite(className: string | undefined): CustomPlugin {
  return {
    name: 'adapt-to-site',
    fn: (svg) => {
      removeUnused(svg);
      describeRoot(svg, className);
      useTokens(svg);
      return {};
    },
  };
}

/**
 * Inlines the styles of a rendered diagram, replaces its colors by the site's tokens, and removes
 * what isn't visible.
 *
 * @throws Error for a color that has no token.
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
