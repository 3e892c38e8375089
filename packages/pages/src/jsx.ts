import type {Nodes} from 'mdast';
import type {Location} from './types.ts';

/** A block or inline JSX element. */
export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

type MdxEsm = Extract<Nodes, {type: 'mdxjsEsm'}>;

/** Value of an attribute. An expression that is a string literal is evaluated. */
export type AttributeValue =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'expression'; readonly code: string};

export interface Import {
  /** Names that the file gives to what it imports. */
  readonly names: readonly string[];
  /** Module specifier, as written. */
  readonly request: string;
  readonly location: Location;
}

const LITERAL = /^\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`\\$]*)`)\s*$/;

function readExpression(code: string): AttributeValue {
  const literal = LITERAL.exec(code);
  return literal
    ? {kind: 'text', text: literal[1] ?? literal[2] ?? literal[3] ?? ''}
    : {kind: 'expression', code};
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of an element by name. In `<a b />`, `b` is an empty string. Omits spreads. */
export function readAttributes(element: JsxElement): ReadonlyMap<string, AttributeValue> {
  const attributes = new Map<string, AttributeValue>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const {name, value} = attribute;
    const isText = value === null || value === undefined || typeof value === 'string';
    attributes.set(name, isText ? {kind: 'text', text: value ?? ''} : readExpression(value.value));
  }
  return attributes;
}

/** The text of an attribute; undefined if it is missing or an expression. */
export function attributeText(
  attributes: ReadonlyMap<string, AttributeValue>,
  name: string,
): string | undefined {
  const value = attributes.get(name);
  return value?.kind === 'text' ? value.text : undefined;
}

/** Reads the import declarations of a block of `import` and `export` lines. */
export function readImports(node: MdxEsm): Import[] {
  const firstLine = node.position?.start.line ?? 1;
  return (node.data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || typeof statement.source.value !== 'string')
      return [];
    const {source, specifiers} = statement;
    const request = statement.source.value;
    const start = source.loc?.start ?? {line: firstLine, column: 0};
    return [
      {
        names: specifiers.map(({local}) => local.name),
        request,
        // Inside the quotes.
        location: {line: start.line, column: start.column + 2, length: request.length},
      },
    ];
  });
}
