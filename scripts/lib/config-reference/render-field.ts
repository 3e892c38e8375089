/**
 * Renders fields as HTML that stands still: no framework reads it, so it costs no script.
 *
 * A field with fields inside is a `details`, any other one a row. The id stands inside the
 * `details`, because browsers open it for a target inside, and not for the element itself.
 */
import {stringify} from 'yaml';
import type {Json} from '../../../src/lib/config-check/schema/types.ts';
import type {FieldHistory} from '../changes/history.ts';
import type {Field} from '../config-schema/walk.ts';
import {escapeHtml, renderInline} from './inline-markdown.ts';

/** What all fields of a page are rendered with. */
export interface RenderOptions {
  /** Highlights YAML: markup for the inside of a `code` element. */
  readonly highlight: (yaml: string) => Promise<string>;
  /** What differs in the versions before and after, by path. */
  readonly history: ReadonlyMap<string, FieldHistory>;
}

/** Longest example that stands in one line with the other facts. */
const INLINE_EXAMPLE = 60;

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** A value as one would write it in YAML, in one line. */
export function formatValue(value: Json): string {
  if (value === '') return '""';
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ');
}

function fact(term: string, description: string): string {
  return `<div><dt>${term}</dt><dd>${description}</dd></div>`;
}

function renderDefault({default: value, defaultNote}: Field): string {
  if (value === undefined)
    return defaultNote === undefined ? '' : fact('Default', renderInline(defaultNote));
  const note = defaultNote === undefined ? '' : ` (${renderInline(defaultNote)})`;
  return fact('Default', code(formatValue(value)) + note);
}

function renderRange({minimum, maximum}: Field): string {
  if (minimum === undefined && maximum === undefined) return '';
  if (minimum === undefined) return fact('Range', `up to ${maximum}`);
  return fact('Range', maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`);
}

function isInline(value: Json): boolean {
  return (
    (typeof value !== 'object' || value === null) &&
    !String(value).includes('\n') &&
    String(value).length <= INLINE_EXAMPLE
  );
}

function renderHistory({before, after}: FieldHistory): string {
  const was = before && (before.paths.map(code).join(', ') || 'not available');
  return [
    was ? fact(`In ${before.version}`, was) : '',
    after
      ? fact(`In ${after.version}`, after.path === undefined ? 'removed' : code(after.path))
      : '',
  ].join('');
}

function renderFacts(field: Field, history: RenderOptions['history']): string {
  const {allowed, pattern, namePattern, requiredNote, examples} = field;
  // Allowed values are examples enough.
  const inline = allowed.length > 0 ? [] : examples.filter(isInline);
  const facts = [
    requiredNote === undefined ? '' : fact('Required', renderInline(requiredNote)),
    renderDefault(field),
    allowed.length === 0
      ? ''
      : fact('Allowed values', allowed.map((value) => code(formatValue(value))).join(', ')),
    pattern === undefined ? '' : fact('Format', renderInline(pattern)),
    namePattern === undefined ? '' : fact('Names', renderInline(namePattern)),
    renderRange(field),
    inline.length === 0
      ? ''
      : fact(
          inline.length === 1 ? 'Example' : 'Examples',
          inline.map((value) => code(formatValue(value))).join(', '),
        ),
    renderHistory(history.get(field.path) ?? {}),
  ].join('');
  return facts === '' ? '' : `<dl>${facts}</dl>`;
}

/** The first example that needs lines of its own; one shows the form, more would bury the fields. */
async function renderExample(
  {name, allowed, examples}: Field,
  {highlight}: RenderOptions,
): Promise<string> {
  const example = allowed.length > 0 ? undefined : examples.find((value) => !isInline(value));
  if (example === undefined) return '';
  const yaml = stringify({[name]: example}, {lineWidth: 0}).trimEnd();
  return `<pre><code>${await highlight(yaml)}</code></pre>`;
}

function renderNotes({isDeprecated, insteadUse, isHidden}: Field, isParentHidden: boolean): string {
  const deprecation = isDeprecated
    ? `<p class="field-deprecated"><strong>Deprecated.</strong> ${renderInline(insteadUse ?? '')}</p>`
    : '';
  const hidden =
    isHidden && !isParentHidden && !isDeprecated
      ? '<p class="field-note">DevSpace accepts this field, but the JSON schema of the CLI doesn\'t list it.</p>'
      : '';
  return deprecation + hidden;
}

/** Splits a text after its first sentence, at a full stop outside of code. */
export function splitSentence(text: string): readonly [first: string, rest: string] {
  const [first = text] = /^(?:`[^`]*`|[^`])*?[.!?](?=\s+[A-Z`[]|$)/.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}

async function renderBody(
  field: Field,
  description: string,
  options: RenderOptions,
  isParentHidden: boolean,
): Promise<string> {
  return [
    description === '' ? '' : `<p>${renderInline(description)}</p>`,
    renderNotes(field, isParentHidden),
    renderFacts(field, options.history),
    await renderExample(field, options),
  ].join('');
}

function renderHead({path, name, type, isRequired, isDeprecated}: Field): string {
  const prefix = path.endsWith(name) ? path.slice(0, -name.length) : '';
  const muted = prefix === '' ? '' : `<span>${escapeHtml(prefix)}</span>`;
  return [
    `<code>${muted}${escapeHtml(path.slice(prefix.length))}</code>`,
    ` <span class="field-type">${escapeHtml(type)}</span>`,
    isRequired ? ' <strong class="field-required">required</strong>' : '',
    isDeprecated ? ' <span class="field-old">deprecated</span>' : '',
  ].join('');
}

function renderLink({anchor, name}: Field): string {
  return `<a class="field-link" href="#${anchor}" aria-label="Link to ${escapeHtml(name)}">#</a>`;
}

async function renderRows(
  fields: readonly Field[],
  options: RenderOptions,
  isParentHidden: boolean,
): Promise<string> {
  const rows = await Promise.all(fields.map((field) => renderRow(field, options, isParentHidden)));
  return `<div class="field-children">${rows.join('\n')}</div>`;
}

async function renderRow(
  field: Field,
  options: RenderOptions,
  isParentHidden: boolean,
): Promise<string> {
  const {anchor, children, description} = field;
  const head = renderHead(field);
  const link = renderLink(field);
  if (children.length === 0) {
    const body = await renderBody(field, description, options, isParentHidden);
    return `<div class="field" id="${anchor}">${link}<div class="field-head">${head}</div>${body}</div>`;
  }
  const [first, rest] = splitSentence(description);
  const body = await renderBody(field, rest, options, isParentHidden);
  const rows = await renderRows(children, options, field.isHidden);
  return `<div class="field">${link}<details><summary><span class="field-head">${head}</span><span class="field-summary">${renderInline(first)}</span></summary><div class="field-body" id="${anchor}">${body}${rows}</div></details></div>`;
}

/** Renders fields as rows. Fields inside other fields start closed. */
export function renderList(fields: readonly Field[], options: RenderOptions): Promise<string> {
  return renderRows(fields, options, false);
}

/**
 * Renders a field as the subject of a section: its own facts and its fields are in sight.
 *
 * @param hasHeading - The heading of the section has the name and the id of the field.
 */
export async function renderRoot(
  field: Field,
  options: RenderOptions,
  {hasHeading}: {readonly hasHeading: boolean},
): Promise<string> {
  const id = hasHeading ? '' : ` id="${field.anchor}"`;
  const body = await renderBody(field, field.description, options, false);
  const rows =
    field.children.length === 0 ? '' : await renderRows(field.children, options, field.isHidden);
  return `<div class="field field-root"${id}><div class="field-head">${renderHead(field)}</div>${body}${rows}</div>`;
}
