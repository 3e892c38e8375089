/** Nodes that remark plugins add to an MDX page. */
import type {Nodes} from 'mdast';

type Import = Extract<Nodes, {type: 'mdxjsEsm'}>;
type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number];
type Program = NonNullable<NonNullable<Import['data']>['estree']>;

function program(statement: Program['body'][number]): {estree: Program} {
  return {estree: {type: 'Program', sourceType: 'module', body: [statement], comments: []}};
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
