import type {Nodes} from 'mdast';
import type {Location} from './types.ts';

/** A block or inline JSX element. */
export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

type MdxEsm = Extract<Nodes, {type: 'mdxjsEsm'}>;

export interface Import {
  /** Names that the file gives to what it imports. */
  readonly names: readonly string[];
  readonly request: string;
  readonly location: Location;
}

const LITERAL = /^\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`\\$]*)`)\s*$/;

function readLiteral(code: string): string | undefined {
  const literal = LITERAL.exec(code);
  return literal?.[1] ?? literal?.[2] ?? literal?.[3];
}

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * The texts of an element's attributes by name: empty for `b` in `<a b />`, and undefined for an expression that isn't
 * a string literal. Omits spreads.
 */
export function readAttributes(element: JsxElement): ReadonlyMap<string, string | undefined> {
  const attributes = new Map<string, string | undefined>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const {name, value} = attribute;
    const isText = value === null || value === undefined || typeof value === 'string';
    attributes.set(name, isText ? (value ?? '') : readLiteral(value.value));
  }
  return attributes;
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
