/** Writes fields as Markdown lists, for the Markdown copies of pages. */
import type {Selection} from '@devspace-docs/config-language/node';
import type {Field} from '@devspace-docs/config-language';
import {describeField} from './describe-field.ts';
import type {RenderOptions} from './render-field.ts';

type History = RenderOptions['history'];

function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}

function writeField(
  field: Field,
  history: History,
  isNested: boolean,
  isParentHidden: boolean,
): string {
  const {path, type, isRequired, isDeprecated, isHidden, children, description} = field;
  const text = describeField(field, history.get(path), isParentHidden);
  const isSplit = isNested && children.length > 0;
  const marks = [isRequired ? ' **required**' : '', isDeprecated ? ' deprecated' : ''].join('');
  return joinBlocks([
    `\`${path}\` ${type}${marks}`,
    ...(isSplit ? [text.summary, text.details] : [description]),
    text.deprecation,
    text.warning,
    text.note,
    text.facts.map(([term, value]) => `${term}: ${value}`).join('; '),
    text.sample && `\`\`\`\n${text.sample}\n\`\`\``,
    writeList(children, history, isHidden),
  ]);
}

function writeList(fields: readonly Field[], history: History, isParentHidden = false): string {
  return joinBlocks(
    fields.map((field) => {
      const item = writeField(field, history, true, isParentHidden);
      return `- ${item.replaceAll(/\n(?=.)/g, '\n  ')}`;
    }),
  );
}

/** Writes the fields of one `<Fields>` element. */
export function writeSelection({fields, isList}: Selection, history: History): string {
  if (isList) return writeList(fields, history);
  return joinBlocks(fields.map((field) => writeField(field, history, false, false)));
}
