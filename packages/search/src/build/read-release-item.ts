import type {Element} from 'hast';
import {elementsOf, propertyOf} from '@devspace-docs/built-pages';
import {FIX} from '../summarize.ts';
import type {PageName} from './page-content.ts';
import {codesOf, visibleText} from './visible-text.ts';

/** Splits `Fixed in: 6.3.18`. */
function readDetail(item: Element): readonly [label: string, text: string] {
  const text = visibleText(item);
  const colon = text.indexOf(': ');
  return [text.slice(0, colon), text.slice(colon + 2)];
}

/**
 * Reads a problem on the page about problems that an upgrade fixes: its message, or, if it has none, its
 * description. Undefined for other elements.
 */
export function readReleaseItem(element: Element): PageName | undefined {
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
  const message = items.find((item) => readDetail(item)[0] === 'Message');
  const [name = problem.replace(/\.$/, '')] = message ? codesOf(message) : [];
  const fixedIn = details.get('Fixed in');
  const fix = [
    fixedIn === undefined ? undefined : `Upgrade to ${fixedIn}.`,
    details.get('Workaround'),
  ];
  const advice = fix.filter(Boolean).join(' ');
  const description = [...(message ? [problem] : []), `Affected: ${affected}.`].join(' ');
  return {
    kind: 'error',
    name,
    anchor,
    text: description + (advice === '' ? '' : FIX + advice),
  };
}
