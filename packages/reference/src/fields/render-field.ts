/**
 * Renders fields as static HTML, which React doesn't hydrate.
 *
 * A field with nested fields is a `details` element, any other field is a row. Browsers open a `details`
 * if a link target is inside of it, but not if it is the target itself, so the id is on its content.
 */
import type {FieldHistory} from '../changes/history.ts';
import {isSection, type Selection} from '@devspace-docs/devspace-check/node';
import {anchorOf, type Field} from '@devspace-docs/devspace-check';
import {describeField, describeRequired, type FieldText} from './describe-field.ts';
import {escapeAttribute, escapeHtml} from '@devspace-docs/common';
import {renderInline} from './inline-markdown.ts';

export interface RenderOptions {
  /** Highlights YAML; returns the content of a `code` element. */
  readonly highlight: (yaml: string) => Promise<string>;
  /** Differences from the previous and next version, by path. */
  readonly history: ReadonlyMap<string, FieldHistory>;
  /** The URL and the title of a page, by its site path. */
  readonly findPage: (page: string) => {readonly url: string; readonly title: string};
}

type Context = RenderOptions & Pick<Selection, 'elsewhere'>;

function paragraph(markdown: string | undefined, attributes = ''): string {
  return markdown ? `<p${attributes}>${renderInline(markdown)}</p>` : '';
}

/** Renders a value: long URLs break after slashes, long paths of fields before dots. */
function renderValue(value: string): string {
  return renderInline(value).replaceAll(/(?<=>)[^\s<]{25,}(?=<\/code>)/g, (code) =>
    code.replaceAll(code.includes('/') ? /\/(?=\w)/g : /(?<=[\w*\]])(?=\.[a-z])/g, '$&<wbr>'),
  );
}

/** Values up to this length have one line in the column of the facts. */
const MAX_COLUMN_VALUE = 20;

/** Facts in a list, which has a column of its own, except for those with a long value. */
function renderFacts(facts: FieldText['facts']): string {
  const isLong = (value: string): boolean => value.replaceAll('`', '').length > MAX_COLUMN_VALUE;
  const long = facts.filter(([, value]) => isLong(value));
  const rows = facts
    .filter(([, value]) => !isLong(value))
    .map(([term, value]) => `<div><dt>${term}</dt><dd>${renderValue(value)}</dd></div>`);
  const list = rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
  return long.map(([term, value]) => `<p>${term}: ${renderValue(value)}</p>`).join('') + list;
}

async function renderBody(
  {deprecation, warning, note, facts, sample}: FieldText,
  description: string,
  {highlight}: RenderOptions,
): Promise<string> {
  return [
    paragraph(description),
    paragraph(deprecation, ' class="field-deprecated"'),
    paragraph(warning, ' class="field-note"'),
    paragraph(note, ' class="field-note"'),
    renderFacts(facts),
    sample === undefined ? '' : `<pre><code translate="no">${await highlight(sample)}</code></pre>`,
  ].join('');
}

/** Only fields that DevSpace requires stand out. */
function renderRequired(text: string | undefined): string {
  if (text === undefined) return '';
  return ` <strong class="${text === 'required' ? 'field-required' : 'field-old'}">${text}</strong>`;
}

function renderHead(field: Field): string {
  const {path, name, type, isDeprecated} = field;
  const prefix = path.endsWith(name) ? path.slice(0, -name.length) : '';
  // On phones, long paths break after dots.
  const muted = prefix === '' ? '' : `<span>${escapeHtml(prefix).replaceAll('.', '.<wbr>')}</span>`;
  return [
    `<code translate="no">${muted}${escapeHtml(path.slice(prefix.length))}</code>`,
    ` <span class="field-type" translate="no">${escapeHtml(type)}</span>`,
    renderRequired(describeRequired(field)),
    isDeprecated ? ' <span class="field-old">deprecated</span>' : '',
  ].join('');
}

function renderLink({anchor, name}: Field): string {
  return `<a class="field-link" href="#${anchor}" aria-label="Link to ${escapeAttribute(name)}">#</a>`;
}

/** Links to the page that describes a field, or all fields nested in one. */
function renderTopic(page: string, hash: string, {findPage}: Context): string {
  const {url, title} = findPage(page);
  return `<span class="field-topic">See <a href="${escapeAttribute(url + hash)}">${escapeHtml(title)}</a>.</span>`;
}

/** The fields nested in a field, or a link to the page that describes all of them. */
function renderChildren({path, children, isHidden}: Field, context: Context): Promise<string> {
  const topic = context.elsewhere.get(`${path}.{*}`);
  if (topic)
    return Promise.resolve(
      `<div class="field-children">${renderTopic(topic.page, '', context)}</div>`,
    );
  return renderRows(children, context, isHidden);
}

async function renderRows(
  fields: readonly Field[],
  options: Context,
  isParentHidden = false,
): Promise<string> {
  if (fields.length === 0) return '';
  const rows = await Promise.all(fields.map((field) => renderRow(field, options, isParentHidden)));
  return `<div class="field-children">${rows.join('\n')}</div>`;
}

async function renderRow(field: Field, options: Context, isParentHidden: boolean): Promise<string> {
  const {path, anchor, children, description} = field;
  const head = renderHead(field);
  const link = renderLink(field);
  const topic = options.elsewhere.get(path);
  if (topic) {
    const topicLink = renderTopic(topic.page, `#${anchorOf(topic.path)}`, options);
    return `<div class="field" id="${anchor}">${link}<div class="field-head">${head} ${topicLink}</div></div>`;
  }
  const text = describeField(field, options.history.get(path), isParentHidden);
  if (children.length === 0 && !options.elsewhere.has(`${path}.{*}`)) {
    const body = await renderBody(text, description, options);
    return `<div class="field" id="${anchor}">${link}<div class="field-head">${head}</div>${body}</div>`;
  }
  const body = await renderBody(text, text.details, options);
  const rows = await renderChildren(field, options);
  return `<div class="field">${link}<details><summary><span class="field-head">${head}</span><span class="field-summary">${renderInline(text.summary)}</span></summary><div class="field-body" id="${anchor}">${body}${rows}</div></details></div>`;
}

/** Renders a field whose facts and nested fields are visible, rather than in a `details` element. */
async function renderRoot(field: Field, options: Context): Promise<string> {
  const {path, anchor, description} = field;
  const id = isSection(field) ? '' : ` id="${anchor}"`;
  const text = describeField(field, options.history.get(path));
  const body = await renderBody(text, description, options);
  const rows = await renderChildren(field, options);
  return `<div class="field field-root"${id}><div class="field-head">${renderHead(field)}</div>${body}${rows}</div>`;
}

/** Renders fields for a page. Nested fields are collapsed. */
export async function renderSelection(
  {fields, isList, elsewhere}: Selection,
  options: RenderOptions,
): Promise<string> {
  const context = {...options, elsewhere};
  if (isList) return renderRows(fields, context);
  return (await Promise.all(fields.map((field) => renderRoot(field, context)))).join('');
}
