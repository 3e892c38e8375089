import {FIX} from '../summarize.ts';
import {isMessageTable} from '@devspace-docs/pages';
import type {Element} from 'hast';
import {elementsOf, findAll, findElement, propertyOf} from '@devspace-docs/static-host/html';
import {codesOf, visibleText} from './visible-text.ts';
import type {PageName} from './page-content.ts';

/** Names of variables: `DEVSPACE_NAME`, `devspace.git.branch`, `runtime.images.KEY.tag`. */
const VARIABLE =
  /^(?:KUBECONFIG|[A-Z][A-Z\d]*(?:_(?:[A-Z\d]+|<[A-Z]+>))+|(?!devspace\.yaml$)(?:devspace|runtime)(?:\.[\w<>]+)+)$/;

interface Row {
  readonly element: Element;
  readonly cells: readonly Element[];
}

function headOf(table: Element): string[] {
  const head = findElement(table, ({tagName}) => tagName === 'thead');
  return head ? findAll(head, ({tagName}) => tagName === 'th').map(visibleText) : [];
}

function rowsOf(table: Element): Row[] {
  const body = findElement(table, ({tagName}) => tagName === 'tbody');
  return (body ? elementsOf(body) : []).map((element) => ({
    element,
    cells: elementsOf(element).filter(({tagName}) => tagName === 'td' || tagName === 'th'),
  }));
}

/** Whether a table lists the flags of a command, or the global flags. */
export function isFlagTable(table: Element): boolean {
  const [first, second] = headOf(table);
  return first === 'Flag' && second === 'Type';
}

/** Whether a table lists messages or symptoms with their causes. */
export function isErrorTable(table: Element): boolean {
  return isMessageTable(headOf(table));
}

/** Reads the messages in a table. A row can contain several, each in code font. */
export function readErrors(table: Element): PageName[] {
  const separator = headOf(table)[2] === 'Fix' ? FIX : ' ';
  return rowsOf(table).flatMap(({element, cells: [message, ...rest]}) => {
    if (!message) return [];
    const anchor = propertyOf(element, 'id') ?? '';
    const text = rest.map(visibleText).join(separator);
    const codes = codesOf(message).filter((code) => /\s/.test(code));
    const whole = visibleText(message);
    // Text around the code is part of the symptom: "`Initial sync completed`, but old code runs".
    const isPlain = codes.join('').length < whole.replace(/[\s,;.]|\bor\b/g, '').length * 0.8;
    const names = codes.length === 0 || isPlain ? [whole] : codes;
    return names.map((name) => ({kind: 'error', name, anchor, text}) as const);
  });
}

/** Reads a list of symptoms, whose items have anchors from `src/plugins/symptoms`. */
export function readSymptoms(list: Element): PageName[] {
  return elementsOf(list).flatMap((item) => {
    const anchor = propertyOf(item, 'id') ?? '';
    const label = findElement(item, ({tagName}) => tagName === 'strong');
    if (!anchor.startsWith('error-') || !label) return [];
    const symptom = visibleText(label);
    const text = visibleText(item).slice(symptom.length).trim();
    return [{kind: 'error', name: symptom.replace(/[.:]$/, ''), anchor, text} as const];
  });
}

/** The variables in a text that contains only them, in code font, separated by commas or conjunctions. */
function variablesIn(text: string, codes: readonly string[]): string[] {
  const rest = codes.reduce((remaining, code) => remaining.replace(code, ''), text);
  if (!/^(?:[\s,/]|\band\b|\bor\b)*$/.test(rest)) return [];
  return codes
    .map((code) => code.replace(/^\$!?\{(.*)\}$/, '$1').replace(/^\$/, ''))
    .filter((name) => VARIABLE.test(name));
}

/** Splits an item such as "`NAME`: Description" into variables and description. */
function splitItem(item: Element): {readonly names: readonly string[]; readonly text: string} {
  const whole = visibleText(item);
  const colon = whole.indexOf(': ');
  const lead = colon < 0 ? '' : whole.slice(0, colon);
  const codes = codesOf(item).filter((code) => lead.includes(code));
  return {names: variablesIn(lead, codes), text: whole.slice(colon + 2)};
}

/** Joins the texts of cells. Single words such as "yes" come last, because they say the least. */
function joinCells(cells: readonly Element[]): string {
  return cells
    .map(visibleText)
    .filter(Boolean)
    .sort((a, b) => Number(!a.includes(' ')) - Number(!b.includes(' ')))
    .map((text) => (text.endsWith('.') ? text : `${text}.`))
    .join(' ');
}

/** Reads the variables that a table or list describes, one or more per row or item. */
export function readVariables(element: Element): PageName[] {
  const items =
    element.tagName === 'ul'
      ? elementsOf(element).map(splitItem)
      : rowsOf(element).map(({cells: [head, ...rest]}) => ({
          names: head ? variablesIn(visibleText(head), codesOf(head)) : [],
          text: joinCells(rest),
        }));
  return items.flatMap(({names, text}) =>
    text === '' ? [] : names.map((name) => ({kind: 'variable', name, anchor: '', text}) as const),
  );
}
