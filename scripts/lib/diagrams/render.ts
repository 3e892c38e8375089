/**
 * Renders diagrams to SVG with Mermaid in a browser, in a form that needs no style element: the
 * site's Content-Security-Policy forbids those.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import type {MermaidConfig} from 'mermaid';
import {mermaid} from '../../../src/config/diagrams.ts';
import {findBrowser} from '../browser/find-browser.ts';
import type {Diagram} from './find-diagrams.ts';
import {optimizeSvg} from './optimize-svg.ts';
import {toVertical} from './to-vertical.ts';

/** Declares the site's font: Mermaid measures labels in the font that readers see. */
const FONT_CSS = pathToFileURL(path.resolve('src/css/tokens.css'));

const mermaidConfig: MermaidConfig = {
  ...mermaid.options,
  theme: mermaid.theme.light,
  fontFamily: 'Docs Inter',
  // SVG text instead of HTML inside the SVG, so that SVGO can inline all styles.
  htmlLabels: false,
  flowchart: {...mermaid.options.flowchart, htmlLabels: false},
};

/** An SVG to render: one diagram has one or two. */
interface Job {
  readonly name: string;
  readonly diagram: Diagram;
  readonly source: string;
  readonly className?: string;
}

/** A left-to-right flowchart is rendered a second time from top to bottom, for small screens. */
function planJobs([name, diagram]: readonly [string, Diagram]): Job[] {
  const {source} = diagram;
  const vertical = toVertical(source);
  if (vertical === undefined) return [{name, diagram, source}];
  return [
    {name, diagram, source, className: 'diagram-wide'},
    {name, diagram, source: vertical, className: 'diagram-tall'},
  ];
}

/**
 * Renders diagrams.
 *
 * @param diagrams - By the file name of the rendered diagram.
 * @returns The markup of each file, by its name.
 * @throws Error that names file and line of a diagram that Mermaid can't render.
 */
export async function renderDiagrams(
  diagrams: ReadonlyMap<string, Diagram>,
): Promise<Map<string, string>> {
  const executablePath = findBrowser({
    platform: process.platform,
    env: process.env,
    ownBrowser: chromium.executablePath(),
    exists: existsSync,
  });
  // It relies on import.meta.resolve, which a static import through tsx doesn't provide.
  const {createMermaidRenderer} = await import('mermaid-isomorphic');
  const render = createMermaidRenderer({
    launchOptions: {executablePath, args: ['--no-sandbox', '--disable-gpu']},
  });
  const jobs = [...diagrams].flatMap(planJobs);
  const results = await render(
    jobs.map(({source}) => source),
    {mermaidConfig, css: FONT_CSS},
  );
  const markup = new Map<string, string>();
  jobs.forEach(({name, diagram, className}, index) => {
    const result = results[index];
    if (result?.status !== 'fulfilled') {
      throw new Error(`${diagram.location}: can't render this diagram: ${String(result?.reason)}`);
    }
    const svg = optimizeSvg(result.value.svg, {
      // Unique on a page with several diagrams.
      prefix: `d${name.replace('.html', '')}${className === 'diagram-tall' ? 't' : ''}`,
      className,
    });
    markup.set(name, `${markup.get(name) ?? ''}${svg}\n`);
  });
  return markup;
}
