/** Lists of the pages for programs that read: `llms.txt`, as llmstxt.org describes it. Pure. */

/** A page of the docs. */
export interface CopiedPage {
  readonly title: string;
  readonly description: string;
  /** Whole URL of the page. */
  readonly address: string;
  /** Whole URL of its copy. */
  readonly copy: string;
  readonly markdown: string;
}

/** Pages that stand together in the sidebar. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly CopiedPage[];
}

/** A version, or what is listed of it. */
export interface PageList {
  readonly title: string;
  readonly summary: string;
  readonly groups: readonly PageGroup[];
  /** Passages of those pages that have URLs of their own. */
  readonly fragments: readonly CopiedPage[];
  /** Other lists, by their name. */
  readonly others: readonly {readonly label: string; readonly address: string}[];
}

function section(label: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n## ${label}\n\n${lines.join('\n')}\n`;
}

function pageLine({title, copy, description}: CopiedPage): string {
  return `- [${title}](${copy}): ${description}`;
}

/** The list, with a line for each page. `Optional` is what programs leave out that have little room. */
export function writeList({title, summary, groups, fragments, others}: PageList): string {
  return [
    `# ${title}\n\n> ${summary}\n`,
    ...groups.map(({label, pages}) => section(label, pages.map(pageLine))),
    section('Optional', [
      ...others.map(({label, address}) => `- [${label}](${address})`),
      ...fragments.map(pageLine),
    ]),
  ].join('');
}

/** A page with where it comes from. */
export function writeCopy({address, markdown}: CopiedPage): string {
  return `${markdown.trimEnd()}\n\n---\n\nSource: ${address}\n`;
}

/** All pages of the list in one file. Fragments are in the pages that they are passages of. */
export function writeFull({title, summary, groups}: PageList): string {
  const pages = groups.flatMap((group) => group.pages);
  return [`# ${title}\n\n> ${summary}\n`, ...pages.map(writeCopy)].join('\n');
}
