/** Converts a built page to Markdown. Pure. */
import type {Root} from 'hast';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {findElement, hasClass} from '@devspace-docs/static-host/html';
import {simplifyPage, type PageLocation} from './simplify.ts';

/** Keeps the file name of a code block: ```` ```yaml title="devspace.yaml" ````. */
const pre: Handle = (state, node) => {
  const code = defaultHandlers.pre(state, node);
  const {dataTitle} = node.properties;
  if (dataTitle) code.meta = `title="${String(dataTitle)}"`;
  return code;
};

/**
 * Converts the content of a page, without menus and with absolute URLs.
 *
 * @param page - The built page.
 * @param writeFields - Writes the Markdown of `<Fields of="…" />`.
 * @returns Markdown, or undefined if it isn't a docs page.
 */
export function convertPage(
  page: Root,
  location: PageLocation,
  writeFields: (of: string) => string,
): string | undefined {
  const article = findElement(page, (node) => hasClass(node, 'theme-doc-markdown'));
  if (!article) return undefined;
  const div: Handle = (state, node) => {
    const {dataFields} = node.properties;
    if (typeof dataFields === 'string') return fromMarkdown(writeFields(dataFields)).children;
    return defaultHandlers.div(state, node);
  };
  const tree = toMdast(simplifyPage(article, location), {handlers: {pre, div}});
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
