import {describe, expect, it} from 'vitest';
import type {FieldHistory} from '../changes/history.ts';
import type {Field} from '@devspace-docs/devspace-check';
import {parseFields} from '@devspace-docs/devspace-check/node';
import {renderSelection} from './render-field.ts';

const image = {
  type: 'object',
  additionalProperties: false,
  properties: {skip: {type: 'boolean', description: 'Skips it.'}},
};
const images = {type: 'object', description: 'Images.', additionalProperties: image};
const schema = JSON.stringify({type: 'object', properties: {images}});
const leaf = parseFields(schema, 'schema.json').get('images.*.skip')!;

const options = {
  highlight: (yaml: string) => Promise.resolve(`[${yaml}]`),
  history: new Map<string, FieldHistory>(),
  findPage: (page: string) => ({url: `/docs/${page}`, title: 'Skipping'}),
};

function renderList(
  fields: readonly Field[],
  history: ReadonlyMap<string, FieldHistory> = new Map(),
): Promise<string> {
  return renderSelection({fields, isList: true, elsewhere: new Map()}, {...options, history});
}

/** The part of a row after the description. */
async function renderFacts(changes: Partial<Field>): Promise<string> {
  const html = await renderList([{...leaf, ...changes}]);
  return /<p>Skips it\.<\/p>(.*)<\/div><\/div>$/s.exec(html)?.[1] ?? html;
}

describe('a list of fields', () => {
  it('renders a row with its path, type, link and description', async () => {
    expect(await renderList([leaf])).toBe(
      '<div class="field-children"><div class="field" id="images-skip">' +
        '<a class="field-link" href="#images-skip" aria-label="Link to skip">#</a>' +
        '<div class="field-head"><code translate="no"><span>images.<wbr>*.<wbr></span>skip</code> <span class="field-type" translate="no">boolean</span></div>' +
        '<p>Skips it.</p></div></div>',
    );
  });

  it('shows its path in other versions', async () => {
    const before = {version: '5.x', since: '6.x', paths: ['images.*.build.skip']};
    const history = new Map([[leaf.path, {before, after: {version: '7.x', path: undefined}}]]);
    expect(await renderList([leaf], history)).toContain(
      '<dl><div><dt>In 5.x</dt><dd><code translate="no">images.*.build.skip</code></dd></div><div><dt>In 7.x</dt><dd>removed</dd></div></dl>',
    );
  });

  it.each([
    [false, 'false'],
    [0, '0'],
    ['', '""'],
    ['./', './'],
    [['a', 'b'], '["a", "b"]'],
    [{}, '{}'],
  ])('shows a default of %j', async (value, text) => {
    expect(await renderFacts({default: value})).toBe(
      `<dl><div><dt>Default</dt><dd><code translate="no">${text}</code></dd></div></dl>`,
    );
  });

  it.each<[Partial<Field>, string]>([
    [
      {defaultNote: 'the name of the `key`'},
      '<dt>Default</dt><dd>the name of the <code translate="no">key</code></dd>',
    ],
    [
      {default: 420, defaultNote: '`0644` in octal'},
      '<dd><code translate="no">420</code> (<code translate="no">0644</code> in octal)</dd>',
    ],
    [
      {requiredNote: 'one of `path` or `git`'},
      '<dt>Required</dt><dd>one of <code translate="no">path</code> or <code translate="no">git</code></dd>',
    ],
    [
      {
        defaultNote:
          '`https://example.com/acme/api`, see `hooks.*.sync[].initialSync` or `./a/b.yaml`',
      },
      '<code translate="no">https://<wbr>example.com/<wbr>acme/<wbr>api</code>, see ' +
        '<code translate="no">hooks.*<wbr>.sync[]<wbr>.initialSync</code> or <code translate="no">./a/b.yaml</code>',
    ],
    [{minimum: 1, maximum: 65535}, '<dt>Range</dt><dd>1 to 65535</dd>'],
    [{minimum: 0}, '<dt>Range</dt><dd>0 or more</dd>'],
    [{maximum: 511}, '<dt>Range</dt><dd>up to 511</dd>'],
    [
      {warning: 'the chart ignores this value', insteadUse: 'Use `tags` instead.'},
      '<strong>Warning.</strong> The chart ignores this value. Use <code translate="no">tags</code> instead.',
    ],
    [
      {isDeprecated: true, insteadUse: 'Use `tags` instead.'},
      '<strong>Deprecated.</strong> Use <code translate="no">tags</code> instead.',
    ],
  ])('describes %j', async (changes, text) => {
    expect(await renderFacts(changes)).toContain(text);
  });

  it('marks only required fields as required', async () => {
    const required = '<strong class="field-required">required</strong>';
    expect(await renderList([{...leaf, isRequired: true}])).toContain(required);
    expect(await renderList([leaf])).not.toContain('required');
  });

  it('marks fields that only the JSON schema requires with one badge', async () => {
    const requiredNote = "in the JSON schema only; DevSpace doesn't require it";
    const html = await renderList([{...leaf, isRequired: true, requiredNote}]);
    expect(html).toContain('<strong class="field-old">optional, but editors expect it</strong>');
    expect(html).not.toContain('<dl>');
  });

  it('shows allowed values instead of examples', async () => {
    const facts = await renderFacts({allowed: ['mtime', 'size'], examples: ['size']});
    expect(facts).toBe(
      '<dl><div><dt>Values</dt><dd><code translate="no">mtime</code>, <code translate="no">size</code></dd></div></dl>',
    );
  });

  it('shows values that are longer than a line of the column below the description', async () => {
    const pattern = 'letters, digits and dashes';
    expect(await renderFacts({default: 'a', pattern})).toMatch(
      /^<p>Format: letters, digits and dashes<\/p><dl>.*Default.*<\/dl>$/,
    );
  });

  it('shows short examples in one line, and the first long one as YAML', async () => {
    const facts = await renderFacts({examples: ['a<b', 'c', ['d'], ['e']]});
    expect(facts).toContain(
      '<dt>Examples</dt><dd><code translate="no">a&lt;b</code>, <code translate="no">c</code></dd>',
    );
    expect(facts).toContain('<pre><code translate="no">[skip:\n  - d]</code></pre>');
    expect(facts).not.toContain('- e');
  });

  it('shows the note on hidden fields once, not again for nested fields', async () => {
    const hidden = {...leaf, isHidden: true};
    const html = await renderList([{...hidden, children: [hidden]}]);
    expect(html.match(/the CLI's JSON schema doesn't list it/g)).toHaveLength(1);
  });

  it('puts the id inside the details, so that browsers open them for a link', async () => {
    const html = await renderList([
      {...leaf, children: [{...leaf, name: 'a', anchor: 'images-skip-a'}]},
    ]);
    expect(html).toMatch(
      /<details><summary>.*<\/summary><div class="field-body" id="images-skip">/,
    );
    expect(html).not.toContain('<details open');
  });
});

describe('a single field', () => {
  const renderAlone = (field: Field): Promise<string> =>
    renderSelection({fields: [field], isList: false, elsewhere: new Map()}, options);

  it('has an id', async () => {
    expect(await renderAlone(leaf)).toContain(' id="images-skip"');
  });

  it('has no id if it is a section, because the heading has it', async () => {
    expect(await renderAlone({...leaf, path: 'skip'})).not.toContain(' id=');
  });
});

describe('a field that another page describes', () => {
  const topic = {page: 'configuration/skip', path: 'images.*.skip'};

  it('links to that page instead', async () => {
    const elsewhere = new Map([['images.*.skip', topic]]);
    const html = await renderSelection({fields: [leaf], isList: true, elsewhere}, options);
    expect(html).toContain(
      'See <a href="/docs/configuration/skip#images-skip">Skipping</a>.</span>',
    );
    expect(html).not.toContain('Skips it.');
  });

  it('links once if the page describes all nested fields', async () => {
    const elsewhere = new Map([['images.*.skip.{*}', topic]]);
    const html = await renderSelection({fields: [leaf], isList: false, elsewhere}, options);
    expect(html).toContain('<p>Skips it.</p>');
    expect(html).toContain('See <a href="/docs/configuration/skip">Skipping</a>.</span>');
  });
});
