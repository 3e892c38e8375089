/**
 * Replaces ```mermaid fences by SVGs that scripts/generate-diagrams.ts rendered, so that readers
 * load no Mermaid (some 160 KB) and nothing moves after the page is painted.
 *
 * A fence without an SVG stays: @docusaurus/theme-mermaid renders it in the browser, which is what
 * writers see in `npm start`. A build warns about it, and a strict build fails.
 */
import {existsSync} from 'node:fs';
import logger from '@docusaurus/logger';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importNode, variableAttribute} from '../mdx-nodes.ts';
import {DIAGRAM_FOLDER, diagramFile} from './diagram-file.ts';

/** Class that the theme gives to diagrams. */
const CONTAINER = 'docusaurus-mermaid-container';

/** Local name of the component in the page: no page imports this name itself. */
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
  /** Reports a diagram that isn't rendered. By default, a build prints a warning. */
  readonly warn?: (message: string) => void;
}

function warnInBuild(message: string): void {
  if (process.env.NODE_ENV === 'production') logger.warn(message);
}

/** Remark plugin: replaces each ```mermaid fence that has an SVG. */
export default function remarkDiagrams({
  exists = existsSync,
  warn = warnInBuild,
}: DiagramOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const imports: RootContent[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      const svg = `${DIAGRAM_FOLDER}/${diagramFile(node.value)}`;
      if (!exists(svg)) {
        warn(
          `${file.path}:${node.position?.start.line ?? 1} This diagram has no rendered SVG: run \`npm run generate:diagrams\` and commit the result.`,
        );
        return;
      }
      const name = `Diagram${imports.length}`;
      imports.push(importNode(name, `@site/${svg}`));
      parent.children[index] = markupNode(name, node.position);
    });
    if (imports.length === 0) return;
    tree.children.unshift(importNode(MARKUP, '@site/src/components/StaticMarkup'), ...imports);
  };
}
