/** Rehype plugin that marks long inline code, which may break across lines, unlike flags and short commands. */
import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Characters that fit on a line of a narrow phone. */
const MAX_UNBROKEN = 24;

export default function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      const [content] = node.children;
      if (
        node.tagName === 'code' &&
        content?.type === 'text' &&
        content.value.length > MAX_UNBROKEN
      ) {
        node.properties.className = ['long'];
      }
      return undefined;
    });
  };
}
