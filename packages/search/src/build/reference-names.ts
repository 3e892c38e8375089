import {functionsOf, type Field} from '@devspace-docs/devspace-check';
import {writeShortForm} from '../short-form.ts';
import {type VersionLabel, readCommand, readPagePath} from '@devspace-docs/versions';
import {
  describeMeaning,
  writeDefault,
  type Flag,
  type ReferenceVersion,
  describeDefault,
  describeField,
  toPlainText,
} from '@devspace-docs/reference';
import {isSection, type Selection} from '@devspace-docs/devspace-check/node';
import type {PageName} from './page-content.ts';

/** A command and its flags. */
export interface CommandNames {
  readonly command: Pick<PageName, 'name' | 'text'> | undefined;
  readonly flags: readonly PageName[];
}

/** Names from the data of a version. */
export interface ReferenceNames {
  /** The fields of `<Fields of="…" />` on a page; those without an anchor use that of their section. */
  readonly fields: (of: string, page: string) => PageName[];
  /** The command that the page at a site path is about, if any. */
  readonly command: (sitePath: string) => CommandNames | undefined;
  /** Whether it is the name of a function for pipelines. */
  readonly isFunction: (name: string) => boolean;
}

function nameFields(
  fields: readonly Field[],
  elsewhere: Selection['elsewhere'],
  isParentHidden = false,
): PageName[] {
  return fields.flatMap((field) => {
    if (elsewhere.has(field.path)) return [];
    const {summary, details, deprecation, note} = describeField(field, {}, isParentHidden);
    const byDefault = describeDefault(field);
    const text = [summary, details, deprecation, note].filter(Boolean).join(' ');
    return [
      {
        kind: 'field' as const,
        name: field.path,
        anchor: isSection(field) ? '' : field.anchor,
        text: toPlainText(text),
        type: field.type,
        ...(byDefault && {default: toPlainText(byDefault)}),
      },
      ...nameFields(field.children, elsewhere, field.isHidden),
    ];
  });
}

function nameFlag(flag: Flag): PageName {
  const value = writeDefault(flag.default);
  const note = flag.defaultNote ? ` (at run time: ${flag.defaultNote})` : '';
  const text = toPlainText(describeMeaning(flag));
  return {
    kind: 'flag',
    name: `--${flag.name}`,
    anchor: `flag-${flag.name}`,
    text: flag.shorthand ? writeShortForm(text, `-${flag.shorthand}`) : text,
    type: flag.type,
    ...(value !== undefined && {default: value + note}),
  };
}

/** Looks up names in the data about fields, commands and functions, for search records. */
export function createReferenceNames(
  version: VersionLabel,
  select: (of: string, page: string) => Selection,
  {global, bySlug}: ReferenceVersion,
): ReferenceNames {
  return {
    fields(of, page) {
      const {fields, elsewhere} = select(of, page);
      return nameFields(fields, elsewhere);
    },
    command(sitePath) {
      const page = readPagePath(sitePath);
      const command = page.version === version && bySlug.get(readCommand(page) ?? '');
      if (!command) return undefined;
      const {isRoot, command: name, purpose, flags} = command;
      // The overview page lists all commands, and describes the global flags.
      return isRoot
        ? {command: undefined, flags: global.globalFlags.map(nameFlag)}
        : {command: {name, text: toPlainText(purpose)}, flags: flags.map(nameFlag)};
    },
    isFunction: (name) => functionsOf(version).names.includes(name),
  };
}
