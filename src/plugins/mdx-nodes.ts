/** Finds elements in an MDX page, and creates nodes that remark plugins add to it. */
import type {Nodes, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx, type JsxElement} from '@devspace-docs/pages';

type Import = Extract<Nodes, {type: 'mdxjsEsm'}>;
type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number];
type Program = NonNullable<NonNullable<Import['data']>['estree']>;

function program(statement: Program['body'][number]): {estree: Program} {
  return {estree: {type: 'Program', sourceType: 'module', body: [statement], comments: []}};
}

/** An element with its location in the tree. */
export interface FoundElement {
  readonly element: JsxElement;
  readonly parent: Parents;
  readonly index: number;
}

/** Finds the elements of a component. */
export function findElements(tree: Root, name: string): FoundElement[] {
  const found: FoundElement[] = [];
  visit(tree, (node, index, parent) => {
    if (isJsx(node) && node.name === name && parent && index !== undefined)
      found.push({element: node, parent, index});
  });
  return found;
}

/** `NAME="TEXT"` */
export function textAttribute(name: string, text?: string): Attribute {
  return {type: 'mdxJsxAttribute', name, value: text};
}

/** `import NAME from 'FILE'` */
export function importNode(name: string, file: string): Import {
  const source = {type: 'Literal', value: file, raw: JSON.stringify(file)} as const;
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${source.raw}`,
    data: program({
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
      source,
      attributes: [],
    }),
  };
}

/** `ATTRIBUTE={VARIABLE}` */
export function variableAttribute(attribute: string, variable: string): Attribute {
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: program({
        type: 'ExpressionStatement',
        expression: {type: 'Identifier', name: variable},
      }),
    },
  };
}
