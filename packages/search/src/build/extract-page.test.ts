import {describe, expect, it} from 'vitest';
import {parsePage} from '@devspace-docs/static-host/html';
import {extractPage} from './extract-page.ts';
import {heading, html, table} from './fixture.ts';
import type {PageContent} from './page-content.ts';
import type {ReferenceNames} from './reference-names.ts';

const data: ReferenceNames = {
  fields: (of) => [
    {kind: 'field', name: of, anchor: '', text: 'Folders.', type: 'list of objects'},
    {kind: 'field', name: `${of}[].path`, anchor: 'path', text: 'Both.', type: 'string'},
  ],
  command: (sitePath) =>
    sitePath === 'cli/devspace_dev'
      ? {
          command: {name: 'devspace dev', text: 'Starts.'},
          flags: [{kind: 'flag', name: '--force', anchor: 'flag-force', text: 'Skips.'}],
        }
      : undefined,
  isFunction: (name) => name === 'start_dev',
};

function read(markup: string, path = 'files'): PageContent | undefined {
  return extractPage(parsePage(markup), `/docs/${path}`, '/docs/', data);
}

function extract(
  body: string,
  draft: Partial<Parameters<typeof html>[0]> = {},
  path?: string,
): PageContent {
  const page = read(html({title: 'Files', body, ...draft}), path);
  if (!page) throw new Error('The page was omitted.');
  return page;
}

const namesOf = (body: string) =>
  extract(body).names.map(({kind, name, anchor}) => `${kind} ${name} #${anchor}`);

it('reads title, description and breadcrumbs', () => {
  expect(extract('<p>Hello.', {crumbs: ['devspace.yaml', 'dev']})).toMatchObject({
    path: '/docs/files',
    tag: 'docs-default-current',
    title: 'Files',
    description: 'About Files.',
    breadcrumbs: ['devspace.yaml', 'dev'],
  });
});

it('starts a section at the label of a fact with an anchor', () => {
  const usage = heading(2, 'usage', 'Usage');
  const facts =
    '<ul><li><strong>Flags:</strong> All.<li><strong id="exit-codes">Exit codes:</strong><ul><li>0: Done.</ul></ul>';
  const {sections} = extract(`${usage}${facts}${heading(2, 'more', 'More')}`);
  expect(sections).toMatchObject([
    {anchor: ''},
    {anchor: 'usage', text: 'Flags: All.'},
    {anchor: 'exit-codes', headings: ['Exit codes'], text: '0: Done.'},
    {anchor: 'more', headings: ['More']},
  ]);
});

it('omits pages without a version, and pages with `noindex`', () => {
  const page = {title: 'A', body: '<p>Hello.'};
  expect(read(html({...page, tag: 'default'}))).toBe(undefined);
  expect(read(html({...page, head: '<meta name=robots content=noindex>'}))).toBe(undefined);
});

it('throws if a page has no title', () => {
  const page = html({title: 'A', body: ''}).replace(/<h1>.*<\/h1>/, '');
  expect(() => read(page)).toThrow('/docs/files: the page has no h1');
});

describe('sections', () => {
  it('start at headings, and list the headings above', () => {
    const {sections} = extract(
      `<p>Intro.${heading(2, 'a', 'One')}<p>First.<ul><li>Second<li>Third</ul>` +
        `${heading(3, 'b', 'Two')}<p>With <code>code</code>.${heading(2, 'c', 'Three')}`,
    );
    expect(sections).toEqual([
      {anchor: '', headings: [], text: 'Intro.'},
      {anchor: 'a', headings: ['One'], text: 'First. Second Third'},
      {anchor: 'b', headings: ['One', 'Two'], text: 'With code.'},
      {anchor: 'c', headings: ['Three'], text: ''},
    ]);
  });

  it('omit links to similar pages, and filters', () => {
    const {sections} = extract(
      '<p>Intro.<nav aria-label=Tags><ul><li><a href="/docs/all?task=queue">Queue</a></ul></nav>' +
        '<fieldset><legend>Language</legend><label><input type=radio>Go</label></fieldset>',
    );
    expect(sections[0]?.text).toBe('Intro.');
  });

  it('contain commands and output, but no config files', () => {
    const {sections} = extract(
      '<figure><pre><code class=language-bash>devspace dev</code></pre><button>Copy</button></figure>' +
        '<figure><pre><code class=language-yaml>name: x</code></pre></figure>',
    );
    expect(sections[0]?.text).toBe('devspace dev');
  });

  it('omit lists of other pages', () => {
    const {sections} = extract(
      `${heading(2, 'subcommands', 'Subcommands')}<p>a${heading(3, 'x', 'X')}<p>b${heading(2, 'y', 'Y')}`,
    );
    expect(sections.map(({anchor}) => anchor)).toEqual(['', 'y']);
  });
});

describe('names', () => {
  it('are fields from the data; a section has the anchor of the heading above it', () => {
    const body = `${heading(2, 'reference', 'Reference')}<div data-fields="dev"><p>Markup.</div>`;
    expect(namesOf(body)).toEqual(['field dev #reference', 'field dev[].path #path']);
    expect(extract(body).sections.at(-1)?.text).toBe('');
  });

  it('are a command and its flags from the data', () => {
    const flags =
      heading(2, 'flags', 'Flags') +
      table(['Flag', 'Type', 'Default', 'Description'], [['--other']]) +
      '<p>It also accepts the global flags.';
    const page = extract(flags, {}, 'cli/devspace_dev');
    expect(page.command).toEqual({name: 'devspace dev', text: 'Starts.'});
    expect(page.names.map(({name}) => name)).toEqual(['--force']);
    expect(page.sections.map(({anchor}) => anchor)).toEqual(['']);
  });

  it('are messages; a table row can contain several in code font', () => {
    const rows = [
      ['<code>is not valid</code>, <code>ping connection: ...</code>', 'A typo.', 'Correct it.'],
      ['<code>Initial sync completed</code>, but old code runs', 'Too early.', 'Wait.'],
      ['Nothing happens', 'Unknown.', 'Ask.'],
    ];
    const body =
      heading(2, 'mistakes', 'Common mistakes') +
      table(['Message or symptom', 'Cause', 'Fix'], rows);
    expect(namesOf(body)).toEqual([
      'error is not valid #mistakes',
      'error ping connection: ... #mistakes',
      'error Initial sync completed, but old code runs #mistakes',
      'error Nothing happens #mistakes',
    ]);
    expect(extract(body).names[0]?.text).toBe('A typo. Fix: Correct it.');
    const withAnchor = body.replace('<tr><td>Nothing', '<tr id=error-nothing><td>Nothing');
    expect(namesOf(withAnchor)).toContain('error Nothing happens #error-nothing');
  });

  it('are messages of problems that a release fixes, and other problems are sections', () => {
    const item = (id: string, message: string) =>
      `<li id="${id}" data-area="sync"><p>Sync stops.</p><ul>${message}<li><strong>Affected:</strong> Before 6.3.9</li><li><strong>Fixed in:</strong> <a href="/docs/releases#v6-3-9">6.3.9</a></li><li><strong>Workaround:</strong> Wait.</li></ul></li>`;
    const named = '<li><strong>Message:</strong> <code>exit code 139</code></li>';
    const {names, sections} = extract(
      `${heading(2, 'area-sync', 'Sync')}<ul>${item('a', named)}${item('b', '')}</ul>`,
    );
    expect(names).toEqual([
      {
        kind: 'error',
        name: 'exit code 139',
        anchor: 'a',
        text: 'Sync stops. Affected: Before 6.3.9. Fix: Upgrade to 6.3.9. Wait.',
      },
    ]);
    expect(
      extract('<p>Text.</p><div data-fixed-in><p>Sync stops.</p></div>').sections[0]?.text,
    ).toBe('Text.');
    expect(sections.at(-1)).toMatchObject({
      anchor: 'b',
      headings: ['Sync', 'Sync stops'],
      text: 'Affected: Before 6.3.9. Fix: Upgrade to 6.3.9. Wait.',
    });
  });

  it('are symptoms in a list', () => {
    const body =
      heading(2, 'mistakes', 'Troubleshooting') +
      '<ul><li id=error-old-code><strong>The pod runs old code.</strong> The tag is fixed. Use another.</ul>';
    expect(namesOf(body)).toEqual(['error The pod runs old code #error-old-code']);
    expect(extract(body).names[0]?.text).toBe('The tag is fixed. Use another.');
  });

  it('are entries of the error catalog, with their full message', () => {
    const entry = (id: string, message: string, full: string): string =>
      heading(3, id, `<code>${message}</code>`) +
      `<ul>${full}<li><strong>Cause:</strong> A typo.<li><strong>Fix:</strong> Correct it.</ul>`;
    const body =
      heading(2, 'ports', 'Ports') +
      entry('busy', 'port N is in use', '') +
      entry('gone', 'no pod', '<li><strong>Full message:</strong> <code>no pod X: ...</code>') +
      entry(
        'lost',
        'lost it',
        '<li><strong>Messages:</strong><ul><li><code>lost it</code><li><code>EOF</code></ul>',
      ) +
      `${heading(3, 'dev', '<code>devspace dev</code>')}<ul><li>Starts.</ul>`;
    expect(namesOf(body)).toEqual([
      'error port N is in use #busy',
      'error no pod X: ... #gone',
      'error lost it #lost',
      'error EOF #lost',
    ]);
    const {names, sections} = extract(body);
    expect(new Set(names.map(({text}) => text))).toEqual(new Set(['A typo. Fix: Correct it.']));
    expect(sections.map(({anchor}) => anchor)).toEqual(['', 'ports', 'dev']);
  });

  it('are functions, by the headings of their sections', () => {
    const body = heading(2, 'pods', 'Pods') + heading(3, 'start_dev', '<code>start_dev</code>');
    expect(namesOf(`${body}<p>Starts a session.`)).toEqual(['function start_dev #start_dev']);
    expect(extract(`${body}<p>Starts a session.`).names[0]?.text).toBe('Starts a session.');
  });

  it('are variables in tables and lists', () => {
    const rows = [
      ['<code>${runtime.images.KEY.tag}</code>', 'The tag.'],
      ['<code>name</code>', 'No variable.'],
      ['<code>devspace.yaml</code>', 'A file.'],
    ];
    const list =
      '<ul><li><code>HTTP_PROXY</code> and <code>NO_PROXY</code>: Proxies.<li><code>X_Y</code> is no entry.</ul>';
    expect(namesOf(heading(2, 'list', 'All') + table(['Variable', 'Value'], rows) + list)).toEqual([
      'variable runtime.images.KEY.tag #list',
      'variable HTTP_PROXY #list',
      'variable NO_PROXY #list',
    ]);
  });
});

it('describes a variable with sentences first, then with single words', () => {
  const {names} = extract(
    table(['Variable', 'Set?', 'Effect'], [['<code>A_B</code>', 'yes', 'Skips a step']]),
  );
  expect(names[0]?.text).toBe('Skips a step. yes.');
});

it('reads the links in the content only', () => {
  expect(
    extract('<p><a href=/docs/ports#x>Ports</a> <a href=https://example.com>Out</a>').links,
  ).toEqual(['/docs/ports']);
});
