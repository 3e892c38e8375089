/**
 * Rehype plugin: each item of a list of symptoms gets an anchor, such as `#error-nothing-happens`, so that
 * search results and links lead to the exact item.
 *
 * A list of symptoms is in a section about troubleshooting, and all of its items start with bold text.
 */
import GithubSlugger from 'github-slugger';
import type {Element, Root, RootContent} from 'hast';
import {textOf} from '@devspace-docs/common';
import {messageAnchor} from '../message-anchor.ts';

/** Ids of headings above symptoms. */
const SECTIONS: ReadonlySet<unknown> = new Set(['mistakes', 'pitfalls', 'troubleshooting']);

function isElement(node: RootContent): node is Element {
  return node.type === 'element';
}

/** The bold text at the start of an item. */
function symptomOf({children}: Element): Element | undefined {
  const [first] = children.filter((node) => !(node.type === 'text' && node.value.trim() === ''));
  if (first?.type !== 'element') return undefined;
  if (first.tagName === 'p') return symptomOf(first);
  return first.tagName === 'strong' ? first : undefined;
}

function addAnchors(list: Element, slugger: GithubSlugger): void {
  const items = list.children.filter(isElement);
  const symptoms = items.map(symptomOf);
  if (symptoms.includes(undefined)) return;
  items.forEach((item, index) => {
    item.properties.id ??= messageAnchor(textOf(symptoms[index] ?? item), slugger);
  });
}

export default function rehypeSymptoms() {
  return ({children}: Root): void => {
    const slugger = new GithubSlugger();
    let level = Infinity;
    for (const node of children.filter(isElement)) {
      const heading = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Infinity);
      if (SECTIONS.has(node.properties.id)) level = heading;
      else if (heading <= level && heading !== Infinity) level = Infinity;
      if (node.tagName === 'ul' && level !== Infinity) addAnchors(node, slugger);
    }
  };
}
