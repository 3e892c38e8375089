/**
 * Rehype plugin that adds `isFirst` to an illustration near the top of a page, so that browsers load it at
 * once: it's often the largest thing on the first screen.
 */
import type {Root} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

export default function rehypeFirstIllustration() {
  return (tree: Root): void => {
    let sections = 0;
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'h2') sections++;
      if (sections > 1) return EXIT;
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Illustration') return undefined;
      node.attributes.push({type: 'mdxJsxAttribute', name: 'isFirst'});
      return EXIT;
    });
  };
}
