/**
 * Marks long code in sentences, which may break at the end of a line. Flags and short commands may not.
 *
 * A rehype plugin.
 */
import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Fits into a line on a narrow phone, in characters. */
const MAX_UNBROKEN = 24;

/** Rehype plugin: see above. */
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
