/**
 * Rehype plugin that adds an anchor to each row of a message table, such as `#error-not-found`, so that
 * search results and links lead to the exact message.
 */
import GithubSlugger from 'github-slugger';
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isMessageTable} from '../../lib/message-table.ts';
import {textOf} from '../hast-text.ts';

/** Maximum length of an anchor, in characters. */
const MAX_LENGTH = 60;

function findAll(node: Element | Root, tagName: string): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}

/** Anchor of a message: its words, truncated at a word boundary. */
function nameOf(message: string, slugger: GithubSlugger): string {
  const words = message.toLowerCase().match(/[a-z\d]+/g) ?? [];
  let name = 'error';
  for (const word of words) {
    if (name.length + word.length + 1 > MAX_LENGTH) break;
    name += `-${word}`;
  }
  // Adds a number to duplicates.
  return slugger.slug(name);
}

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
