import {codeSpan as code, joinWords} from '@devspace-docs/common';
import {escapeMdx} from '../commands/text.ts';
import {writeDefault} from '../commands/flags.ts';
import {fileOf} from '../commands/paths.ts';
import type {Command, ReferenceVersion} from '../commands/types.ts';
import type {Field} from '@devspace-docs/devspace-check';
import type {Version} from '@devspace-docs/versions';
import type {CommandComparison} from './compare-commands.ts';
import type {FieldChange, FieldComparison} from './compare.ts';

/** One of the two versions that are compared. */
export interface Side {
  readonly version: Version;
  readonly fields: ReadonlyMap<string, Field>;
  readonly commands: ReferenceVersion;
}

type Row = readonly string[];

export function table(head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return 'None.';
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Links a path to the reference, if the field or the object that contains the entry is there. */
function linkField(path: string, {fields}: Side, text = path): string {
  const field = fields.get(path) ?? fields.get(path.replace(/(?:\.\*|\[\])$/, ''));
  return field ? `[${code(text)}](../configuration/reference.mdx#${field.anchor})` : code(text);
}

function linkCommand(command: Command, {version}: Side): string {
  return `[${code(command.command)}](../${version.commandFolder}/${fileOf(version.label, command)})`;
}

const writeValue = (value: unknown): string => code(JSON.stringify(value));

/** Joins the names of rows that are otherwise the same. Keeps the order of the first names. */
function mergeRows(rows: ReadonlyArray<{readonly name: string; readonly cells: Row}>): Row[] {
  const names = new Map<string, {readonly names: string[]; readonly cells: Row}>();
  for (const {name, cells} of rows) {
    const merged = names.get(cells.join('|')) ?? {names: [], cells};
    merged.names.push(name);
    names.set(cells.join('|'), merged);
  }
  return [...names.values()].map((row) => [row.names.join(', '), ...row.cells]);
}

function renderFields(before: Side, after: Side, changes: readonly FieldChange[]): string {
  const rows = changes.flatMap((change) => {
    if (change.kind === 'added') return [];
    const now = change.kind === 'moved' ? linkField(change.to, after) : escapeMdx(change.advice);
    return [{name: code(change.path), cells: [now]}];
  });
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  return table([`In ${before.version.label}`, `In ${after.version.label}`], mergeRows(rows));
}

/** Lists links only, by the object that contains the fields, because the config reference describes them. */
function renderNewFields(after: Side, changes: readonly FieldChange[]): string {
  const paths = changes.flatMap(({kind, path}) =>
    kind === 'added' && after.fields.get(path)?.isHidden === false ? [path] : [],
  );
  const sections = [...new Set(paths.map((path) => path.replace(/[.[].*/, '')))];
  const rows = paths.map((path) => {
    const [, parent = '', name = path] = /^(.+)\.([^.]+)$/.exec(path) ?? [];
    return {path, parent, name, position: sections.indexOf(path.replace(/[.[].*/, ''))};
  });
  rows.sort(
    (a, b) =>
      a.position - b.position || a.parent.localeCompare(b.parent) || a.name.localeCompare(b.name),
  );
  const cells = rows.map(({path, parent, name}) => ({
    name: linkField(path, after, name),
    cells: [parent === '' ? 'top level' : code(parent)],
  }));
  return table(
    ['In', 'New fields'],
    mergeRows(cells).map(([fields = '', parent = '']) => [parent, fields]),
  );
}

/** Compares only defaults in both schemas, because a schema can omit defaults that are set elsewhere. */
function renderDefaults(before: Side, after: Side, kept: FieldComparison['kept']): string {
  const rows = [...kept].flatMap(([path, to]): Row[] => {
    const [old, now] = [before.fields.get(path), after.fields.get(to)];
    if (old?.default === undefined || now?.default === undefined) return [];
    const [was, is] = [writeValue(old.default), writeValue(now.default)];
    return was === is ? [] : [[linkField(to, after), was, is]];
  });
  return table(
    ['Field', `Default in ${before.version.label}`, `Default in ${after.version.label}`],
    rows,
  );
}

/** Puts commands with the same advice into one row. */
function renderRemovedCommands(before: Side, after: Side): string {
  const rows = new Map<string, string[]>();
  for (const command of before.commands.commands) {
    if (after.commands.bySlug.has(command.slug)) continue;
    const {
      text = '',
      see = [],
      configSections = [],
    } = command.absentIn?.[after.version.label] ?? {};
    const links = [
      ...see.flatMap((slug) => {
        const target = after.commands.bySlug.get(slug);
        return target ? [linkCommand(target, after)] : [];
      }),
      ...configSections.map((name) => `[${code(name)}](../configuration/reference.mdx#${name})`),
    ];
    const advice = `${escapeMdx(text)}${links.length > 0 ? ` See ${joinWords(links, 'and')}.` : ''}`;
    rows.set(advice, [...(rows.get(advice) ?? []), code(command.command)]);
  }
  return table(
    [`Command in ${before.version.label}`, `In ${after.version.label}`],
    [...rows].map(([advice, commands]) => [commands.join(', '), advice]),
  );
}

function nameCommands(commands: readonly string[]): string {
  return commands.length === 0
    ? 'all'
    : commands.map((command) => code(command.replace(/^devspace /, ''))).join(', ');
}

/** Corrects links in the data, which are relative to the parent folder of the partials. */
function fromPartial(text: string): string {
  return text.replaceAll('](../', '](../../').replaceAll('](./', '](../');
}

/** Writes the content of partials by file name. */
export function writePartials(
  note: string,
  partials: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(partials).map(([name, text]) => [
      `${name}.mdx`,
      `${note}\n\n${fromPartial(text)}\n`,
    ]),
  );
}

/**
 * Renders the changes between two versions as partials that contain tables.
 *
 * @returns Content by file name.
 */
export function renderChanges(
  before: Side,
  after: Side,
  {changes, kept}: FieldComparison,
  flags: CommandComparison,
): ReadonlyMap<string, string> {
  const {label} = after.version;
  const note = `{/* Generated from schema/ by \`npm run generate\`. Advice: schema/changes/${label}.yaml */}`;
  const newCommands = after.commands.commands.filter(({slug}) => !before.commands.bySlug.has(slug));
  const partials = {
    fields: renderFields(before, after, changes),
    'new-fields': renderNewFields(after, changes),
    defaults: renderDefaults(before, after, kept),
    commands: renderRemovedCommands(before, after),
    flags: table(
      [`Flag in ${before.version.label}`, 'Commands', `In ${label}`],
      mergeRows(
        flags.removedFlags.map(({flag, commands, advice = ''}) => ({
          name: code(flag),
          cells: [nameCommands(commands), escapeMdx(advice)],
        })),
      ),
    ),
    'new-commands': table(
      ['Command', 'Description'],
      newCommands.map((command) => [linkCommand(command, after), escapeMdx(command.summary)]),
    ),
    'new-flags': table(
      ['Flag', 'Commands'],
      mergeRows(
        flags.addedFlags.map(({flag, commands}) => ({
          name: code(flag),
          cells: [nameCommands(commands)],
        })),
      ),
    ),
    'flag-defaults': table(
      ['Flag', 'Command', `Default in ${before.version.label}`, `Default in ${label}`],
      flags.changedDefaults.map(({flag, command, before: old, after: now}) => [
        code(flag),
        code(command),
        code(writeDefault(old) ?? 'none'),
        code(writeDefault(now) ?? 'none'),
      ]),
    ),
  };
  return writePartials(note, partials);
}
