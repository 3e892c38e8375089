import type {
  Command,
  CommandData,
  Flag,
  Reference,
  ReferenceVersion,
  SharedFlag,
  SourceFile,
  VersionSource,
} from './types.ts';
import {versions} from '@devspace-docs/versions';

/** A problem in the data, with its location and how to fix it. */
export interface Problem {
  readonly file: string;
  readonly reason: string;
}

/** Reports all problems in the data at once. */
export class DataError extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(({file, reason}) => `${file}: ${reason}`).join('\n'));
    this.name = 'DataError';
  }
}

/** Name of a command's page: `devspace use context` becomes `devspace_use_context`. */
export function slugOf(command: string): string {
  return command.replaceAll(' ', '_');
}

/** `devspace use` for `devspace use context`; empty for the root. */
function parentOf(command: string): string {
  return command.split(' ').slice(0, -1).join(' ');
}

function isShared(flag: Flag | SharedFlag): flag is SharedFlag {
  return 'shared' in flag;
}

function findDuplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function resolveFlags(
  {path, data}: SourceFile<CommandData>,
  shared: ReadonlyMap<string, Flag>,
  problems: Problem[],
): Flag[] {
  return (data.flags ?? []).flatMap((entry) => {
    if (!isShared(entry)) return [entry];
    const {shared: name, ...overrides} = entry;
    const base = shared.get(name);
    if (base) return [{...base, ...overrides}];
    const reason = `unknown shared flag ${name}; add it to sharedFlags in _global.yaml`;
    problems.push({file: path, reason});
    return [];
  });
}

function sharedNames({data}: SourceFile<CommandData>): string[] {
  return (data.flags ?? []).filter(isShared).map(({shared}) => shared);
}

function checkFlags(file: string, flags: readonly Flag[], problems: Problem[]): void {
  for (const name of findDuplicates(flags.map((flag) => flag.name))) {
    const reason = `duplicate anchor flag-${name}; keep only one flag with that name`;
    problems.push({file, reason});
  }
  const shorthands = flags.flatMap(({shorthand}) => shorthand ?? []);
  for (const shorthand of findDuplicates(shorthands)) {
    problems.push({file, reason: `shorthand -${shorthand} is used twice`});
  }
}

/** Checks that the groups, commands, flags and notices that a file refers to exist. */
function checkCommand(
  {path, data}: SourceFile<CommandData>,
  source: VersionSource,
  commands: readonly string[],
): Problem[] {
  const {version, groups, globalFlags} = source.global.data;
  const reasons: string[] = [];
  const isRoot = data.command === 'devspace';
  const expectedFile = isRoot ? '_root.yaml' : `${slugOf(data.command)}.yaml`;
  if (!path.endsWith(`/${expectedFile}`))
    reasons.push(`${data.command} must be in a file named ${expectedFile}`);

  const groupIds = groups.map(({id}) => id);
  if (isRoot && data.group !== undefined)
    reasons.push("the root command can't have a group; delete the field");
  if (!isRoot && !groupIds.includes(data.group ?? '')) {
    reasons.push(`unknown group ${data.group ?? '(none)'}; expected one of ${groupIds.join(', ')}`);
  }
  const slugs = commands.map(slugOf);
  for (const related of data.related) {
    if (!slugs.includes(related)) reasons.push(`unknown related command ${related} in ${version}`);
  }
  if (!isRoot && !commands.includes(parentOf(data.command))) {
    reasons.push(`its parent command ${parentOf(data.command)} has no file`);
  }
  const isGroup = commands.some((name) => parentOf(name) === data.command) && !data.flags;
  if (!isRoot && isGroup && (data.examples ?? data.exitCodes))
    reasons.push('the page of a group lists its subcommands only; delete examples and exitCodes');
  if (!isGroup && !data.examples) reasons.push('it has no examples; add at least one');
  for (const {name} of data.inheritedFlagsDiffer ?? []) {
    if (name !== '*' && !globalFlags.some((flag) => flag.name === name))
      reasons.push(`unknown global flag ${name}`);
  }
  if (data.notice && !source.prose.includes(`notice-${data.notice}.mdx`)) {
    reasons.push(
      `unknown notice ${data.notice}; create _prose/notice-${data.notice}.mdx next to the pages`,
    );
  }
  return reasons.map((reason) => ({file: path, reason}));
}

/** Finds unused shared data, and references in it to commands that don't exist. */
function checkGlobal(
  {global: {path, data}, prose}: VersionSource,
  files: readonly SourceFile<CommandData>[],
): Problem[] {
  const reasons: string[] = [];
  const commands = files.map((file) => file.data.command);
  const slugs = commands.map(slugOf);
  for (const name of findDuplicates(commands)) reasons.push(`two files describe ${name}`);
  if (!commands.includes('devspace')) reasons.push('the root command devspace has no _root.yaml');

  const used = files.flatMap(sharedNames);
  for (const {name} of data.sharedFlags) {
    if (!used.includes(name)) reasons.push(`no command uses the shared flag ${name}; delete it`);
  }
  for (const {id, first = []} of data.groups) {
    for (const slug of first) {
      if (!files.some((file) => file.data.group === id && slugOf(file.data.command) === slug)) {
        reasons.push(`group ${id} starts with ${slug}, which isn't in the group`);
      }
    }
    if (!files.some((file) => file.data.group === id))
      reasons.push(`group ${id} is empty; delete it`);
  }
  for (const category of data.sidebarCategories ?? []) {
    if (!commands.includes(category)) reasons.push(`unknown sidebar category ${category}`);
  }
  if (data.completion.command && !slugs.includes(data.completion.command)) {
    reasons.push(`unknown completion command ${data.completion.command}`);
  }
  const notices = files.flatMap((file) => file.data.notice ?? []);
  for (const file of prose) {
    const name = file.replace(/\.mdx$/, '');
    if (!slugs.includes(name) && !notices.includes(name.replace(/^notice-/, ''))) {
      reasons.push(`_prose/${file} doesn't belong to any command; rename or delete it`);
    }
  }
  return reasons.map((reason) => ({file: path, reason}));
}

function buildVersion(source: VersionSource, problems: Problem[]): ReferenceVersion | undefined {
  const {path: globalSource, data: global} = source.global;
  const shared = new Map(global.sharedFlags.map((flag) => [flag.name, flag]));
  const files = [...source.commands].sort((a, b) => (a.data.command < b.data.command ? -1 : 1));
  const names = files.map(({data}) => data.command);
  checkFlags(`${globalSource} (globalFlags)`, global.globalFlags, problems);
  checkFlags(`${globalSource} (sharedFlags)`, global.sharedFlags, problems);
  problems.push(...checkGlobal(source, files));
  problems.push(...files.flatMap((file) => checkCommand(file, source, names)));

  const build = (file: SourceFile<CommandData>): Command => {
    const {command} = file.data;
    const flags = resolveFlags(file, shared, problems);
    checkFlags(file.path, flags, problems);
    return {
      ...file.data,
      slug: slugOf(command),
      source: file.path,
      flags,
      sharedFlags: sharedNames(file),
      isRoot: command === 'devspace',
      hasProse: source.prose.includes(`${slugOf(command)}.mdx`),
      children: files.filter(({data}) => parentOf(data.command) === command).map(build),
    };
  };
  const rootFile = files.find(({data}) => data.command === 'devspace');
  if (!rootFile) return undefined;
  const root = build(rootFile);
  const commands = root.children.flatMap((command) => [command, ...command.children]);
  return {
    name: global.version,
    global,
    globalSource,
    root,
    commands,
    bySlug: new Map([root, ...commands].map((command) => [command.slug, command])),
  };
}

/**
 * Checks that a command has a replacement in the versions without it: in the next version, and in those
 * that "In other versions" compares with.
 */
function checkOtherVersions(reference: Reference, problems: Problem[]): void {
  for (const [index, version] of reference.entries()) {
    const next = reference[index - 1];
    const {otherVersions} = version.global;
    for (const {slug, source, absentIn = {}} of [version.root, ...version.commands]) {
      const add = (reason: string): void => {
        problems.push({file: source, reason});
      };
      for (const other of reference) {
        if (other === version) continue;
        const isAbsent = !other.bySlug.has(slug);
        const replacement = absentIn[other.name];
        const isNeeded = other === next || otherVersions.includes(other.name);
        if (isAbsent && !replacement && isNeeded)
          add(`missing in ${other.name}; add what to use there to absentIn`);
        if (!isAbsent && replacement)
          add(`absentIn names ${other.name}, which has the command; delete the entry`);
        for (const target of replacement?.see ?? []) {
          if (!other.bySlug.has(target))
            add(`unknown command ${target} of ${other.name} under absentIn`);
        }
      }
    }
  }
}

/**
 * Builds the reference from the files of all versions, and checks all references between them.
 *
 * @throws DataError with all problems.
 */
export function buildReference(sources: readonly VersionSource[]): Reference {
  const problems: Problem[] = [];
  const built = sources.flatMap((source) => buildVersion(source, problems) ?? []);
  const reference = versions.flatMap(({label}) => built.filter(({name}) => name === label));
  checkOtherVersions(reference, problems);
  if (problems.length > 0) throw new DataError(problems);
  return reference;
}
