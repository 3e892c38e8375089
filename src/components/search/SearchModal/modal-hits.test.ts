import {describe, expect, it} from 'vitest';
import {latestVersion} from '../../../config/versions.ts';
import type {SearchHit} from '../../../lib/search/types.ts';
import {toModalHit} from './modal-hits.ts';

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
  it('includes the section title with the version, and the page title', () => {
    expect(toModalHit(hit())).toEqual({
      objectID: 'a',
      url: '/docs/sync#excludes',
      type: 'lvl2',
      hierarchy: {lvl0: 'Configuration', lvl1: "What's synced", lvl2: `Exclude files · ${label}`},
    });
  });

  it('uses the name of a field as the title', () => {
    const {hierarchy} = toModalHit(
      hit({card: {name: 'dev.*.sync', summary: 'Keeps files alike.'}}),
    );
    expect(hierarchy).toMatchObject({lvl1: "What's synced", lvl2: `dev.*.sync · ${label}`});
  });

  it('omits the parent title of a page', () => {
    const page = toModalHit(hit({kind: 'page', headings: []}));
    expect(page.type).toBe('lvl1');
    expect(page.hierarchy).toEqual({lvl0: 'Configuration', lvl1: `What's synced · ${label}`});
  });

  it('escapes the title, which DocSearch renders as HTML', () => {
    const text = '<img src=x onerror=alert(1)>';
    const headings = [[{text, isMatch: true}]];
    const html = `&lt;img src=x onerror=alert(1)&gt; · ${label}`;
    expect(toModalHit(hit({headings})).hierarchy.lvl1).toBe(html);
    expect(toModalHit(hit({headings: [...headings, ...headings]})).hierarchy.lvl2).toBe(html);
  });
});
