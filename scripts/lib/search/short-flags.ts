/**
 * Reads the short forms of flags, `-n` of `--namespace`, which stand beside them in a table. Pure.
 */
import {writeShortForm} from '../../../src/lib/search/short-form.ts';
import {attribute, find, findAll, textOf, type Element} from './dom.ts';
import type {PageName} from './page-content.ts';

const SHORT = /^-[a-z]$/i;

/** Short forms of the flags of a table, by the anchor of their row. */
export function readShortFlags(table: Element): Map<string, string> {
  const shortForms = new Map<string, string>();
  for (const row of findAll(table, ({tagName}) => tagName === 'tr')) {
    const head = find(row, ({tagName}) => tagName === 'th');
    const codes = head ? findAll(head, ({tagName}) => tagName === 'code') : [];
    const short = codes.map((code) => textOf(code)).find((code) => SHORT.test(code));
    const anchor = attribute(row, 'id');
    if (anchor && short) shortForms.set(anchor, short);
  }
  return shortForms;
}

/** A flag that says its short form as well. */
export function withShortForm(flag: PageName, shortForms: ReadonlyMap<string, string>): PageName {
  const short = shortForms.get(flag.anchor);
  return short === undefined ? flag : {...flag, text: writeShortForm(flag.text, short)};
}
