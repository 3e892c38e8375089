/**
 * Rehype plugin that adds a copy button to commands that a sentence tells readers to run: the code in
 * "Run `devspace dev`" becomes `<InlineCommand command="…" />`. Other inline code doesn't change.
 */
import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Text before a command that tells readers to run it, unlike "when you run". */
const REQUEST = /(?:(?:^|[.,:;(])\s*|\b(?:and|or|then|first) )run:? $/i;

/** A program with arguments, without placeholders. */
const COMMAND = /^(?!.*(?:\b[A-Z]{2}|[<>…]))[a-z][\w.-]* \S/;

/** Controls and headings, which must not contain a button. */
const WITHOUT_BUTTONS: ReadonlySet<string> = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'summary']);

function readText(node: Nodes | undefined): string {
  return node?.type === 'text' ? node.value : '';
}

/** Returns the command in a `code` element, if the text before it tells readers to run it. */
export function findCommand(code: Element, before: Nodes | undefined): string | undefined {
  const [content] = code.children;
  const text = readText(content);
  return REQUEST.test(readText(before)) && COMMAND.test(text) ? text : undefined;
}

export default function rehypeInlineCommands() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (WITHOUT_BUTTONS.has(node.tagName) || node.tagName === 'pre') return 'skip';
      if (node.tagName !== 'code' || !parent || index === undefined) return undefined;
      const command = findCommand(node, parent.children[index - 1]);
      if (command === undefined) return undefined;
      const replacement = {
        type: 'mdxJsxTextElement',
        name: 'InlineCommand',
        attributes: [{type: 'mdxJsxAttribute', name: 'command', value: command}],
        children: [],
        position: node.position,
      };
      // The types of hast have no JSX nodes, but MDX compiles them.
      parent.children[index] = replacement as unknown as Element;
      return 'skip';
    });
  };
}
