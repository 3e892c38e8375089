import type {Element} from 'hast';
import {elementsOf, findElement, propertyOf} from '@devspace-docs/static-host/html';
import {codesOf, visibleText} from './visible-text.ts';
import type {PageName, PageSection} from './page-content.ts';

const LABEL = /^(Full message|Messages|Cause): /;

function labelOf(item: Element): string | undefined {
  return LABEL.exec(visibleText(item))?.[1];
}

/**
 * Reads the entries of the error catalog: a heading in code font, and a list with the cause, the fix and,
 * if the heading is only a part of it, the full message.
 */
export function readMessages(content: Element, sections: readonly PageSection[]): PageName[] {
  const parts = elementsOf(content);
  return parts.flatMap((heading, at) => {
    const code =
      heading.tagName === 'h3' && findElement(heading, ({tagName}) => tagName === 'code');
    const list = parts[at + 1];
    if (!code || list?.tagName !== 'ul' || visibleText(code) !== visibleText(heading)) return [];
    const items = elementsOf(list);
    const labels = items.map(labelOf);
    if (!labels.includes('Cause')) return [];
    const fullMessage = items.find((_, index) => /message/i.test(labels[index] ?? ''));
    const anchor = propertyOf(heading, 'id') ?? '';
    const section = sections.find((candidate) => candidate.anchor === anchor);
    // Starts with the cause, followed by the fix.
    const text = section?.text.replace(/^.*?\bCause: /s, '') ?? '';
    const names = fullMessage ? codesOf(fullMessage) : [visibleText(heading)];
    return names.map((name) => ({kind: 'error', name, anchor, text}) as const);
  });
}
