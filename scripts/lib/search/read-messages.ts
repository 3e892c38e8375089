/**
 * Reads the entries of the catalog of error messages: a heading in code font, and a list that gives
 * the full message where the heading is only a part of it, the cause and the fix. Pure.
 */
import {attribute, elementsOf, find, findAll, textOf, type Element} from './dom.ts';
import type {PageName, PageSection} from './page-content.ts';

/** What the first words of an item say that it holds. */
const LABEL = /^(Full message|Messages|Cause): /;

function labelOf(item: Element): string | undefined {
  return LABEL.exec(textOf(item))?.[1];
}

function codesOf(item: Element): string[] {
  return findAll(item, ({tagName}) => tagName === 'code').map((code) => textOf(code));
}

/** What the section says below the messages: the cause, and the fix after its label. */
function textBelow(text: string): string {
  return text.replace(/^.*?\bCause: /s, '');
}

/** Messages of the catalog, each with the anchor of its heading. */
export function readMessages(content: Element, sections: readonly PageSection[]): PageName[] {
  const parts = elementsOf(content);
  return parts.flatMap((heading, at) => {
    const code = heading.tagName === 'h3' && find(heading, ({tagName}) => tagName === 'code');
    const list = parts[at + 1];
    if (!code || list?.tagName !== 'ul' || textOf(code) !== textOf(heading)) return [];
    const items = elementsOf(list);
    const labels = items.map(labelOf);
    if (!labels.includes('Cause')) return [];
    const full = items.find((_, place) => /message/i.test(labels[place] ?? ''));
    const anchor = attribute(heading, 'id') ?? '';
    const text = sections.find((section) => section.anchor === anchor)?.text ?? '';
    const names = full ? codesOf(full) : [textOf(heading)];
    return names.map((name) => ({kind: 'error', name, anchor, text: textBelow(text)}) as const);
  });
}
