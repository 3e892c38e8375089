import {expect, it} from 'vitest';
import {buildRecords, rankPages} from './build-records.ts';
import type {PageContent, PageName, PageSection} from './page-content.ts';

const path: PageName = {
  kind: 'field',
  name: 'dev.*.sync[].path',
  type: 'string',
  default: '.',
  text: 'Folders on both sides. More of it.',
  anchor: 'dev-sync-path',
};

/** A section; the text above the first heading without a heading. */
function section(anchor = '', heading?: string, text = ''): PageSection {
  return {anchor, headings: heading === undefined ? [] : [heading], text};
}

function page(name: string, parts: Partial<PageContent> = {}): PageContent {
  return {
    path: `/docs/${name}`,
    tag: 'docs-default-current',
    title: name,
    description: `About ${name}.`,
    breadcrumbs: [],
    sections: [section('', undefined, 'Intro.')],
    names: [],
    links: [],
    ...parts,
  };
}

it('creates records of a page, its sections and its names', () => {
  const records = buildRecords([
    page('sync', {
      breadcrumbs: ['devspace.yaml', 'dev'],
      sections: [
        {anchor: '', headings: [], text: 'Intro.'},
        {anchor: 'a', headings: ['One', 'Two'], text: 'Text.'},
      ],
      names: [path],
    }),
  ]);
  const shared = {language: 'en', docusaurus_tag: 'docs-default-current', pageRank: 0};
  expect(records).toEqual([
    {
      objectID: 'docs-default-current:/docs/sync',
      kind: 'page',
      url: '/docs/sync',
      anchor: '',
      hierarchy: {lvl0: 'devspace.yaml', lvl1: 'sync'},
      content: 'About sync. Intro.',
      ...shared,
    },
    {
      objectID: 'docs-default-current:/docs/sync#a',
      kind: 'section',
      url: '/docs/sync#a',
      anchor: 'a',
      hierarchy: {lvl0: 'devspace.yaml', lvl1: 'sync', lvl2: 'One', lvl3: 'Two'},
      content: 'Text.',
      ...shared,
    },
    {
      objectID: 'docs-default-current:/docs/sync#dev-sync-path-field-dev.-.sync-.path',
      kind: 'field',
      url: '/docs/sync#dev-sync-path',
      anchor: 'dev-sync-path',
      hierarchy: {lvl0: 'devspace.yaml', lvl1: 'sync', lvl2: 'dev.*.sync[].path'},
      content: path.text,
      ...shared,
      card: {
        name: 'dev.*.sync[].path',
        type: 'string',
        default: '.',
        summary: 'Folders on both sides.',
      },
    },
  ]);
});

it('creates a command record for a command page', () => {
  const [record] = buildRecords([
    page('x', {title: 'devspace dev', command: {name: 'devspace dev', text: 'Intro.'}}),
  ]);
  expect(record).toMatchObject({kind: 'command', card: {name: 'devspace dev', summary: 'Intro.'}});
});

it('keeps a field on its topic page, and a variable on the page that lists all variables', () => {
  const other: PageName = {...path, name: 'dev.*.image', anchor: 'dev-image'};
  const variable: PageName = {kind: 'variable', name: 'A_B', text: 'A.', anchor: 'v'};
  const records = buildRecords([
    page('reference', {names: [path, other]}),
    page('sync', {names: [path, variable]}),
    page('variables', {names: [variable, {...variable, name: 'A_C'}]}),
  ]);
  const urls = records.filter(({card}) => card).map(({url, card}) => `${url} ${card?.name}`);
  expect(urls).toEqual([
    '/docs/reference#dev-image dev.*.image',
    '/docs/sync#dev-sync-path dev.*.sync[].path',
    '/docs/variables#v A_B',
    '/docs/variables#v A_C',
  ]);
});

it('adds search terms to the page, to sections, and to messages without a section', () => {
  const error: PageName = {kind: 'error', name: 'no', text: 'Cause.', anchor: 'm'};
  const records = buildRecords([
    page('a', {
      sections: [section(), section('s', 'S')],
      names: [{...path, anchor: 's'}, error],
      terms: {page: ['x'], s: ['y'], m: ['z']},
    }),
  ]);
  expect(records.map(({kind, terms}) => [kind, terms?.[0]])).toEqual([
    ['page', 'x'],
    ['section', 'y'],
    ['field', undefined],
    ['error', 'z'],
  ]);
});

it('omits headings of many pages without a text', () => {
  const records = buildRecords([
    page('a', {
      sections: [
        section(),
        section('reference', 'Config reference'),
        section('docker', "Docker isn't used"),
      ],
      names: [{...path, anchor: 'reference'}],
    }),
  ]);
  expect(records.map(({kind}) => kind)).toEqual(['page', 'section', 'field']);
});

it('rejects search terms of a section that is not indexed', () => {
  const recipe = page('guides/recipes/a', {
    sections: [section(), section('files', 'Files')],
    terms: {files: ['x']},
  });
  expect(() => buildRecords([recipe])).toThrow('search doesn\'t index the section "files"');
});

it('keeps a field once per version', () => {
  const records = buildRecords([
    page('sync', {names: [path]}),
    page('5.x/sync', {names: [path], tag: 'docs-default-5.x'}),
  ]);
  expect(records.filter(({kind}) => kind === 'field')).toHaveLength(2);
});

it('gives each record a unique id', () => {
  const message: PageName = {kind: 'error', name: 'no', text: 'Cause.', anchor: 'm'};
  const records = buildRecords([page('a', {names: [message, {...message, name: 'no!'}]})]);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
});

it('ranks pages by the number of pages that link to them', () => {
  const ranks = rankPages([
    page('a', {links: ['/docs/b', '/docs/b', '/docs/a']}),
    page('b', {links: ['/docs/c']}),
    page('c', {links: ['/docs/b']}),
  ]);
  expect([...ranks.values()]).toEqual([0, 100, 63]);
});

it.each([
  [
    'after a sentence',
    `${'word '.repeat(40).trim()}. ${'word '.repeat(60)}`,
    /^(word ){39}word\.$/,
  ],
  ['at a word if the sentence is long', 'word '.repeat(100), /^word .* word …$/],
])('truncates long texts %s', (_, text, expected) => {
  const [, record] = buildRecords([
    page('sync', {sections: [section(), section('a', 'One', text)]}),
  ]);
  expect(record?.content).toMatch(expected);
  expect(record?.content.length).toBeLessThan(text.length);
});
