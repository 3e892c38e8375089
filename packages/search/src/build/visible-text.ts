/** The text of built pages, as readers see it. */
import type {Element, Nodes} from 'hast';
import {findAll, hasClass} from '@devspace-docs/static-host/html';

/** Elements that separate words, even without whitespace around them. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header ' +
    'hr li ol p pre section summary table tbody td th thead tr ul'
  ).split(' '),
);

/** Elements whose text isn't part of the content. */
const IGNORED: ReadonlySet<string> = new Set(['button', 'noscript', 'script', 'style', 'svg']);

/** Collapses whitespace, and removes the zero-width space of heading links. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a node with all its whitespace, and a space at each edge of a block. */
function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  let edge = '';
  if (node.type === 'element') {
    if (IGNORED.has(node.tagName) || hasClass(node, 'hash-link')) return '';
    if (BLOCKS.has(node.tagName)) edge = ' ';
  }
  if (!('children' in node)) return '';
  let text = edge;
  for (const child of node.children) text += rawText(child);
  return text + edge;
}

/** The visible text of a node, in one line. */
export function visibleText(node: Nodes): string {
  return tidy(rawText(node));
}

/** The texts of all code spans in an element. */
export function codesOf(element: Element): string[] {
  return findAll(element, ({tagName}) => tagName === 'code').map(visibleText);
}
