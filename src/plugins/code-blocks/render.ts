import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {
  createCssVariablesTheme,
  createHighlighter,
  type DecorationItem,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';
import {findEmbeddedScripts} from './embedded-scripts.ts';
import {findCommandLines} from './command-lines.ts';
import {colorOutput} from './output.ts';
import {aliases, CONSOLE, escapeHtml, languages} from '@devspace-docs/common';
import {consoleScript, readConsole, readMarkedLines} from '@devspace-docs/pages';

const PREFIX = '--code-';

/**
 * One class per kind of token, colored in src/css/code.css through custom properties. This keeps the
 * markup small, and both color modes share it.
 */
const tokenClasses: Readonly<Record<string, string>> = {
  'token-constant': 'tc',
  'token-string': 'ts',
  'token-comment': 'tm',
  'token-keyword': 'tk',
  'token-function': 'tf',
  'token-string-expression': 'ts',
  'token-punctuation': 'tu',
  'token-inserted': 'ti',
  'token-deleted': 'td',
};

let highlighter: Promise<Highlighter> | undefined;

/** Shares a highlighter in the whole build, because loading grammars is slower than using them. */
function getHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    langs: [...languages],
    themes: [createCssVariablesTheme({name: 'docs', variablePrefix: PREFIX})],
  });
  return highlighter;
}

/** Replaces the style of each token with a class. */
const withClasses: ShikiTransformer = {
  span(element, _line, _column, _lineElement, {color, content}) {
    const className = tokenClasses[color?.slice(`var(${PREFIX}`.length, -1) ?? ''];
    // White space and plain text don't need an element.
    element.properties = className && content.trim() !== '' ? {class: className} : {};
  },
  line(element) {
    element.children = element.children.flatMap((child) =>
      child.type === 'element' && !child.properties.class ? child.children : child,
    );
  },
};

/** A link in highlighted code. */
export interface CodeLink {
  /** 0-based position in the code without marker comments. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly url: string;
  /** One-sentence description of the target; undefined if a comment on the line replaces it. */
  readonly summary?: string;
  /** Whether an earlier link on the page has the same target. */
  readonly isRepeated: boolean;
}

/**
 * Wraps tokens in a link. Repeated links aren't in the tab order. With `draggable="false"`, dragging selects
 * text, as elsewhere in code.
 */
function decorate({line, column, length, url, summary, isRepeated}: CodeLink): DecorationItem {
  return {
    start: {line, character: column},
    end: {line, character: column + length},
    tagName: 'a',
    properties: {
      draggable: 'false',
      tabIndex: isRepeated ? -1 : undefined,
      href: url,
      // The page already describes its own fields, so a title would only make it larger.
      title: url.startsWith('#') ? undefined : summary,
    },
    alwaysWrap: true,
  };
}

/** Resolves the language of a fence to a grammar, `text` or `console`. */
export function resolveLanguage(name: string | undefined): string {
  if (!name || name === 'text') return 'text';
  if (name === CONSOLE) return name;
  if ((languages as readonly string[]).includes(name)) return name;
  const alias = aliases[name];
  if (alias) return alias;
  throw new Error(
    `unknown code block language "${name}": use one of ${languages.join(', ')} or text, or add the language to packages/common/src/code-languages.ts`,
  );
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

/** Highlights each line as HTML. */
async function highlightLines(
  code: string,
  language: string,
  links: readonly CodeLink[] = [],
): Promise<string[]> {
  const {children} = (await getHighlighter()).codeToHast(code, {
    lang: language as 'yaml',
    theme: 'docs',
    // No limit: on a busy machine, slow lines would silently lose their colors.
    tokenizeTimeLimit: 0,
    mergeWhitespaces: false,
    decorations: links.map(decorate),
    transformers: [withClasses],
  });
  const [pre] = children;
  const [block] = pre?.type === 'element' ? pre.children.filter(isElement) : [];
  const options = {characterReferences: {useNamedReferences: true}};
  // Each line is an element, and newlines are between them.
  return block?.children.filter(isElement).map((line) => toHtml(line.children, options)) ?? [];
}

/** Highlights YAML, and the scripts in it as shell instead of strings. */
async function highlightYaml(
  code: string,
  path: string | undefined,
  links: readonly CodeLink[],
): Promise<string[]> {
  const lines = await highlightLines(code, 'yaml', links);
  for (const {lines: script, start, indent} of findEmbeddedScripts(code, path)) {
    const inScript = links
      .filter(({line}) => line >= start && line < start + script.length)
      .map((link) => ({...link, line: link.line - start, column: link.column - indent}));
    const highlighted = await highlightLines(script.join('\n'), 'bash', inScript);
    highlighted.forEach((line, index) => {
      lines[start + index] = line === '' ? '' : ' '.repeat(indent) + line;
    });
  }
  return lines;
}

/** Wraps lines with classes in elements, which include the newline. */
function wrapLines(
  lines: readonly string[],
  commands: ReadonlySet<number>,
  highlighted: ReadonlySet<number>,
): string[] {
  return lines.map((text, index) => {
    const classes = [highlighted.has(index) && 'hl', commands.has(index) && 'cmd']
      .filter(Boolean)
      .join(' ');
    const line = index < lines.length - 1 ? `${text}\n` : text;
    return classes ? `<span class="${classes}">${line}</span>` : line;
  });
}

/** Renders output without a command, in `class="out"`. */
export function renderOutput(source: string): string {
  const {code, highlighted} = readMarkedLines(source);
  const lines = colorOutput(code.split('\n').map(escapeHtml));
  return `<span class="out">${wrapLines(lines, new Set(), highlighted).join('')}</span>`;
}

/** Renders commands and their output in `class="out"`, which the copy button excludes. */
async function renderConsole(source: string, links: readonly CodeLink[]): Promise<string> {
  const {code, highlighted} = readMarkedLines(source);
  const lines = readConsole(code);
  const script = await highlightLines(consoleScript(code), 'bash', links);
  const output = colorOutput(lines.map(({text}) => escapeHtml(text)));
  const commands = new Set(lines.flatMap(({kind}, index) => (kind === 'command' ? [index] : [])));
  const rendered = wrapLines(
    lines.map(({kind}, index) => {
      if (kind === 'output') return output[index] ?? '';
      return (script[index] ?? '').slice(kind === 'command' ? 2 : 0);
    }),
    commands,
    highlighted,
  );
  return rendered
    .map((line, index) => {
      if (lines[index]?.kind !== 'output') return line;
      const isStart = lines[index - 1]?.kind !== 'output';
      const isEnd = lines[index + 1]?.kind !== 'output';
      return `${isStart ? '<span class="out">' : ''}${line}${isEnd ? '</span>' : ''}`;
    })
    .join('');
}

/**
 * Renders code as HTML for the inside of a `code` element.
 *
 * Marked lines get `class="hl"`, the first line of a shell command `class="cmd"` (CSS adds the prompt, so
 * that it's never copied).
 *
 * @param source - Text of the block, with marker comments.
 * @param language - From `resolveLanguage`.
 * @param isTerminal - Whether the block contains commands to type, rather than a script file.
 * @param links - In source order.
 * @param path - Path of YAML in `devspace.yaml`, if it's only a part of it.
 */
export async function renderCode(
  source: string,
  language: string,
  isTerminal: boolean,
  links: readonly CodeLink[] = [],
  path?: string,
): Promise<string> {
  if (language === CONSOLE) return renderConsole(source, links);
  const {code, highlighted} = readMarkedLines(source);
  const commands = isTerminal ? findCommandLines(code) : new Set<number>();
  const lines = await (language === 'yaml'
    ? highlightYaml(code, path, links)
    : highlightLines(code, language, links));
  return wrapLines(lines, commands, highlighted).join('');
}
