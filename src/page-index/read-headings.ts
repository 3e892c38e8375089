const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,3}\s+(.+?)\s*$/;

/** Turns a heading's Markdown into plain text: ids, code marks and links are taken off. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\s*\{\/\*.*?\*\/\}\s*$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** Reads the second and third level headings of an MDX file, in order, outside code blocks. */
export function readHeadings(source: string): string[] {
  const headings: string[] = [];
  let fence: string | undefined;
  for (const line of source.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (mark) {
      fence = mark;
    } else {
      const heading = HEADING.exec(line)?.[1];
      if (heading) headings.push(plainText(heading));
    }
  }
  return headings;
}
