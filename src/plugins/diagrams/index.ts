/**
 * Replaces ```mermaid fences with SVGs from scripts/generate-diagrams.ts, so that browsers don't load
 * Mermaid (about 160 KB) and the layout doesn't shift.
 *
 * In `npm start`, @docusaurus/theme-mermaid renders a fence without an SVG in the browser. A build doesn't contain
 * Mermaid, and fails.
 */
import {existsSync} from 'node:fs';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importNode, variableAttribute} from '../mdx-nodes.ts';
import {DIAGRAM_FOLDER, diagramFile} from '@devspace-docs/drawings';

/** The theme's class for diagrams. */
const CONTAINER = 'docusaurus-mermaid-container';

/** Local name of the component on the page. Pages don't import this name themselves. */
const MARKUP = 'DiagramMarkup';

/** The MDX node of `<DiagramMarkup className="…" label="Diagram" source={NAME} />`. */
function markupNode(name: string, position: Code['position']): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: MARKUP,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: CONTAINER},
      {type: 'mdxJsxAttribute', name: 'label', value: 'Diagram'},
      variableAttribute('source', name),
    ],
    children: [],
    position,
  };
}

interface DiagramOptions {
  /** Whether an SVG is rendered; checks the disk by default. */
  readonly exists?: (file: string) => boolean;
  /** Whether each diagram needs an SVG. */
  readonly isBuild?: boolean;
}

/** Remark plugin: replaces each ```mermaid fence that has an SVG. */
export default function remarkDiagrams({
  exists = existsSync,
  isBuild = process.env.NODE_ENV === 'production',
}: DiagramOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const imports: RootContent[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      const svg = `${DIAGRAM_FOLDER}/${diagramFile(node.value)}`;
      if (!exists(svg)) {
        if (!isBuild) return;
        file.fail(
          'This diagram has no rendered SVG: run `npm run generate -- diagrams` and commit the result.',
          node,
        );
      }
      const name = `Diagram${imports.length}`;
      imports.push(importNode(name, `@site/${svg}`));
      parent.children[index] = markupNode(name, node.position);
    });
    if (imports.length === 0) return;
    tree.children.unshift(importNode(MARKUP, '@site/src/components/StaticMarkup'), ...imports);
  };
}
