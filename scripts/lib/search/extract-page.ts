/**
 * Reads what can be found on a built page: its sections, and the fields, flags, functions,
 * variables and error messages that it describes. Pure.
 */
import {parse} from 'parse5';
import {onlyArticle} from '../../../src/lib/pages/only-article.ts';
import {
  attribute,
  elementsOf,
  find,
  findAll,
  hasClass,
  isElement,
  childrenOf,
  textOf,
  tidy,
  type Element,
  type Node,
} from './dom.ts';
import {readMessages} from './read-messages.ts';
import {readErrors, readVariables, isErrorTable, isFlagTable} from './read-tables.ts';
import type {PageContent, PageName, PageSection} from './page-content.ts';
import type {CommandNames, ReferenceNames} from './reference-names.ts';

/** Headings that open a section. */
const HEADING = /^h[2-4]$/;

/** Sections that repeat what other pages say of themselves: lists of links with summaries. */
const REPEATING = new Set([
  'all-messages',
  'command-groups',
  'commands-by-task',
  'in-other-versions',
  'next',
  'related',
  'related-commands',
  'see-also',
  'subcommands',
]);

/** Code that readers look for as text: calls and output. Whole config files only repeat fields. */
const SPOKEN_CODE = /\blanguage-(?:bash|sh|shell|console|text|plaintext|powershell|dockerfile)\b/;

interface OpenSection extends PageSection {
  readonly level: number;
}

function meta(root: Node, name: string): string {
  const element = find(
    root,
    (candidate) => candidate.tagName === 'meta' && attribute(candidate, 'name') === name,
  );
  return element ? (attribute(element, 'content') ?? '') : '';
}

/** Labels of the breadcrumbs, without the house and without the page itself. */
function readBreadcrumbs(article: Element): string[] {
  const list = find(article, (element) => hasClass(element, 'breadcrumbs'));
  if (!list) return [];
  return elementsOf(list)
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .map((item) => textOf(item))
    .filter(Boolean);
}

/** A block of code whose text is not worth finding. */
function isMuteCode(element: Element): boolean {
  if (element.tagName !== 'figure' && element.tagName !== 'pre') return false;
  const code = find(element, ({tagName}) => tagName === 'code');
  return !code || !SPOKEN_CODE.test(attribute(code, 'class') ?? '');
}

/** Walks through an article once and collects its sections and names. */
class PageReader {
  readonly sections: OpenSection[] = [{anchor: '', headings: [], text: '', level: 1}];
  readonly names: PageName[] = [];
  private readonly data: ReferenceNames;
  private readonly command: CommandNames | undefined;

  constructor(data: ReferenceNames, command: CommandNames | undefined) {
    this.data = data;
    this.command = command;
  }

  visit(node: Node): void {
    if (!isElement(node)) {
      if (node.nodeName === '#text' && 'value' in node) this.addText(node.value);
      else childrenOf(node).forEach((child) => this.visit(child));
      return;
    }
    if (this.takes(node)) return;
    // Blocks of blocks are entered; what holds only phrases is read as a whole.
    if (holdsBlocks(node)) childrenOf(node).forEach((child) => this.visit(child));
    else this.addText(textOf(node));
  }

  /** Deals with elements that are more than text. */
  private takes(element: Element): boolean {
    if (/^(?:button|fieldset|nav|svg|script|style|noscript|h1)$/.test(element.tagName)) return true;
    if (HEADING.test(element.tagName)) {
      this.open(element);
      return true;
    }
    const fields = attribute(element, 'data-fields');
    if (fields !== undefined) {
      for (const name of this.data.fields(fields)) this.names.push(this.placed(name));
      return true;
    }
    if (element.tagName === 'table') return this.takesTable(element);
    if (isMuteCode(element)) return true;
    if (element.tagName === 'ul') {
      for (const name of readVariables(element)) this.names.push(this.placed(name));
    }
    return false;
  }

  private takesTable(table: Element): boolean {
    if (this.command && isFlagTable(table)) {
      // A second table has the flags that all commands share.
      this.names.push(...this.command.flags.filter((flag) => !this.names.includes(flag)));
      return true;
    }
    if (isErrorTable(table)) {
      for (const error of readErrors(table)) this.names.push(this.placed(error));
      return true;
    }
    for (const name of readVariables(table)) this.names.push(this.placed(name));
    this.addText(textOf(table));
    return true;
  }

  private current(): OpenSection {
    return this.sections.at(-1) ?? {anchor: '', headings: [], text: '', level: 1};
  }

  private placed(name: PageName): PageName {
    return name.anchor === '' ? {...name, anchor: this.current().anchor} : name;
  }

  private open(element: Element): void {
    const level = Number(element.tagName.slice(1));
    const title = textOf(element);
    const above = this.sections.findLast((section) => section.level < level);
    const anchor = attribute(element, 'id') ?? '';
    this.sections.push({anchor, headings: [...(above?.headings ?? []), title], text: '', level});
  }

  private addText(text: string): void {
    const section = this.sections.pop();
    if (!section) return;
    // The text before is tidy: doing it again for every sentence would take longer with each.
    const parts = [section.text, tidy(text)].filter(Boolean);
    this.sections.push({...section, text: parts.join(' ')});
  }
}

const PHRASE = /^(?:a|abbr|b|br|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|time)$/;

function holdsBlocks(element: Element): boolean {
  return find(element, ({tagName}) => !PHRASE.test(tagName)) !== undefined;
}

/** Tells whether a section, or the one it is a part of, repeats other pages. */
function isRepeating(sections: readonly OpenSection[], index: number): boolean {
  const section = sections[index];
  if (!section || REPEATING.has(section.anchor)) return section !== undefined;
  const above = sections.findLastIndex(({level}, at) => at < index && level < section.level);
  return above > 0 && isRepeating(sections, above);
}

/** URLs inside the site that the text of a page links to. */
function readLinks(content: Element, basePath: string): string[] {
  return findAll(content, ({tagName}) => tagName === 'a')
    .map((link) => attribute(link, 'href') ?? '')
    .filter((href) => href.startsWith(basePath))
    .map((href) => href.replace(/[#?].*$/, ''));
}

/**
 * Reads a built page; undefined if it belongs to no version, like the search page, or if search
 * engines are told to leave it out: passages of other pages have a URL, too.
 *
 * @param html - The file.
 * @param path - URL of the page with the base path.
 * @param basePath - Base path of the site, with both slashes.
 * @param data - What the data says about the fields and commands of the version.
 */
export function extractPage(
  html: string,
  path: string,
  basePath: string,
  data: ReferenceNames,
): PageContent | undefined {
  const root = parse(onlyArticle(html));
  const tag = meta(root, 'docsearch:docusaurus_tag');
  const article = find(root, ({tagName}) => tagName === 'article');
  const content = article && find(article, (element) => hasClass(element, 'theme-doc-markdown'));
  const isHidden = meta(root, 'robots').includes('noindex');
  if (!article || !content || isHidden || !tag.startsWith('docs-')) return undefined;
  const heading = find(content, ({tagName}) => tagName === 'h1');
  if (!heading)
    throw new Error(`${path}: the page has no h1, so its search results would have no title.`);
  const command = data.command(path.slice(basePath.length));
  const reader = new PageReader(data, command);
  reader.visit(content);
  const sections = reader.sections.map(({anchor, headings, text}) => ({anchor, headings, text}));
  const messages = readMessages(content, sections);
  const entries = new Set(messages.map(({anchor}) => anchor));
  return {
    path,
    tag,
    title: textOf(heading),
    description: meta(root, 'description'),
    breadcrumbs: readBreadcrumbs(article),
    // A message of the catalog is found by its name, not as a section.
    sections: sections.filter(
      ({anchor}, index) => !isRepeating(reader.sections, index) && !entries.has(anchor),
    ),
    command: command?.command,
    names: [...reader.names, ...messages],
    links: readLinks(content, basePath),
  };
}
