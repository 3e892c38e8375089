import GithubSlugger from 'github-slugger';
import type {Definition, Heading as HeadingNode, InlineCode, Nodes, Parents, Root} from 'mdast';
import {readFence, type Fence} from './fence.ts';
import {isJsx, readAttributes, readImports, type Import} from './jsx.ts';
import {locate, locateText, textOf, walk} from './mdast.ts';
import {parseMdx, type ParseFailure} from './parse.ts';
import {CODE_MARK, readProse, type ProseBlock} from './prose.ts';
import {sentenceAround} from './sentence.ts';
import type {LocateRange, Location} from './types.ts';

export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** Whether a comment after the heading sets the id. */
  readonly hasOwnId: boolean;
  readonly text: string;
  /** The text with each code span and JSX element replaced with `␣`. */
  readonly prose: string;
  readonly location: Location;
}

export interface Link {
  readonly url: string;
  readonly label: string;
  /** The sentence that contains the link, including its label. */
  readonly sentence: string;
  readonly location: Location;
}

export interface CodeSpan {
  readonly code: string;
  /** The sentence that contains it; in a table, the row and the column heading. */
  readonly sentence: string;
  readonly heading: string;
  /** URL of the link that contains the code. */
  readonly link: string | undefined;
  /** Where the code starts, after the backticks. */
  readonly location: Location;
}

/** Locates ranges of the code in a span. */
export function locateInSpan({location}: CodeSpan): LocateRange {
  return (start, length) => ({...location, column: location.column + start, length});
}

export interface Image {
  readonly url: string;
  readonly location: Location;
}

export type OutlinePart =
  | ({readonly kind: 'heading'} & Heading)
  | {readonly kind: 'anchor'; readonly id: string; readonly location: Location}
  /** A component, which can be an imported partial. */
  | ({readonly kind: 'element'} & Element);

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string | undefined>;
  readonly location: Location;
}

export interface Content {
  /** Set if the body can't be parsed. Everything else is empty then. */
  readonly failure: ParseFailure | undefined;
  readonly tree: Root;
  readonly imports: readonly Import[];
  readonly outline: readonly OutlinePart[];
  readonly links: readonly Link[];
  /** Without those about what a release removes. */
  readonly codeSpans: readonly CodeSpan[];
  /** Visible text without code. */
  readonly prose: readonly ProseBlock[];
  readonly images: readonly Image[];
  readonly fences: readonly Fence[];
}

/** The elements with a name, such as `Fields`, in document order. */
export function elementsOf({outline}: Pick<Content, 'outline'>, name: string): Element[] {
  return outline.filter((part) => part.kind === 'element').filter((part) => part.name === name);
}

/** The paths in `<Fields of="…" />` elements, in document order. */
export function shownFields(content: Pick<Content, 'outline'>): string[] {
  return elementsOf(content, 'Fields').flatMap(({attributes}) => attributes.get('of') ?? []);
}

/** The id in the comment after a heading: `{/* #id *\/}`. */
function readOwnId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(last.value)?.[1]?.trim().split(' ')[0];
  return comment?.startsWith('#') ? comment.slice(1) || undefined : undefined;
}

function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression' || isJsx(node))
    return CODE_MARK;
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(proseOf).join('') : '';
}

function readHeading(node: HeadingNode, slugger: GithubSlugger): Heading {
  const ownId = readOwnId(node);
  const shown: HeadingNode =
    ownId === undefined ? node : {...node, children: node.children.slice(0, -1)};
  const text = textOf(shown).trim();
  return {
    depth: node.depth,
    // Like Docusaurus, doesn't register explicit ids, so a generated id can be the same as one of them.
    id: ownId ?? slugger.slug(textOf(node)),
    hasOwnId: ownId !== undefined,
    text,
    prose: proseOf(shown).trim(),
    location: locate(node),
  };
}

function readCodeSpan(
  node: InlineCode,
  ancestors: readonly Parents[],
  heading: string,
  lines: readonly string[],
): CodeSpan {
  const link = ancestors.findLast(({type}) => type === 'link');
  return {
    code: node.value,
    sentence: sentenceAround(node, ancestors),
    heading,
    link: link?.type === 'link' ? link.url : undefined,
    location: locateText(node, node.value, lines),
  };
}

/** Whether a node is about what a release removes, so that its version doesn't have the names in it. */
function isAboutRemoval(ancestors: readonly Parents[]): boolean {
  return ancestors.some((node) => {
    if (!isJsx(node) || node.name !== 'ReleaseItem') return false;
    const kind = readAttributes(node).get('kind');
    return kind === 'removed' || kind === 'deprecated';
  });
}

type LinkNode = Extract<Nodes, {type: 'image' | 'imageReference' | 'link' | 'linkReference'}>;

function isLink(node: Nodes): node is LinkNode {
  return /^(?:image|link)(?:Reference)?$/.test(node.type);
}

/** Whether a link is a URL in text. markdownlint reports it. */
function isBare(node: LinkNode, lines: readonly string[]): boolean {
  const {line, column} = locate(node);
  return !/[![]/.test(lines[line - 1]?.[column - 1] ?? '');
}

function readDefinitions(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  walk(tree, (node) => {
    // The first definition of a label wins, as in Markdown.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Parses the body of a page or partial, and collects what rules check. */
export function readContent(source: string, lines: readonly string[]): Content {
  const {tree = {type: 'root', children: []}, failure} = parseMdx(source);
  const definitions = readDefinitions(tree);
  const slugger = new GithubSlugger();
  const imports: Import[] = [];
  const outline: OutlinePart[] = [];
  const links: Link[] = [];
  const codeSpans: CodeSpan[] = [];
  const prose: ProseBlock[] = [];
  const images: Image[] = [];
  const fences: Fence[] = [];
  let heading = '';

  walk(tree, (node, ancestors) => {
    prose.push(...readProse(node, lines));
    if (node.type === 'mdxjsEsm') imports.push(...readImports(node));
    else if (node.type === 'heading') {
      heading = textOf(node);
      outline.push({kind: 'heading', ...readHeading(node, slugger)});
    } else if (node.type === 'code') fences.push(readFence(node, ancestors, lines));
    else if (node.type === 'inlineCode') {
      if (!isAboutRemoval(ancestors)) codeSpans.push(readCodeSpan(node, ancestors, heading, lines));
    } else if (isLink(node)) {
      const url = 'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');
      const location = locateText(node, url, lines);
      if ('alt' in node) images.push({url, location});
      else if (!isBare(node, lines)) {
        const sentence = sentenceAround(node, ancestors);
        links.push({url, label: textOf(node).trim(), sentence, location});
      }
    } else if (isJsx(node)) {
      const attributes = readAttributes(node);
      const id = attributes.get('id');
      // The ids of <Output> and <FixedIn> name data, and aren't anchors of the page.
      if (id && node.name !== 'Output' && node.name !== 'FixedIn')
        outline.push({kind: 'anchor', id, location: locateText(node, id, lines)});
      if (node.name && /^[A-Z]/.test(node.name))
        outline.push({kind: 'element', name: node.name, attributes, location: locate(node)});
    }
  });
  return {failure, tree, imports, outline, links, codeSpans, prose, images, fences};
}
