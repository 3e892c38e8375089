/**
 * Replaces ```mermaid fences with SVGs from scripts/generate-diagrams.ts, so that browsers don't load
 * Mermaid (about 160 KB) and the layout doesn't shift.
 *
 * @docusaurus/theme-mermaid renders a fence without an SVG in the browser, which is what writers see in
 * `npm start`. A build warns about it, and a strict build fails.
 */
import {existsSync} from 'node:fs';
import logger from '@docusaurus/logger';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importNode, textAttribute, variableAttribute} from '../mdx-nodes.ts';
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
      textAttribute('className', CONTAINER),
      textAttribute('label', 'Diagram'),
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
          `${file.path}:${node.position?.start.line ?? 1} This diagram has no rendered SVG: run \`npm run generate -- diagrams\` and commit the result.`,
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
