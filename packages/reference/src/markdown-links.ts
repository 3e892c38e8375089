/** Links and code of the data in schema/, which pages of different folders show. */
import {posix} from 'node:path';
import {escapeMdx} from './commands/text.ts';

/** A code span, also of a text with backticks. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The path of a page or an anchor, which is relative to the docs folder, relative to the page `from`. */
export function linkTo(target: string, from: string): string {
  const [path = '', anchor] = target.split('#');
  if (path === from && anchor !== undefined) return `#${anchor}`;
  const relative = posix.relative(posix.dirname(from), path);
  const file = relative.startsWith('.') ? relative : `./${relative}`;
  return anchor === undefined ? file : `${file}#${anchor}`;
}

/** Escapes a text for MDX, and makes its links, which are paths from the docs folder, relative to the page `from`. */
export function localize(markdown: string, from: string): string {
  return escapeMdx(markdown).replaceAll(
    /\]\(([\w./-]+\.mdx(?:#[^)\s]+)?)\)/g,
    (_, target: string) => `](${linkTo(target, from)})`,
  );
}
