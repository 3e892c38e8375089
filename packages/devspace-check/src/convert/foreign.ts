/** Notes about values that no step converts. */
import {SECTIONS} from './convert-sections.ts';
import type {Context} from './context.ts';
import {dataAt, type Item, type Value} from './tree.ts';

const CLOUD_VARIABLE = /\$!?\{(DEVSPACE_(?:USERNAME|SPACE(?:_NAMESPACE)?))\}/;

/** Notes sections and entries that come from variables and commands. */
function noteComputed(item: Item, name: string, context: Context): void {
  const {kind, data, text} = item.value;
  if (kind === 'scalar' && typeof data === 'string')
    context.note(
      'decision',
      `\`${name}\` comes from \`${text}\`: convert what it returns to the new format`,
      item,
    );
}

/** The fields whose values can be text. */
const TEXT = /^(?:args|buildArgs|cmd|command|default|entrypoint|labelSelector|tags?|values?|vars)$/;

/** Old versions of DevSpace read more words as booleans, even in fields for text. */
export function convertBooleans(owner: Value, context: Context, isInText = false): void {
  // The path of a patch says what its value is.
  const path = dataAt(owner, 'op') === undefined ? undefined : dataAt(owner, 'path');
  for (const item of owner.items) {
    const {value} = item;
    const fields = String(path ?? item.name).split(/[^\w-]/);
    const isText = isInText || fields.some((field) => TEXT.test(field));
    const {text} = value;
    if (value.kind === 'scalar' && value.data === text && /^(?:y|yes|on|n|no|off)$/i.test(text)) {
      const data = /^(?:y|yes|on)$/i.test(text);
      item.value = {...value, data, text: String(data)};
      if (isText)
        context.note(
          'info',
          `\`${text}\` is a string in the new format, so \`${String(data)}\` is written: quote it if it is text`,
          item,
        );
    }
    convertBooleans(value, context, isText);
  }
}

/** Notes values that come from outside the file, and those of DevSpace Cloud. */
export function noteForeign(root: Value, context: Context): void {
  for (const section of root.items.filter(({name}) => [...SECTIONS, 'profiles'].includes(name))) {
    noteComputed(section, section.name, context);
    section.value.items.forEach((item, index) => {
      const name = item.name === '' ? `[${index}]` : `.${item.name}`;
      if (item.name !== '<<' && section.name !== 'dev')
        noteComputed(item, section.name + name, context);
    });
  }
  const seen = new Set<string>();
  const visit = (item: Item): void => {
    const {text} = item.value;
    const variable = CLOUD_VARIABLE.exec(text)?.[1];
    const isRegistry = /(?:^|["'\s])dscr\.io(?:\/|["']?$)/.test(text);
    for (const name of [variable, isRegistry ? 'dscr.io' : undefined]) {
      if (name === undefined || seen.has(name)) continue;
      seen.add(name);
      const fix =
        name === 'dscr.io' ? 'push to another registry' : 'define it in `vars` with `source: env`';
      context.note(
        'decision',
        `\`${name}\` was part of DevSpace Cloud, which has been discontinued: ${fix}`,
        item,
      );
    }
    item.value.items.forEach(visit);
  };
  root.items.forEach(visit);
}
