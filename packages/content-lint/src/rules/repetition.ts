/** Reports what more than one page of a version says in the same words, or shows in full. */
import type {Nodes, Paragraph, TableCell} from 'mdast';
import {flattenFields} from '@devspace-docs/devspace-check';
import {findSelection} from '@devspace-docs/devspace-check/node';
import {readErrors} from '@devspace-docs/reference/node';
import {
  CODE_MARK,
  isJsx,
  locate,
  type Location,
  readAttributes,
  type Site,
  type SourceFile,
  splitSentences,
  walk,
} from '@devspace-docs/pages';
import type {Rule, SiteDiagnostic} from '../types.ts';

/** Shorter sentences, such as "Save the file.", don't explain anything. */
const MIN_WORDS = 8;

/** Ends the text of a link. */
const LINK_MARK = '\u0001';

interface Statement {
  /** Statements of a version with the same key say the same. */
  readonly key: string;
  readonly file: SourceFile;
  readonly location: Location;
  /** For the message: `the field \`dev.*.sync\``. */
  readonly name: string;
  readonly hint: string;
}

/** The text of a block. Code matters, because it can be the only difference between two sentences. */
function readText(node: Nodes): string {
  if (node.type === 'inlineCode') return CODE_MARK + node.value;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (!('children' in node)) return '';
  const text = node.children.map(readText).join('');
  return node.type === 'link' || node.type === 'linkReference' ? text + LINK_MARK : text;
}

/** The words of a sentence, without its punctuation. */
function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}$%*./<>@_{}-]*[\p{L}\p{N}]/gu) ?? [];
}

/** The label of a problem in a list: `- **The pod runs old code.**`. Like headings, labels can be the same. */
function isLabel(node: Nodes, index: number): boolean {
  return index === 0 && node.type === 'strong';
}

/** Sentences of a block, except for those with a link: they lead to the page that explains more. */
function readSentences(node: Paragraph | TableCell, file: SourceFile): Statement[] {
  const text = node.children
    .map((child, index) => (isLabel(child, index) ? ' ' : readText(child)))
    .join('');
  const start = locate(node.children[0] ?? node);
  return splitSentences(text).flatMap((sentence) => {
    const words = wordsOf(sentence.text);
    if (words.length < MIN_WORDS || sentence.text.includes(LINK_MARK)) return [];
    const line = start.line + text.slice(0, sentence.start).split('\n').length - 1;
    const source = file.lines[line - 1] ?? '';
    const column = line === start.line ? start.column : source.search(/\S|$/) + 1;
    const shown = sentence.text.replaceAll(CODE_MARK, '').replaceAll(/\s+/g, ' ');
    const length = Math.max(1, Math.min(source.length + 1 - column, shown.length));
    return {
      key: words.join(' '),
      file,
      location: {line, column, length},
      name: `the sentence "${shown}"`,
      hint: 'say it on one page and link to it from the others',
    };
  });
}

function readField(of: string, file: SourceFile, location: Location): Statement[] {
  const selection = findSelection(file.version, of, file.route ?? '');
  return flattenFields(selection?.fields ?? [])
    .filter(({path}) => selection?.elsewhere.has(path) === false)
    .map(({path}) => ({
      key: `<Fields> ${path}`,
      file,
      location,
      name: `the field \`${path}\``,
      hint: `assign it to one page in schema/topic-pages/${file.version}.yaml`,
    }));
}

/** Components around lists of links. */
const LINK_LISTS: ReadonlySet<string | null> = new Set(['Cards', 'PageGroup']);

function readError(id: string, file: SourceFile, location: Location): Statement[] {
  const entry = readErrors(file.version).get(id);
  // An entry that names a page is shown in full only there.
  if (!entry || entry.error.page !== undefined) return [];
  const hint = `set \`page\` of the entry in ${entry.page.source} to the page that shows it in full`;
  return [{key: `<Error> ${id}`, file, location, name: `the error \`${id}\``, hint}];
}

function readStatements(file: SourceFile, site: Site): Statement[] {
  const found: Statement[] = [];
  walk(site.content(file).tree, (node, ancestors) => {
    if (isJsx(node)) {
      const attributes = readAttributes(node);
      const location = locate(node);
      if (node.name === 'Fields')
        found.push(...readField(attributes.get('of') ?? '', file, location));
      else if (node.name === 'Error')
        found.push(...readError(attributes.get('id') ?? '', file, location));
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      // The text below a link describes the target.
      if (!ancestors.some((ancestor) => isJsx(ancestor) && LINK_LISTS.has(ancestor.name)))
        found.push(...readSentences(node, file));
    }
  });
  return found;
}

export const repetition: Rule = {
  name: 'repetition',
  check: () => [],
  checkSite(site) {
    const first = new Map<string, Statement>();
    const problems: SiteDiagnostic[] = [];
    const statements = site.files
      .filter(({isGenerated}) => !isGenerated)
      .flatMap((file) => readStatements(file, site));
    for (const statement of statements) {
      const {file, location, name, hint} = statement;
      const key = `${file.version} ${statement.key}`;
      const other = first.get(key);
      if (!other) first.set(key, statement);
      else if (other.file !== file) {
        const message = `${name} is also in ${other.file.path}:${other.location.line}`;
        problems.push({file: file.path, location, message, hint, severity: 'error'});
      }
    }
    return problems;
  },
};
