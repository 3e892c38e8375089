/**
 * Draws diagrams with Mermaid in a browser.
 */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import type {Mermaid} from 'mermaid';
import ts from 'typescript';
import {mermaid as settings} from '../../../src/config/diagrams.ts';
import {findBrowser} from '../browser/find-browser.ts';
import type {Diagram} from './find-diagrams.ts';
import {turnDown} from './turn-down.ts';
import type {DrawingRequest, writeDrawing} from './write-drawing.ts';

/** Colours of Mermaid's neutral theme, by the part of a diagram that has them. */
const tokens: DrawingRequest['tokens'] = {
  'rgb(0, 0, 0)': 'text',
  'rgb(51, 51, 51)': 'text',
  'rgb(102, 102, 102)': 'line',
  'rgb(112, 112, 112)': 'border',
  'rgb(153, 153, 153)': 'border',
  'rgb(212, 212, 212)': 'border',
  'rgb(238, 238, 238)': 'node',
  'rgb(252, 252, 252)': 'group',
  'rgb(255, 255, 255)': 'label',
};

/** What stands in the page that draws. */
interface DrawingWindow {
  readonly mermaid: Mermaid;
  readonly writeDrawing: typeof writeDrawing;
}

const FONT = 'src/css/fonts/inter-subset.woff2';

async function preparePage(page: Page): Promise<void> {
  const font = (await readFile(FONT)).toString('base64');
  // Labels are measured in the font of the site.
  await page.setContent(
    `<style>@font-face{font-family:'Docs Inter';src:url(data:font/woff2;base64,${font});font-weight:400 700}body{font:16px 'Docs Inter'}</style><p>Text <b>text</b></p><div id="drawing"></div>`,
  );
  const mermaid = createRequire(import.meta.url).resolve('mermaid');
  await page.addScriptTag({path: path.join(path.dirname(mermaid), 'mermaid.min.js')});
  const source = await readFile(new URL('./write-drawing.ts', import.meta.url), 'utf8');
  await page.addScriptTag({
    content: ts.transpile(source, {target: ts.ScriptTarget.ES2022}).replace(/^export /gm, ''),
  });
  await page.evaluate(async (config) => {
    await document.fonts.ready;
    const {mermaid} = window as unknown as DrawingWindow;
    mermaid.initialize(config);
  }, mermaidConfig);
}

const mermaidConfig = {
  ...settings.options,
  theme: settings.theme.light,
  startOnLoad: false,
  fontFamily: 'Docs Inter',
  // Text of the drawing itself, which needs no style sheet, in place of HTML inside of it.
  htmlLabels: false,
  flowchart: {...settings.options.flowchart, htmlLabels: false},
};

/** The least part of its own size that a drawing is shown at: letters of 16 px become 9 px. */
const MIN_SCALE = 0.56;

/** Width of the text on a large screen, less the frame of a diagram, in pixels. */
const COLUMN = 690;

async function drawOnce(
  page: Page,
  source: string,
  prefix: string,
  className?: string,
): Promise<string> {
  return page.evaluate(
    async ({code, request}) => {
      const {mermaid, writeDrawing: write} = window as unknown as DrawingWindow;
      const {svg} = await mermaid.render('source', code);
      const element = document.getElementById('drawing');
      if (!element) throw new Error('The page that draws is not ready.');
      element.innerHTML = svg;
      const root = element.querySelector('svg');
      if (!root) throw new Error('Mermaid drew nothing.');
      return write(root, request);
    },
    {
      code: source,
      request: {
        prefix,
        tokens,
        minScale: MIN_SCALE,
        column: COLUMN,
        ...(className && {className}),
      },
    },
  );
}

/** Draws a diagram, and what goes from left to right a second time for small screens. */
async function drawOne(page: Page, name: string, source: string): Promise<string> {
  const prefix = `d${name.replace('.html', '')}`;
  const tall = turnDown(source);
  if (tall === undefined) return drawOnce(page, source, prefix);
  return [
    await drawOnce(page, source, prefix, 'diagram-wide'),
    await drawOnce(page, tall, `${prefix}t`, 'diagram-tall'),
  ].join('');
}

/**
 * Draws diagrams.
 *
 * @returns The markup of each by the name of its file.
 * @throws Error that names the page of a diagram that cannot be drawn.
 */
export async function drawDiagrams(
  diagrams: ReadonlyMap<string, Diagram>,
): Promise<Map<string, string>> {
  const executablePath = findBrowser({
    platform: process.platform,
    env: process.env,
    ownBrowser: chromium.executablePath(),
    exists: existsSync,
  });
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const page = await browser.newPage();
    await preparePage(page);
    const drawings = new Map<string, string>();
    for (const [name, {place, source}] of diagrams) {
      try {
        drawings.set(name, `${await drawOne(page, name, source)}\n`);
      } catch (error) {
        throw new Error(`${place} This diagram cannot be drawn: ${String(error)}`, {cause: error});
      }
    }
    return drawings;
  } finally {
    await browser.close();
  }
}
