/** Writes fields as Markdown lists, for the Markdown copies of pages. */
import type {Selection, TopicPage} from '@devspace-docs/devspace-check/node';
import type {Field} from '@devspace-docs/devspace-check';
import {describeField, describeRequired} from './describe-field.ts';
import type {RenderOptions} from './render-field.ts';

type MarkdownOptions = Pick<RenderOptions, 'findPage' | 'history'>;

type Context = MarkdownOptions & Pick<Selection, 'elsewhere'>;

function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}

function writeTopic(topic: TopicPage | undefined, {findPage}: Context): string | undefined {
  if (!topic) return undefined;
  const {url, title} = findPage(topic.page);
  return `See [${title}](${url}).`;
}

function writeField(
  field: Field,
  context: Context,
  isNested: boolean,
  isParentHidden: boolean,
): string {
  const {path, type, isDeprecated, isHidden, children, description} = field;
  const {elsewhere, history} = context;
  const required = describeRequired(field);
  const marks = [required && ` **${required}**`, isDeprecated && ' deprecated']
    .filter(Boolean)
    .join('');
  const head = `\`${path}\` ${type}${marks}`;
  const topic = writeTopic(elsewhere.get(path), context);
  if (topic !== undefined) return joinBlocks([head, topic]);
  const text = describeField(field, history.get(path), isParentHidden);
  const nestedTopic = writeTopic(elsewhere.get(`${path}.{*}`), context);
  const isSplit = isNested && (children.length > 0 || nestedTopic !== undefined);
  return joinBlocks([
    head,
    ...(isSplit ? [text.summary, text.details] : [description]),
    text.deprecation,
    text.warning,
    text.note,
    text.facts.map(([term, value]) => `${term}: ${value}`).join('; '),
    text.sample && `\`\`\`\n${text.sample}\n\`\`\``,
    nestedTopic,
    writeList(children, context, isHidden),
  ]);
}

function writeList(fields: readonly Field[], context: Context, isParentHidden = false): string {
  return joinBlocks(
    fields.map((field) => {
      const item = writeField(field, context, true, isParentHidden);
      return `- ${item.replaceAll(/\n(?=.)/g, '\n  ')}`;
    }),
  );
}

/** Writes the fields of one `<Fields>` element. */
export function writeSelection(
  {fields, isList, elsewhere}: Selection,
  options: MarkdownOptions,
): string {
  const context = {...options, elsewhere};
  if (isList) return writeList(fields, context);
  return joinBlocks(fields.map((field) => writeField(field, context, false, false)));
}
