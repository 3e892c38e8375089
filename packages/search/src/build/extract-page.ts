import type {Element, Nodes, Root} from 'hast';
import {
  elementsOf,
  findAll,
  findElement,
  hasClass,
  propertyOf,
  readMeta,
} from '@devspace-docs/static-host/html';
import {tidy, visibleText} from './visible-text.ts';
import {readMessages} from './read-messages.ts';
import {readReleaseItem, type ReleaseItem} from './read-release-item.ts';
import {readErrors, readSymptoms, readVariables, isErrorTable, isFlagTable} from './read-tables.ts';
import type {PageContent, PageName, PageSection} from './page-content.ts';
import type {CommandNames, ReferenceNames} from './reference-names.ts';

/** Headings that start a section. */
const HEADING = /^h[2-4]$/;

/** Sections that only list other pages with their summaries, or what other pages contain. */
const REPEATING = new Set([
  'all-messages',
  'command-groups',
  'commands-by-task',
  'fixed-problems',
  'in-other-versions',
  'limits-by-topic',
  'next',
  'related',
  'related-commands',
  'see-also',
  'subcommands',
]);

/** Indexed code: commands and output. Config files would only repeat fields. */
const INDEXED_CODE = /\blanguage-(?:bash|sh|shell|console|text|plaintext|powershell|dockerfile)\b/;

/** Whether an element is the label of a fact that is found like a section, such as exit codes. */
function isLinkedFact({tagName, properties: {id}}: Element): boolean {
  return tagName === 'strong' && id !== undefined;
}

interface OpenSection extends PageSection {
  readonly level: number;
}

/** Labels of the breadcrumbs, without the home icon and the page itself. */
function readBreadcrumbs(article: Element): string[] {
  const list = findElement(article, (element) => hasClass(element, 'breadcrumbs'));
  if (!list) return [];
  return elementsOf(list)
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .map(visibleText)
    .filter(Boolean);
}

/** Whether an element is a code block that isn't indexed. */
function isIgnoredCode(element: Element): boolean {
  if (element.tagName !== 'figure' && element.tagName !== 'pre') return false;
  const code = findElement(element, ({tagName}) => tagName === 'code');
  return !code || !INDEXED_CODE.test(propertyOf(code, 'className') ?? '');
}

/** Collects the sections and names of an article in one pass. */
class PageReader {
  readonly sections: OpenSection[] = [{anchor: '', headings: [], text: '', level: 1}];
  readonly names: PageName[] = [];
  private readonly data: ReferenceNames;
  private readonly page: string;
  readonly command: CommandNames | undefined;

  /** @param page - Site path. */
  constructor(data: ReferenceNames, page: string) {
    this.data = data;
    this.page = page;
    this.command = data.command(page);
  }

  visit(node: Nodes): void {
    if (node.type === 'text') this.addText(node.value);
    if (node.type !== 'element' || this.handle(node)) return;
    // An element with only inline content is read as a whole, to keep its text in one piece.
    if (hasBlocks(node)) node.children.forEach((child) => this.visit(child));
    else this.addText(visibleText(node));
  }

  /** Handles elements that are more than text. Returns false if the content must still be visited. */
  private handle(element: Element): boolean {
    if (/^(?:button|fieldset|nav|svg|script|style|noscript|h1)$/.test(element.tagName)) return true;
    if (HEADING.test(element.tagName) || isLinkedFact(element)) {
      this.startSection(element);
      return true;
    }
    const fields = propertyOf(element, 'dataFields');
    if (fields !== undefined) {
      for (const name of this.data.fields(fields, this.page))
        this.names.push(this.withAnchor(name));
      return true;
    }
    if (element.tagName === 'table') {
      this.addTable(element);
      return true;
    }
    const item = element.tagName === 'li' ? readReleaseItem(element) : undefined;
    if (item) {
      this.addReleaseItem(item);
      return true;
    }
    if (isIgnoredCode(element) || propertyOf(element, 'dataFixedIn') !== undefined) return true;
    if (element.tagName === 'ul') {
      const symptoms = readSymptoms(element);
      if (symptoms.length > 0) {
        this.names.push(...symptoms);
        return true;
      }
      for (const name of readVariables(element)) this.names.push(this.withAnchor(name));
    }
    return false;
  }

  /** Adds a problem by its message. Without one, its description is a heading. */
  private addReleaseItem({anchor, problem, message, text}: ReleaseItem): void {
    if (message !== undefined) {
      this.names.push({kind: 'error', name: message, anchor, text: `${problem}. ${text}`});
      return;
    }
    const area = this.sections.findLast(({level}) => level === 2);
    this.sections.push({anchor, headings: [...(area?.headings ?? []), problem], text, level: 3});
  }

  private addTable(table: Element): void {
    if (this.command && isFlagTable(table)) {
      this.names.push(...this.command.flags);
    } else if (isErrorTable(table)) {
      for (const error of readErrors(table)) this.names.push(this.withAnchor(error));
    } else {
      for (const name of readVariables(table)) this.names.push(this.withAnchor(name));
      this.addText(visibleText(table));
    }
  }

  private current(): OpenSection {
    return this.sections.at(-1) ?? {anchor: '', headings: [], text: '', level: 1};
  }

  private withAnchor(name: PageName): PageName {
    return name.anchor === '' ? {...name, anchor: this.current().anchor} : name;
  }

  private startSection(element: Element): void {
    const level = isLinkedFact(element) ? 2 : Number(element.tagName.slice(1));
    const title = visibleText(element).replace(/:$/, '');
    const above = this.sections.findLast((section) => section.level < level);
    const anchor = propertyOf(element, 'id') ?? '';
    this.sections.push({anchor, headings: [...(above?.headings ?? []), title], text: '', level});
  }

  private addText(text: string): void {
    const section = this.sections.pop();
    if (!section) return;
    // Tidies only the new text: tidying the whole section every time would be quadratic.
    const parts = [section.text, tidy(text)].filter(Boolean);
    this.sections.push({...section, text: parts.join(' ')});
  }
}

const INLINE_TAG = /^(?:a|abbr|b|br|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|time)$/;

function hasBlocks(element: Element): boolean {
  return findElement(element, ({tagName}) => !INLINE_TAG.test(tagName)) !== undefined;
}

/** Whether a section or one of its parents only lists other pages. */
function isRepeating(sections: readonly OpenSection[], index: number): boolean {
  const section = sections[index];
  if (!section || REPEATING.has(section.anchor)) return section !== undefined;
  const above = sections.findLastIndex(({level}, at) => at < index && level < section.level);
  return above > 0 && isRepeating(sections, above);
}

/** Site URLs that the content links to, without query and anchor. */
function readLinks(content: Element, basePath: string): string[] {
  return findAll(content, ({tagName}) => tagName === 'a')
    .map((link) => propertyOf(link, 'href') ?? '')
    .filter((href) => href.startsWith(basePath))
    .map((href) => href.replace(/[#?].*$/, ''));
}

/**
 * Extracts the searchable content of a built page: its sections, and the fields, flags, functions,
 * variables and error messages that it describes. Returns undefined for pages without a version, such as
 * the search page, and for pages with `noindex`, such as fragments of other pages.
 *
 * @param path - URL of the page with the base path.
 * @param basePath - Base path of the site, with both slashes.
 * @param data - Fields, commands and functions of the version.
 */
export function extractPage(
  root: Root,
  path: string,
  basePath: string,
  data: ReferenceNames,
): PageContent | undefined {
  const tag = readMeta(root, 'docsearch:docusaurus_tag');
  const article = findElement(root, ({tagName}) => tagName === 'article');
  const content =
    article && findElement(article, (element) => hasClass(element, 'theme-doc-markdown'));
  const isHidden = readMeta(root, 'robots')?.includes('noindex');
  if (!article || !content || isHidden || !tag?.startsWith('docs-')) return undefined;
  const heading = findElement(content, ({tagName}) => tagName === 'h1');
  if (!heading)
    throw new Error(`${path}: the page has no h1, so its search results would have no title.`);
  const page = path.slice(basePath.length);
  const reader = new PageReader(data, page);
  reader.visit(content);
  const sections = reader.sections.map(({anchor, headings, text}) => ({anchor, headings, text}));
  const messages = readMessages(content, sections);
  const entries = new Set(messages.map(({anchor}) => anchor));
  const functions = sections.flatMap(({anchor, headings, text}) => {
    const name = headings.at(-1) ?? '';
    return data.isFunction(name) ? [{kind: 'function' as const, name, anchor, text}] : [];
  });
  return {
    path,
    tag,
    title: visibleText(heading),
    description: readMeta(root, 'description') ?? '',
    breadcrumbs: readBreadcrumbs(article),
    // Messages of the error catalog and flags of commands are names, not sections.
    sections: sections.filter(
      ({anchor}, index) =>
        !isRepeating(reader.sections, index) &&
        !entries.has(anchor) &&
        !(reader.command?.command && anchor === 'flags'),
    ),
    command: reader.command?.command,
    names: [...reader.names, ...messages, ...functions],
    links: readLinks(content, basePath),
  };
}
