import {describe, expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import type {SearchHit} from '@devspace-docs/search';
import {readFoundHit, toModalHit} from './modal-hits.ts';

const {label} = latestVersion;

function hit(rest: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: 'a',
    kind: 'section',
    url: '/docs/sync#excludes',
    anchor: 'excludes',
    hierarchy: {lvl0: 'Configuration', lvl1: "What's synced", lvl2: 'Exclude files'},
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    pageRank: 50,
    headings: [
      [{text: "What's synced", isMatch: false}],
      [
        {text: 'Exclude', isMatch: true},
        {text: ' files', isMatch: false},
      ],
    ],
    excerpt: [],
    ...rest,
  };
}

describe('toModalHit', () => {
  it('includes all headings with the version', () => {
    const sync = hit();
    expect(toModalHit(sync, true)).toMatchObject({
      objectID: 'a',
      url: '/docs/sync#excludes',
      type: 'lvl1',
      hierarchy: {lvl0: 'Configuration', lvl1: `What's synced › Exclude files · ${label}`},
      _snippetResult: {hit: sync, isBest: true, isFirst: true},
    });
  });

  it('includes the name of a field', () => {
    const {hierarchy} = toModalHit(
      hit({card: {name: 'dev.*.sync', summary: 'Keeps files alike.'}}),
      true,
    );
    expect(hierarchy.lvl1).toBe(`What's synced › Exclude files › dev.*.sync · ${label}`);
  });

  it('escapes the title, which DocSearch renders as HTML', () => {
    const text = '<img src=x onerror=alert(1)>';
    const headings = [[{text, isMatch: true}]];
    expect(toModalHit(hit({headings}), true).hierarchy.lvl1).toBe(
      `&lt;img src=x onerror=alert(1)&gt; · ${label}`,
    );
  });
});

it('readFoundHit returns the hit of a result, but not of a recent search', () => {
  const sync = hit();
  const {_snippetResult, ...stored} = toModalHit(sync, false);
  // DocSearch copies hits.
  expect(readFoundHit({...stored, _snippetResult})).toEqual({
    hit: sync,
    isBest: false,
    isFirst: false,
  });
  expect(readFoundHit(stored)).toBeUndefined();
});
