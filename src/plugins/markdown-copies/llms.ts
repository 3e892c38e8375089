/** Writes `llms.txt`, a list of the pages for language models (https://llmstxt.org). Pure. */

/** A page of the docs. */
export interface CopiedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page. */
  readonly url: string;
  /** Absolute URL of its Markdown copy. */
  readonly copy: string;
  readonly markdown: string;
}

/** Pages of a sidebar category. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly CopiedPage[];
}

/** The pages of a version. */
export interface PageList {
  readonly title: string;
  readonly summary: string;
  readonly groups: readonly PageGroup[];
  /** Passages that pages embed, which have their own URLs. */
  readonly fragments: readonly CopiedPage[];
  readonly others: readonly {readonly label: string; readonly url: string}[];
}

function section(label: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n## ${label}\n\n${lines.join('\n')}\n`;
}

function pageLine({title, copy, description}: CopiedPage): string {
  return `- [${title}](${copy}): ${description}`;
}

/** Writes a line for each page. Programs can skip `Optional` if they need a shorter context. */
export function writeList({title, summary, groups, fragments, others}: PageList): string {
  return [
    `# ${title}\n\n> ${summary}\n`,
    ...groups.map(({label, pages}) => section(label, pages.map(pageLine))),
    section('Optional', [
      ...others.map(({label, url}) => `- [${label}](${url})`),
      ...fragments.map(pageLine),
    ]),
  ].join('');
}

export function writeCopy({url, markdown}: CopiedPage): string {
  return `${markdown.trimEnd()}\n\n---\n\nSource: ${url}\n`;
}

/** Writes all pages into one file, without fragments, because other pages embed them. */
export function writeFull({title, summary, groups}: PageList): string {
  const pages = groups.flatMap((group) => group.pages);
  return [`# ${title}\n\n> ${summary}\n`, ...pages.map(writeCopy)].join('\n');
}
