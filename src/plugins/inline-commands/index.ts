/**
 * Gives a copy button to commands that a sentence tells readers to run: "Run `devspace dev`". All other
 * code in sentences is only spoken of, and stays as it is.
 *
 * A rehype plugin: such a `code` becomes `<InlineCommand command="…" />`.
 */
import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Words before a command that ask for it; "when you run" only speaks of it. */
const REQUEST = /(?:(?:^|[.,:;(])\s*|\b(?:and|or|then|first) )run:? $/i;

/** A program and something that it shall do; names in capitals are to be filled in first. */
const COMMAND = /^(?!.*(?:\b[A-Z]{2}|[<>…]))[a-z][\w.-]* \S/;

/** Where a button would be in the way of another control, or of a heading. */
const OTHER_CONTROLS: ReadonlySet<string> = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'summary']);

function readText(node: Nodes | undefined): string {
  return node?.type === 'text' ? node.value : '';
}

/** The command line that a `code` element holds, if the sentence before it asks to run it. */
export function findCommand(code: Element, before: Nodes | undefined): string | undefined {
  const [content] = code.children;
  const text = readText(content);
  return REQUEST.test(readText(before)) && COMMAND.test(text) ? text : undefined;
}

/** Rehype plugin: see above. */
export default function rehypeInlineCommands() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (OTHER_CONTROLS.has(node.tagName) || node.tagName === 'pre') return 'skip';
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
      // hast has no JSX nodes in its types; MDX compiles them.
      parent.children[index] = replacement as unknown as Element;
      return 'skip';
    });
  };
}
