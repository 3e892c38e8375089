/**
 * Highlights code at build time, so that browsers don't load a highlighter.
 *
 * Every fenced block becomes `<HighlightedCode html="…" />`: one string instead of hundreds of elements,
 * which keeps page chunks small and hydration fast.
 */
import type {Element, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import type {CodeLink} from './code-link.ts';
import {readFenceMeta} from './fence.ts';
import {renderCode, renderOutput, resolveLanguage} from './render.ts';
import {CONSOLE} from '@devspace-docs/common';

interface JsxAttribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  readonly value: string | null;
}

function attribute(name: string, value: string | boolean | undefined): JsxAttribute[] {
  if (value === undefined || value === false) return [];
  return [{type: 'mdxJsxAttribute', name, value: value === true ? null : value}];
}

function readCode(pre: Element): {code: Element; text: string} | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [text] = code.children;
  return {code, text: text?.type === 'text' ? text.value : ''};
}

function readLanguage(code: Element): string | undefined {
  const classes = code.properties.className;
  if (!Array.isArray(classes)) return undefined;
  const name = classes.map(String).find((item) => item.startsWith('language-'));
  return name?.slice('language-'.length);
}

function readMeta(code: Element): string {
  // Docusaurus keeps the info string in `metastring`, plain MDX in `data.meta`.
  const meta = code.properties.metastring ?? (code.data as {meta?: unknown} | undefined)?.meta;
  return typeof meta === 'string' ? meta : '';
}

/** Links that src/plugins/code-links found. */
function readLinks(code: Element): CodeLink[] {
  const {links} = code.properties;
  return typeof links === 'string' ? (JSON.parse(links) as CodeLink[]) : [];
}

/** Title of blocks with program output. */
const OUTPUT = 'Output';

/** Tables in output, whose lines must not wrap. */
const TABLE = /-\+-|^ ?[A-Z]\S* {2,}[A-Z]/m;

/** The result of the content check, from src/plugins/code-links. */
function readMark({properties}: Element): JsxAttribute[] {
  const {checkedIn, isMarkRepeated, isWholeConfig} = properties;
  if (typeof checkedIn !== 'string') return [];
  return [
    ...attribute('checkedIn', checkedIn),
    ...attribute('isMarkRepeated', isMarkRepeated === true),
    ...attribute('isWholeConfig', isWholeConfig === true),
  ];
}

async function highlight(pre: Element, code: Element, text: string): Promise<RootContent> {
  const name = readLanguage(code);
  const language = resolveLanguage(name);
  const {title, path, isWrapped} = readFenceMeta(readMeta(code));
  const isOutput = language === 'text' && title === OUTPUT;
  const isCommand = (language === 'bash' || language === 'powershell') && title === undefined;
  const isTerminal = isOutput || isCommand || language === CONSOLE;
  const html = isOutput
    ? renderOutput(text)
    : await renderCode(text, language, isCommand, readLinks(code), path);
  return {
    type: 'mdxJsxFlowElement',
    name: 'HighlightedCode',
    attributes: [
      ...attribute('html', html),
      ...attribute('language', name ?? 'text'),
      ...attribute('title', title ?? (language === CONSOLE ? 'Terminal' : undefined)),
      ...attribute('isTerminal', isTerminal),
      ...attribute('isWrapped', isTerminal ? !TABLE.test(text) : isWrapped),
      ...readMark(code),
    ],
    children: [],
    position: pre.position,
    // The types of hast have no JSX nodes, but MDX compiles them.
  } as unknown as RootContent;
}

/** Rehype plugin: replaces each `pre > code` with highlighted markup. Errors include file and line. */
export default function rehypeHighlight() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const jobs: Array<Promise<void>> = [];
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      const found = readCode(node);
      if (!found) return;
      jobs.push(
        highlight(node, found.code, found.text).then(
          (replacement) => {
            parent.children[index] = replacement;
          },
          (error: unknown) => {
            file.fail(
              error instanceof Error ? error.message : String(error),
              node.position,
              'docs:code-highlight',
            );
          },
        ),
      );
    });
    await Promise.all(jobs);
  };
}
