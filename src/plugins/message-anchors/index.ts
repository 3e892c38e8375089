/**
 * Gives each row of a table of messages an anchor, so that the search leads to the very message that a
 * reader has pasted, and a link can name it: `#error-not-found`.
 *
 * A rehype plugin.
 */
import GithubSlugger from 'github-slugger';
import type {Element, Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isMessageTable} from '../../lib/message-table.ts';

/** Longest anchor, in characters: messages can be whole sentences. */
const MAX_LENGTH = 60;

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function findAll(node: Element | Root, tagName: string): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}

/** The anchor of a message: its words, shortened between two of them. */
function nameOf(message: string, slugger: GithubSlugger): string {
  const words = message.toLowerCase().match(/[a-z\d]+/g) ?? [];
  let name = 'error';
  for (const word of words) {
    if (name.length + word.length + 1 > MAX_LENGTH) break;
    name += `-${word}`;
  }
  // The same words twice get a number.
  return slugger.slug(name);
}

/** Rehype plugin: see above. */
export default function rehypeMessageAnchors() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      const [head] = findAll(table, 'thead');
      const [body] = findAll(table, 'tbody');
      const columns = head ? findAll(head, 'th').map((cell) => textOf(cell).trim()) : [];
      if (!body || !isMessageTable(columns)) return SKIP;
      for (const row of findAll(body, 'tr')) {
        const [message] = findAll(row, 'td');
        if (message) row.properties.id ??= nameOf(textOf(message), slugger);
      }
      return SKIP;
    });
  };
}
