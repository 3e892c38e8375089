import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeMessageAnchors from './index.ts';

function element(tagName: string, ...children: Array<ElementContent | string>): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

/** Anchors that the plugin adds to the rows of a table. */
function anchorsOf(columns: string[], rows: string[][]): unknown[] {
  const body = rows.map((cells) => element('tr', ...cells.map((cell) => element('td', cell))));
  const head = element('thead', element('tr', ...columns.map((name) => element('th', name))));
  const tree: Root = {
    type: 'root',
    children: [element('table', head, element('tbody', ...body))],
  };
  rehypeMessageAnchors()(tree);
  return body.map(({properties}) => properties.id);
}

describe('rows of messages', () => {
  it('get an anchor from their words', () => {
    expect(
      anchorsOf(['Message', 'Cause'], [["couldn't find dev NAME: not found", 'A typo.']]),
    ).toEqual(['error-couldn-t-find-dev-name-not-found']);
  });

  it('get an anchor that is truncated between words', () => {
    const [anchor] = anchorsOf(['Message or symptom', 'Cause'], [['word '.repeat(40), 'Many.']]);
    expect(anchor).toBe(`error${'-word'.repeat(11)}`);
  });

  it('get unique anchors for the same words', () => {
    expect(
      anchorsOf(
        ['Symptom', 'Cause'],
        [
          ['Nothing', 'A.'],
          ['Nothing', 'B.'],
        ],
      ),
    ).toEqual(['error-nothing', 'error-nothing-1']);
  });
});

it('ignores other tables', () => {
  expect(anchorsOf(['Field', 'Meaning'], [['name', 'A name.']])).toEqual([undefined]);
});
