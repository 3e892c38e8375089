import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import type {Location} from './types.ts';

export interface ParseFailure {
  readonly location: Location;
  readonly message: string;
}

type ParseResult =
  | {readonly tree: Root; readonly failure?: never}
  | {readonly failure: ParseFailure; readonly tree?: never};

// The same syntax as in Docusaurus. With directives, `image:tag` in a heading is a text and a directive,
// which isn't part of the heading's id.
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .freeze();

function readNumber(error: object, key: 'line' | 'column'): number {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : 1;
}

/** Location of an unclosed tag, which is in the message. The error itself is at the end of the page. */
function unclosedTag(message: string): Location | undefined {
  const match = /^Expected a closing tag for `.*` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(message);
  if (!match) return undefined;
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = match.slice(1).map(Number);
  return {line, column, length: line === endLine ? endColumn - column : 1};
}

/** Parses MDX. Returns syntax errors instead of throwing them. */
export function parseMdx(source: string): ParseResult {
  try {
    return {tree: processor.parse(source)};
  } catch (error) {
    // Syntax errors have a reason; any other error is a bug.
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const message = String(error.reason);
    const location = {
      line: readNumber(error, 'line'),
      column: readNumber(error, 'column'),
      length: 1,
    };
    return {failure: {location: unclosedTag(message) ?? location, message}};
  }
}
