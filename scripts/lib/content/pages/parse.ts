/** Parses MDX like Docusaurus. */
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import type {Place} from './types.ts';

/** Why a file cannot be parsed. */
export interface ParseFailure {
  readonly place: Place;
  readonly message: string;
}

type ParseResult =
  | {readonly tree: Root; readonly failure?: never}
  | {readonly failure: ParseFailure; readonly tree?: never};

// Directives belong to the syntax: Docusaurus reads `image:tag` in a heading as text and a
// directive, and leaves the latter out of the heading's id.
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

/** Where the tag is that the message says is not closed; the error itself is at the end of the page. */
function unclosedTag(message: string): Place | undefined {
  const match = /^Expected a closing tag for `.*` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(message);
  if (!match) return undefined;
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = match.slice(1).map(Number);
  return {line, column, length: line === endLine ? endColumn - column : 1};
}

/** Parses a file; what MDX cannot read comes back as a failure with its place. */
export function parseMdx(source: string): ParseResult {
  try {
    return {tree: processor.parse(source)};
  } catch (error) {
    // Only messages of the parser have a location; any other error is a bug in the checker.
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const message = String(error.reason);
    const place = {line: readNumber(error, 'line'), column: readNumber(error, 'column'), length: 1};
    return {failure: {place: unclosedTag(message) ?? place, message}};
  }
}
