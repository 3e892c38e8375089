/**
 * Renders code blocks during the build, so that browsers load no highlighter.
 *
 * Every fenced block becomes `<HighlightedCode html="…" />`: one string instead of hundreds of elements,
 * which keeps page chunks small and hydration fast. Its keys, commands, flags and functions link to the
 * reference. Blocks are parsed like in the content check, so that links target the version that a block was
 * checked against. Samples that passed the content check have a mark.
 */
import path from 'node:path';
import type {Code, Parents, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {CONSOLE} from '@devspace-docs/common';
import {anchorsOf, selectOnPage} from '@devspace-docs/devspace-check/node';
import {
  type Fence,
  loadSite,
  readAttributes,
  readFence,
  readInfoString,
  root,
  type Site,
  type SourceFile,
  walk,
} from '@devspace-docs/pages';
import {pageModules} from '../../config/page-modules.ts';
import {findElements} from '../mdx-nodes.ts';
import type {FindTested} from '../tested/index.ts';
import {findLinks, type LocatedLink} from './find-links.ts';
import {renderCode, renderOutput, resolveLanguage, type CodeLink} from './render.ts';
import type {Target} from './targets.ts';

interface CodeOptions {
  /** With leading and trailing slashes: `/docs/`. */
  readonly baseUrl: string;
  readonly load?: () => Site;
  readonly findTested: FindTested;
}

/** What the content check knows about a block. */
interface CheckedBlock {
  readonly links: readonly CodeLink[];
  /** Version that the code was checked against. */
  readonly checkedIn?: string;
  readonly isMarkRepeated?: boolean;
  /** A complete config that the checker accepts. */
  readonly isWholeConfig?: boolean;
}

/** A comment at the end of a line. */
const COMMENT = /\S\s+# /;

/** Title of blocks with program output. */
const OUTPUT = 'Output';

/** Tables in output, whose lines must not wrap. */
const TABLE = /-\+-|^ ?[A-Z]\S* {2,}[A-Z]/m;

/** Anchors of the fields that a page shows. Pages can include a partial below other fields, so it has none. */
function ownAnchors(tree: Root, {kind, version, route = ''}: SourceFile): ReadonlySet<string> {
  if (kind === 'partial') return new Set();
  const ids = findElements(tree, 'Fields').flatMap(({element}) => {
    const of = readAttributes(element).get('of');
    return of === undefined ? [] : anchorsOf(selectOnPage(version, of, route));
  });
  return new Set(ids);
}

/** Position of a link in the code without marker comments; undefined if the text isn't there. */
function locate(
  {location, text}: LocatedLink,
  {codeLines, highlights, location: opening}: Fence,
): Pick<CodeLink, 'column' | 'line'> | undefined {
  const index = location.line - opening.line - 1;
  const column = location.column - 1;
  // The text of a quoted key starts after the quote.
  const start = [column, column + 1].find((at) => codeLines[index]?.startsWith(text, at));
  if (start === undefined) return undefined;
  return {line: index - highlights.filter((mark) => mark.index < index).length, column: start};
}

/** Returns a function that reads the blocks of a page, in document order. */
function createReader(
  tree: Root,
  file: SourceFile,
  site: Site,
  {baseUrl, findTested}: CodeOptions,
): (fence: Fence) => CheckedBlock {
  const anchors = ownAnchors(tree, file);
  const seen = new Set<string>();
  let isMarkRepeated = false;

  const writeUrl = ({page, anchor}: Target): string | undefined => {
    const hash = anchor === '' ? '' : `#${anchor}`;
    const isHere = page === file.route || (page.endsWith('/reference') && anchors.has(anchor));
    if (isHere) return hash || undefined;
    return baseUrl + page + hash;
  };

  const readLinks = (fence: Fence): CodeLink[] => {
    const links: CodeLink[] = [];
    for (const link of findLinks(fence, file, site)) {
      const url = writeUrl(link.target);
      const location = locate(link, fence);
      if (url === undefined || !location || links.some((other) => other.url === url)) continue;
      // Links can't be nested.
      const {line, column} = location;
      if (links.some((other) => other.line === line && column < other.column + other.length))
        continue;
      // A comment next to a key describes it for this sample.
      const isDescribed = COMMENT.test(
        fence.codeLines[link.location.line - fence.location.line - 1] ?? '',
      );
      const summary = isDescribed ? undefined : link.target.summary;
      // The tab order contains each target once per page.
      const isRepeated = seen.has(url);
      seen.add(url);
      links.push({...location, length: link.text.length, url, summary, isRepeated});
    }
    return links;
  };

  return (fence) => {
    const links = readLinks(fence);
    const tested = findTested(file.path, fence.code);
    if (!tested) return {links};
    const {version: checkedIn, isWholeConfig} = tested;
    const block = {links, checkedIn, isMarkRepeated, isWholeConfig};
    isMarkRepeated = true;
    return block;
  };
}

/** Renders a block as an MDX node. */
async function render(
  {lang, meta, value, position}: Code,
  {links, ...mark}: CheckedBlock,
): Promise<RootContent> {
  const language = resolveLanguage(lang ?? undefined);
  const {title, path: configPath, isWrapped} = readInfoString(meta ?? '');
  const isOutput = language === 'text' && title === OUTPUT;
  const isCommand = (language === 'bash' || language === 'powershell') && title === undefined;
  const isTerminal = isOutput || isCommand || language === CONSOLE;
  const attributes = {
    html: isOutput
      ? renderOutput(value)
      : await renderCode(value, language, isCommand, links, configPath),
    language: lang ?? 'text',
    title: title ?? (language === CONSOLE ? 'Terminal' : undefined),
    isTerminal,
    isWrapped: isTerminal ? !TABLE.test(value) : isWrapped,
    ...mark,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'HighlightedCode',
    attributes: Object.entries(attributes).flatMap(([name, text]) =>
      text === undefined || text === false
        ? []
        : {type: 'mdxJsxAttribute', name, value: text === true ? null : text},
    ),
    children: [],
    position,
  };
}

/** Remark plugin: replaces each fenced block with its markup. Errors include file and line. */
export default function remarkCodeBlocks(options: CodeOptions) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const site = options.load?.() ?? loadSite(pageModules);
    const file = site.file(path.relative(root, vfile.path).split(path.sep).join('/'));
    const read = file && createReader(tree, file, site, options);
    const jobs: Array<Promise<void>> = [];

    const replace = async (node: Code, parent: Parents, block: CheckedBlock): Promise<void> => {
      try {
        const siblings: RootContent[] = parent.children;
        siblings[siblings.indexOf(node)] = await render(node, block);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        vfile.fail(message, node.position, 'docs:code-blocks');
      }
    };

    walk(tree, (node, ancestors) => {
      const parent = ancestors.at(-1);
      // Docusaurus renders diagrams for which src/plugins/diagrams has no SVG.
      if (node.type !== 'code' || node.lang === 'mermaid' || !parent) return;
      // Without the lines of the page, columns are those of the code.
      const block = read?.(readFence(node, ancestors, [])) ?? {links: []};
      jobs.push(replace(node, parent, block));
    });
    await Promise.all(jobs);
  };
}
