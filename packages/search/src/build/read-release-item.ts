import type {Element} from 'hast';
import {elementsOf, propertyOf} from '@devspace-docs/static-host/html';
import {FIX} from '../summarize.ts';
import {codesOf, visibleText} from './visible-text.ts';

/** Splits `Fixed in: 6.3.18`. */
function readDetail(item: Element): readonly [label: string, text: string] {
  const text = visibleText(item);
  const colon = text.indexOf(': ');
  return [text.slice(0, colon), text.slice(colon + 2)];
}

/** A problem that a release fixes. */
export interface ReleaseItem {
  readonly anchor: string;
  /** The problem, without a period. */
  readonly problem: string;
  readonly message?: string;
  /** Affected releases, the release that fixes it, and what to do without an upgrade. */
  readonly text: string;
}

/**
 * Reads a problem on the page about problems that an upgrade fixes. Undefined for other elements.
 */
export function readReleaseItem(element: Element): ReleaseItem | undefined {
  const anchor = propertyOf(element, 'id');
  if (anchor === undefined || propertyOf(element, 'dataArea') === undefined) return undefined;
  const parts = elementsOf(element);
  const list = parts.find(({tagName}) => tagName === 'ul');
  const items = list ? elementsOf(list) : [];
  const details = new Map(items.map(readDetail));
  const affected = details.get('Affected');
  if (affected === undefined) return undefined;
  const problem = parts
    .filter((part) => part !== list)
    .map(visibleText)
    .join(' ');
  const item = items.find((detail) => readDetail(detail)[0] === 'Message');
  const [message] = item ? codesOf(item) : [];
  const fixedIn = details.get('Fixed in');
  const fix = [
    fixedIn === undefined ? undefined : `Upgrade to ${fixedIn}.`,
    details.get('Workaround'),
  ];
  const advice = fix.filter(Boolean).join(' ');
  const text = `Affected: ${affected}.${advice === '' ? '' : FIX + advice}`;
  return {anchor, problem: problem.replace(/\.$/, ''), text, ...(message && {message})};
}
