/**
 * Shows diagrams that were drawn beforehand in place of ```mermaid fences, so that readers load
 * no Mermaid (some hundred KB) and nothing moves once it has drawn.
 *
 * The fence stays the source: scripts/generate-diagrams.ts draws each one into src/generated.
 */
import {existsSync} from 'node:fs';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {DIAGRAM_FOLDER, nameDiagram} from './name-diagram.ts';

/** Class that the theme gives to diagrams. */
const CONTAINER = 'docusaurus-mermaid-container';

/** Name that a page gives to the component, whatever else it imports. */
const MARKUP = 'DiagramMarkup';

interface Program {
  readonly type: 'Program';
  readonly sourceType: 'module';
  readonly body: readonly object[];
}

function program(statement: object): {estree: Program} {
  return {estree: {type: 'Program', sourceType: 'module', body: [statement]}};
}

/** `import NAME from 'FILE'`, as MDX holds it. */
function importNode(name: string, file: string): RootContent {
  const local = {type: 'Identifier', name};
  const source = {type: 'Literal', value: file, raw: JSON.stringify(file)};
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${source.raw}`,
    data: program({
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local}],
      source,
      attributes: [],
    }),
    // mdast has no nodes of MDX in its types.
  } as unknown as RootContent;
}

/** `<DiagramMarkup className="…" source={NAME} />`, as MDX holds it. */
function markupNode(name: string, position: Code['position']): RootContent {
  const expression = {type: 'Identifier', name};
  return {
    type: 'mdxJsxFlowElement',
    name: MARKUP,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: CONTAINER},
      {
        type: 'mdxJsxAttribute',
        name: 'source',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: name,
          data: program({type: 'ExpressionStatement', expression}),
        },
      },
    ],
    children: [],
    position,
  } as unknown as RootContent;
}

interface DiagramOptions {
  /** Tells whether a drawing is there; by default the disk does. */
  readonly exists?: (file: string) => boolean;
}

/** Remark plugin: replaces each ```mermaid fence. Fails with file and line if it was not drawn. */
export default function remarkDiagrams({exists = existsSync}: DiagramOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const imports: RootContent[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      const drawing = `${DIAGRAM_FOLDER}/${nameDiagram(node.value)}`;
      if (!exists(drawing)) {
        file.fail(
          'This diagram is not drawn yet, or was changed: run `npm run generate:diagrams`.',
          node.position,
          'docs:diagrams',
        );
      }
      const name = `Diagram${imports.length}`;
      imports.push(importNode(name, `@site/${drawing}`));
      parent.children[index] = markupNode(name, node.position);
    });
    if (imports.length === 0) return;
    tree.children.unshift(importNode(MARKUP, '@site/src/components/StaticMarkup'), ...imports);
  };
}
