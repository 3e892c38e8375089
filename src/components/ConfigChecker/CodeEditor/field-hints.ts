/** Completion and hover tooltips for config fields. */
import {removeLinks} from '@devspace-docs/common';
import type {Completion, CompletionContext, CompletionResult} from '@codemirror/autocomplete';
import type {EditorState} from '@codemirror/state';
import {hoverTooltip, type Tooltip} from '@codemirror/view';
import {
  type Json,
  findCursorContext,
  type CursorContext,
  type FieldIndex,
  type PublishedField,
} from '@devspace-docs/devspace-check';

/** Returns the fields of the current version, or undefined until they load. */
export type ReadFields = () => FieldIndex | undefined;

function append(parent: HTMLElement, name: string, ...content: ReadonlyArray<Node | string>): void {
  const element = document.createElement(name);
  element.append(...content);
  parent.append(element);
}

/** Renders inline code, and reduces links to their text. */
function renderText(markdown: string): Array<Node | string> {
  const text = removeLinks(markdown);
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const code = document.createElement('code');
    code.textContent = part;
    return code;
  });
}

function describeField(field: PublishedField): HTMLElement {
  const {path, type, required, description, deprecated, warning, insteadUse = ''} = field;
  const element = document.createElement('div');
  element.className = 'cm-field';
  const notes = [type, required && 'required', deprecated && 'deprecated'].filter(Boolean);
  append(element, 'p', ...renderText(`\`${path}\` (${notes.join(', ')})`));
  const sentences = [description, warning && `Warning: ${warning}.`, insteadUse];
  append(element, 'p', ...renderText(sentences.filter(Boolean).join(' ')));
  if (field.default !== undefined)
    append(element, 'p', ...renderText(`Default: \`${JSON.stringify(field.default)}\``));
  if (field.enum)
    append(
      element,
      'p',
      ...renderText(`Values: ${field.enum.map((value) => `\`${textOf(value)}\``).join(', ')}`),
    );
  const link = document.createElement('a');
  link.href = field.url;
  // The config exists only in the memory of this tab.
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Config reference (new tab)';
  element.append(link);
  return element;
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nameOf({path}: PublishedField): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Cursor context at an offset in the document, with its column. */
function contextAt(
  {doc}: EditorState,
  position: number,
): (CursorContext & {readonly lineStart: number; readonly column: number}) | undefined {
  const {number, from: lineStart} = doc.lineAt(position);
  const column = position - lineStart;
  const context = findCursorContext((line) => doc.line(line).text, number, column);
  return context && {...context, lineStart, column};
}

/** Allowed values of a field, or its default if any value is allowed. */
function valuesOf(field: PublishedField): Completion[] {
  const allowed = field.enum ?? (field.type.startsWith('boolean') ? [true, false] : []);
  const byDefault = field.default === undefined ? [] : [field.default];
  const values = allowed.length === 0 ? byDefault : allowed;
  return values.map((value) => ({
    label: textOf(value),
    ...(value === field.default && {detail: 'default'}),
  }));
}

function keyCompletion(field: PublishedField, hasColon: boolean): Completion {
  const isNested = /^(?:object|list|map)/.test(field.type);
  return {
    label: nameOf(field),
    detail: field.type,
    info: () => describeField(field),
    apply: nameOf(field) + (hasColon ? '' : isNested ? ':' : ': '),
    ...(field.deprecated && {boost: -10}),
  };
}

/** Completes field names and values. */
export function completeFields(readFields: ReadFields) {
  return ({state, pos, explicit}: CompletionContext): CompletionResult | null => {
    const fields = readFields();
    const context = contextAt(state, pos);
    if (!fields || !context) return null;
    const {parent, key, keyStart, valueStart, lineStart, column} = context;
    const isValue = key !== undefined && valueStart !== undefined && column >= valueStart;
    const from = lineStart + (isValue ? valueStart : keyStart);
    const typed = state.sliceDoc(from, pos);
    if ((typed === '' && !explicit) || !/^[\w-]*$/.test(typed)) return null;
    if (!isValue) {
      const options = fields
        .fieldsIn(parent)
        .map((field) => keyCompletion(field, key !== undefined));
      const to = key === undefined ? pos : from + key.length;
      return {from, to, options, validFor: /^[\w-]*$/};
    }
    const field = fields.find([...parent, key]);
    return field ? {from, options: valuesOf(field), validFor: /^[\w-]*$/} : null;
  };
}

/** Describes the field under the pointer. */
export function describeOnHover(readFields: ReadFields) {
  return hoverTooltip((view, position): Tooltip | null => {
    const context = contextAt(view.state, position);
    if (context?.key === undefined) return null;
    const {parent, key, keyStart, lineStart, column} = context;
    if (column < keyStart || column > keyStart + key.length) return null;
    const field = readFields()?.find([...parent, key]);
    if (!field) return null;
    const pos = lineStart + keyStart;
    return {pos, end: pos + key.length, create: () => ({dom: describeField(field)})};
  });
}
