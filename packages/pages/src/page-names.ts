import type {Root} from 'mdast';
import {isJsx, type JsxElement} from './jsx.ts';
import {locate, walk} from './mdast.ts';
import type {Location} from './types.ts';

export interface UsedName {
  readonly name: string;
  /** `<Name>`, `<Steps start={name}>`, or `{name}` in the text. */
  readonly as: 'component' | 'attribute' | 'text';
  readonly location: Location;
}

export interface PageNames {
  /** Imports, exports and function parameters, regardless of their scopes. */
  readonly declared: ReadonlySet<string>;
  readonly used: readonly UsedName[];
}

/** An ESTree node. */
interface ScriptNode {
  readonly type: string;
  readonly name?: unknown;
  readonly computed?: unknown;
  readonly loc?: {readonly start: {readonly line: number; readonly column: number}};
}

/** Node fields with identifiers that are declarations. */
const DECLARATIONS: ReadonlySet<string> = new Set(['id', 'local', 'params']);

/** Node fields with identifiers that are property names, unless they are computed: `a.b`, `{b: a}`. */
const MEMBERS: ReadonlySet<string> = new Set(['key', 'property']);

/** Node fields with identifiers that belong to another module or are duplicates. */
const IGNORED: ReadonlySet<string> = new Set(['closingElement', 'exported', 'imported']);

function isScriptNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function walkScript(
  value: unknown,
  visit: (identifier: ScriptNode, isDeclared: boolean) => void,
  isDeclared = false,
): void {
  if (Array.isArray(value)) value.forEach((item) => walkScript(item, visit, isDeclared));
  if (!isScriptNode(value)) return;
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') visit(value, isDeclared);
  for (const [field, child] of Object.entries(value)) {
    const isMember = MEMBERS.has(field) && value.computed !== true;
    const isAttributeName = field === 'name' && value.type === 'JSXAttribute';
    if (isMember || isAttributeName || IGNORED.has(field)) continue;
    walkScript(child, visit, isDeclared || DECLARATIONS.has(field));
  }
}

/** The name before the first dot: `<Foo.Bar>` uses `Foo`. Undefined for HTML elements. */
function componentName({name}: JsxElement): string | undefined {
  return /^[A-Z][\w$]*/.exec(name ?? '')?.[0];
}

/** The expression of `name={…}` or `{...props}`. */
function scriptOf(attribute: JsxElement['attributes'][number]): unknown {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
  return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
}

/** Collects the names that the JavaScript of a page declares and uses. */
export function readPageNames(tree: Root): PageNames {
  const declared = new Set<string>();
  const used: UsedName[] = [];
  const readScript = (script: unknown, as: UsedName['as']): void => {
    walkScript(script, ({type, name, loc}, isDeclared) => {
      const isElement = type === 'JSXIdentifier';
      if (typeof name !== 'string' || !loc || (isElement && !/^[A-Z]/.test(name))) return;
      const {line, column} = loc.start;
      const location = {line, column: column + 1, length: name.length};
      if (isDeclared) declared.add(name);
      else used.push({name, as: isElement ? 'component' : as, location});
    });
  };
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') readScript(node.data?.estree, 'attribute');
    else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      readScript(node.data?.estree, 'text');
    else if (isJsx(node)) {
      const name = componentName(node);
      const {line, column} = locate(node);
      if (name !== undefined)
        used.push({
          name,
          as: 'component',
          location: {line, column: column + 1, length: name.length},
        });
      for (const attribute of node.attributes) readScript(scriptOf(attribute), 'attribute');
    }
  });
  return {declared, used};
}
