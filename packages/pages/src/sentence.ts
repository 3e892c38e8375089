import type {Nodes, Parents} from 'mdast';
import {isJsx, readAttributes, type JsxElement} from './jsx.ts';
import {textOf} from './mdast.ts';

/** Attributes that aren't visible text. */
const ADDRESS_ATTRIBUTES = ['href', 'to', 'src', 'id', 'className'];

/** Blocks of sentences. A table row is treated as one sentence. */
const SENTENCE_BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableRow']);

/** The text of a row, preceded by the heading of the node's column. */
function rowAround(row: Parents, ancestors: readonly Parents[]): string {
  const table = ancestors[ancestors.indexOf(row) - 1];
  const head = table?.type === 'table' ? table.children[0] : undefined;
  const cell = ancestors[ancestors.indexOf(row) + 1];
  const column = row.children.findIndex((child) => child === cell);
  const headCell = head === row ? undefined : head?.children[column];
  return [...(headCell ? [headCell] : []), ...row.children].map(textOf).join(' ').trim();
}

/** The sentence that contains a node, with the node's own text. */
export function sentenceAround(node: Nodes, ancestors: readonly Parents[]): string {
  const block = ancestors.findLast(({type}) => SENTENCE_BLOCKS.has(type));
  if (!block) return wordsOf(node);
  if (block.type === 'tableRow') return rowAround(block, ancestors);
  let before = '';
  let isReached = false;
  let after = '';
  const collect = (child: Nodes): void => {
    if (child === node) isReached = true;
    else if ('children' in child) child.children.forEach(collect);
    else if (isReached) after += textOf(child);
    else before += textOf(child);
  };
  block.children.forEach(collect);
  const start = Math.max(
    ...[...before.matchAll(/[.!?]["')\]]*\s/g)].map(({index}) => index + 1),
    0,
  );
  const end = /[.!?]["')\]]*(?:\s|$)/.exec(after)?.index ?? after.length;
  return `${before.slice(start)}${wordsOf(node)}${after.slice(0, end)}`.trim();
}

function labelsOf(element: JsxElement): string {
  return [...readAttributes(element)]
    .flatMap(([name, text]) => (ADDRESS_ATTRIBUTES.includes(name) ? [] : (text ?? [])))
    .join(' ');
}

/** The visible text of a node, including texts in JSX attributes. */
function wordsOf(node: Nodes): string {
  return isJsx(node) ? `${labelsOf(node)} ${textOf(node)}`.trim() : textOf(node);
}

/** The paragraph or heading before a block, and the labels of the tabs and other elements around it. */
export function introductionOf(node: Nodes, ancestors: readonly Parents[]): string {
  const siblings: readonly Nodes[] = ancestors.at(-1)?.children ?? [];
  const previous = siblings[siblings.findIndex((child) => child === node) - 1];
  const labels = ancestors.filter((ancestor) => isJsx(ancestor)).map(labelsOf);
  const lead =
    previous?.type === 'paragraph' || previous?.type === 'heading' ? previous : undefined;
  return [...labels, lead ? textOf(lead) : ''].join(' ').trim();
}
