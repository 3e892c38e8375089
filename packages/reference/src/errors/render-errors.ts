/** Writes entries of the error catalog as Markdown. */
import {posix} from 'node:path';
import {attribute, present, searchTermLines, yamlScalar} from '../commands/text.ts';
import {code, linkTo, localize} from '../markdown-links.ts';
import type {CatalogEntry, ErrorData, ErrorPage, ErrorSection} from './types.ts';

/** For the pages of a catalog with more than one page: leads to the field of `MessageFilter`. */
const FILTER_LINK = `To search all messages, use the [error catalog's filter](troubleshooting/errors.mdx#filter).
If yours isn't there, [ask for help](troubleshooting/index.mdx#help).`;

function item(label: string, markdown: string, from: string): string {
  return `- **${label}:** ${localize(markdown, from).replaceAll('\n', '\n  ')}`;
}

/** The release that fixes the problem, which src/plugins/releases renders. */
function fixedInElement({fixedIn}: ErrorData): string | undefined {
  return fixedIn && `<FixedIn ${attribute('id', fixedIn)} />`;
}

function renderEntry(error: ErrorData, path: string): string {
  const {id, message, variants = [], cause, fix, details} = error;
  const messages = [message, ...variants].map((text) => `  - ${code(text)}`);
  const list = [
    ...(variants.length > 0 ? ['- **Messages:**', ...messages] : []),
    item('Cause', cause, path),
    item('Fix', fix, path),
  ];
  return present(
    `### ${code(message)} {/* #${id} */}`,
    list.join('\n'),
    fixedInElement(error),
    details && localize(details, path),
  ).join('\n\n');
}

function renderSection({id, title, intro, errors}: ErrorSection, path: string): string {
  return present(
    `## ${title} {/* #${id} */}`,
    intro && localize(intro, path),
    ...errors.map((error) => renderEntry(error, path)),
  ).join('\n\n');
}

function listTerms({searchTerms, sections}: ErrorPage): Record<string, readonly string[]> {
  const named = [
    {id: 'page', searchTerms},
    ...sections.flatMap((section) => [section, ...section.errors]),
  ];
  return Object.fromEntries(
    named.flatMap(({id, searchTerms: terms}) => (terms ? [[id, terms]] : [])),
  );
}

/**
 * Renders a page of the catalog: each entry is a heading with the message, and a list with the cause and
 * the fix.
 *
 * @param editUrl - Prefix of "Edit this page" URLs, with a trailing slash.
 * @param isComplete - Whether it contains all messages of the version, so that readers look for theirs here.
 */
export function renderErrorPage(page: ErrorPage, editUrl: string, isComplete = false): string {
  const {title, sidebarLabel, description, path, source, intro, related, sections} = page;
  const frontMatter = present(
    `title: ${yamlScalar(title)}`,
    sidebarLabel && `sidebar_label: ${yamlScalar(sidebarLabel)}`,
    `description: ${yamlScalar(description)}`,
    `custom_edit_url: ${editUrl}${source}`,
    'toc_max_heading_level: 2',
    ...searchTermLines(listTerms(page)),
  );
  return `${present(
    `---\n${frontMatter.join('\n')}\n---`,
    `{/* Generated from ${source} by scripts/generate-errors.ts. Edit the data, not this file. */}`,
    "import MessageFilter from '@site/src/components/MessageFilter';",
    '<MessageFilter />',
    localize(intro, path),
    !isComplete && localize(FILTER_LINK, path),
    ...sections.map((section) => renderSection(section, path)),
    related && `## Related {/* #related */}\n\n${localize(related, path)}`,
  ).join('\n\n')}\n`;
}

/**
 * Renders an entry for the page `from`, with a link to the catalog. An entry that names a page is shown in full
 * only there; other pages show its message, and what they add to it.
 */
export function renderErrorReference({error, page}: CatalogEntry, from: string): string {
  const {id, message, variants = [], page: topic, cause, fix} = error;
  const messages = [message, ...variants]
    .map((text) => `[${code(text)}](${linkTo(`${page.path}#${id}`, from)})`)
    .join('\\\n');
  if (topic !== undefined && `${topic}.mdx` !== from) return messages;
  return present(
    messages,
    [item('Cause', cause, from), item('Fix', fix, from)].join('\n'),
    fixedInElement(error),
  ).join('\n\n');
}

const PAGE_GROUP_IMPORT = "import PageGroup from '@site/src/components/PageGroup';";

/** Renders links to all entries of the catalog, for a partial in its folder. */
export function renderErrorList(pages: readonly ErrorPage[]): string {
  const lists = pages.map(({title, path, sections}) => {
    const id = posix.basename(path, '.mdx').replace(/^errors-/, '');
    const links = sections.flatMap(({errors}) =>
      errors.map(({id: entry, message, variants = []}) =>
        [message, ...variants]
          .map((text) => `[${code(text)}](./${posix.basename(path)}#${entry})`)
          .join('\\\n  ')
          .replace(/^/, '- '),
      ),
    );
    const group = `<PageGroup>\n\n${links.join('\n')}\n\n</PageGroup>`;
    return `### ${title} {/* #${id} */}\n\n${group}`;
  });
  return `{/* Generated from schema/errors by scripts/generate-errors.ts. Edit the data, not this file. */}\n\n${PAGE_GROUP_IMPORT}\n\n${lists.join('\n\n')}\n`;
}
