/**
 * Renders diagrams to SVG with Mermaid in a browser, without style elements, which the site's
 * Content-Security-Policy blocks.
 */
import {readFileSync} from 'node:fs';
import type {MermaidConfig} from 'mermaid';
import type {RenderResult} from 'mermaid-isomorphic';
import {mermaid} from './settings.ts';
import {browserFlags, findBrowser} from '@devspace-docs/browser';
import type {Diagram} from './find-diagrams.ts';
import {fitDiagram} from './fit.ts';
import {optimizeSvg} from './optimize-svg.ts';
import {toVertical} from './to-vertical.ts';

/**
 * Declares the site's font, so that Mermaid measures labels in the font that readers see. Doesn't
 * use the site's style sheet: rendering fails if the fallback fonts in it aren't installed.
 */
function fontStyle(): string {
  const font = readFileSync('src/css/fonts/inter-subset.woff2', 'base64');
  const css = `@font-face {
    font-family: 'Docs Inter';
    font-weight: 400 700;
    src: url(data:font/woff2;base64,${font});
  }`;
  return `data:text/css,${encodeURIComponent(css)}`;
}

const mermaidConfig: MermaidConfig = {
  ...mermaid.options,
  theme: mermaid.theme.light,
  fontFamily: 'Docs Inter',
  // SVG text instead of HTML inside the SVG, so that SVGO can inline all styles.
  htmlLabels: false,
  flowchart: {...mermaid.options.flowchart, htmlLabels: false},
};

/** The markup of a diagram: one SVG, or two for different widths. */
function writeMarkup(name: string, [wide, tall]: readonly RenderResult[]): string {
  if (!wide) return '';
  const fit = tall ? fitDiagram(wide.width, tall.width) : {wide: 'diagram'};
  const prefix = `d${name.replace('.html', '')}`;
  return [
    fit.wide && optimizeSvg(wide.svg, {prefix, className: fit.wide}),
    // Both versions are on the same page, so their ids must differ.
    tall && fit.tall && optimizeSvg(tall.svg, {prefix: `${prefix}t`, className: fit.tall}),
  ]
    .filter(Boolean)
    .map((svg) => `${svg}\n`)
    .join('');
}

/**
 * Renders diagrams to markup, by the name of the rendered file.
 *
 * @throws Error with the location of a diagram that Mermaid can't render.
 */
export async function renderDiagrams(
  diagrams: ReadonlyMap<string, Diagram>,
): Promise<Map<string, string>> {
  // Uses import.meta.resolve, which tsx doesn't provide for static imports.
  const {createMermaidRenderer} = await import('mermaid-isomorphic');
  const render = createMermaidRenderer({
    launchOptions: {executablePath: findBrowser(), args: [...browserFlags]},
  });
  const css = fontStyle();
  const markup = new Map<string, string>();
  for (const [name, {location, source}] of diagrams) {
    // Left to right, then top to bottom.
    const sources = [source, toVertical(source)].filter((text) => text !== undefined);
    const rendered = (await render(sources, {mermaidConfig, css})).map((result) => {
      if (result.status === 'fulfilled') return result.value;
      throw new Error(`${location}: can't render this diagram: ${String(result.reason)}`);
    });
    try {
      markup.set(name, writeMarkup(name, rendered));
    } catch (error) {
      throw new Error(`${location}: ${String(error)}`, {cause: error});
    }
  }
  return markup;
}
