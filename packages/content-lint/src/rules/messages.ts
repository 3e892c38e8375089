import type {Heading as HeadingNode, Nodes, Root} from 'mdast';
import {locate, textOf} from '../pages/mdast.ts';
import {diagnose} from '../pages/diagnose.ts';
import type {PageDiagnostic, Rule, SourceFile} from '../pages/types.ts';

/** Pages of the error catalog. */
const CATALOG = /\/errors-[\w-]+\.mdx$/;

/** A heading that is a message, and the node after it. */
interface Entry {
  readonly heading: HeadingNode;
  readonly below: Nodes | undefined;
}

function readEntries({path}: SourceFile, {children}: Root): Entry[] {
  if (!CATALOG.test(path)) return [];
  return children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 3 || node.children[0]?.type !== 'inlineCode')
      return [];
    return [{heading: node, below: children[index + 1]}];
  });
}

function checkEntry({heading, below}: Entry): PageDiagnostic[] {
  const items = below?.type === 'list' ? below.children.map(textOf) : [];
  return ['Cause', 'Fix'].flatMap((label) => {
    if (items.some((item) => item.startsWith(`${label}:`))) return [];
    const message = `the message has no item "${label}:"`;
    return diagnose(locate(heading), message, `add \`- **${label}:** …\` to the list below`);
  });
}

export const messages: Rule = {
  name: 'messages',
  summary: 'Each message in the error catalog has a cause and a fix.',
  check: (file, site) => readEntries(file, site.content(file).tree).flatMap(checkEntry),
  count: (file, site) => ({messages: readEntries(file, site.content(file).tree).length}),
};
