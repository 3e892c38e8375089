import type {
  Command,
  CommandData,
  Flag,
  Reference,
  ReferenceVersion,
  SharedFlag,
  SourceFile,
  VersionName,
  VersionSource,
} from './types.ts';
import {versionNames} from './types.ts';

/** Something wrong in the data: where, what, and how to mend it. */
export interface Problem {
  readonly place: string;
  readonly reason: string;
}

/** All problems of the data at once, so that a writer mends them in one go. */
export class ReferenceError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({place, reason}) => `${place}: ${reason}`).join('\n'));
    this.name = 'ReferenceError';
    this.problems = problems;
  }
}

/** Name of the page of a command: `devspace use context` becomes `devspace_use_context`. */
export function slugOf(command: string): string {
  return command.replaceAll(' ', '_');
}

function isShared(flag: Flag | SharedFlag): flag is SharedFlag {
  return 'shared' in flag;
}

/** Names that occur more than once. */
function duplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function resolveFlags(
  {path, data}: SourceFile<CommandData>,
  shared: ReadonlyMap<string, Flag>,
  problems: Problem[],
): Flag[] {
  const flags: Flag[] = [];
  for (const entry of data.flags ?? []) {
    if (!isShared(entry)) {
      flags.push(entry);
      continue;
    }
    const base = shared.get(entry.shared);
    if (!base) {
      problems.push({place: path, reason: `unknown shared flag ${entry.shared}; add it to sharedFlags in _global.yaml`});
      continue;
    }
    flags.push({
      ...base,
      ...(entry.default === undefined ? {} : {default: entry.default}),
      ...(entry.meaning === undefined ? {} : {meaning: entry.meaning}),
    });
  }
  return flags;
}

function checkFlags(place: string, flags: readonly Flag[], problems: Problem[]): void {
  for (const {name, meaning} of flags) {
    if (!meaning.trim()) problems.push({place, reason: `flag ${name} has no meaning; say what it does`});
  }
  for (const name of duplicates(flags.map((flag) => flag.name))) {
    problems.push({place, reason: `duplicate anchor flag-${name}; keep one flag of that name`});
  }
  const shorthands = flags.flatMap(({shorthand}) => shorthand ?? []);
  for (const shorthand of duplicates(shorthands)) {
    problems.push({place, reason: `shorthand -${shorthand} is used twice`});
  }
}

function checkFileName({path, data}: SourceFile<CommandData>, problems: Problem[]): void {
  const expected = data.command === 'devspace' ? '_root.yaml' : `${slugOf(data.command)}.yaml`;
  if (!path.endsWith(`/${expected}`)) {
    problems.push({place: path, reason: `${data.command} belongs into a file named ${expected}`});
  }
}

function buildVersion(source: VersionSource, problems: Problem[]): ReferenceVersion | undefined {
  const {path: globalPath, data: global} = source.global;
  const shared = new Map(global.sharedFlags.map((flag) => [flag.name, flag]));
  const groups = new Set(global.groups.map(({id}) => id));
  checkFlags(`${globalPath} (globalFlags)`, global.globalFlags, problems);
  checkFlags(`${globalPath} (sharedFlags)`, global.sharedFlags, problems);

  const files = [...source.commands].sort((a, b) => (a.data.command < b.data.command ? -1 : 1));
  const names = files.map(({data}) => data.command);
  for (const name of duplicates(names)) {
    problems.push({place: globalPath, reason: `${name} is described by two files`});
  }

  const slugs = new Set(names.map(slugOf));
  for (const file of files) {
    const {path, data} = file;
    checkFileName(file, problems);
    const isRoot = data.command === 'devspace';
    if (isRoot ? data.group !== undefined : !data.group || !groups.has(data.group)) {
      problems.push({
        place: path,
        reason: `unknown group ${data.group ?? '(none)'}; expected ${isRoot ? 'none for the root' : [...groups].join(', ')}`,
      });
    }
    for (const related of data.related) {
      if (!slugs.has(related)) {
        problems.push({place: path, reason: `unknown related command ${related} in ${global.version}`});
      }
    }
    const parent = data.command.split(' ').slice(0, -1).join(' ');
    if (!isRoot && !names.includes(parent)) {
      problems.push({place: path, reason: `parent command ${parent} has no file`});
    }
    const globalNames = new Set(['*', ...global.globalFlags.map(({name}) => name)]);
    for (const {name} of data.inheritedFlagsDiffer ?? []) {
      if (!globalNames.has(name)) problems.push({place: path, reason: `unknown global flag ${name}`});
    }
  }

  const used = new Set(files.flatMap(({data}) => (data.flags ?? []).filter(isShared).map((flag) => flag.shared)));
  for (const name of shared.keys()) {
    if (!used.has(name)) problems.push({place: globalPath, reason: `shared flag ${name} is used by no command; delete it`});
  }
  for (const id of groups) {
    if (!files.some(({data}) => data.group === id)) {
      problems.push({place: globalPath, reason: `group ${id} holds no command; delete it`});
    }
  }
  for (const category of global.sidebarCategories ?? []) {
    if (!names.includes(category)) problems.push({place: globalPath, reason: `unknown sidebar category ${category}`});
  }
  if (global.completion.command && !slugs.has(global.completion.command)) {
    problems.push({place: globalPath, reason: `unknown completion command ${global.completion.command}`});
  }
  for (const file of source.prose) {
    const slug = file.replace(/\.mdx$/, '');
    const isNotice = files.some(({data}) => data.notice && slug === `notice-${data.notice}`);
    if (!slugs.has(slug) && !isNotice) {
      problems.push({place: `${global.version} _prose/${file}`, reason: 'belongs to no command; rename or delete it'});
    }
  }
  for (const {path, data} of files) {
    if (data.notice && !source.prose.includes(`notice-${data.notice}.mdx`)) {
      problems.push({place: path, reason: `unknown notice ${data.notice}; write _prose/notice-${data.notice}.mdx`});
    }
  }

  const build = (file: SourceFile<CommandData>): Command => {
    const flags = resolveFlags(file, shared, problems);
    checkFlags(file.path, flags, problems);
    const {command} = file.data;
    return {
      ...file.data,
      slug: slugOf(command),
      source: file.path,
      flags,
      isRoot: command === 'devspace',
      hasProse: source.prose.includes(`${slugOf(command)}.mdx`),
      children: files
        .filter(({data}) => data.command.split(' ').slice(0, -1).join(' ') === command)
        .map(build),
    };
  };
  const rootFile = files.find(({data}) => data.command === 'devspace');
  if (!rootFile) {
    problems.push({place: globalPath, reason: 'the root command devspace has no _root.yaml'});
    return undefined;
  }
  const root = build(rootFile);
  const commands = root.children.flatMap((command) => [command, ...command.children]);
  return {
    name: global.version,
    global,
    globalSource: globalPath,
    root,
    commands,
    bySlug: new Map([root, ...commands].map((command) => [command.slug, command])),
  };
}

function checkOtherVersions(reference: Reference, problems: Problem[]): void {
  for (const version of reference) {
    for (const {slug, source, absentIn = {}} of [version.root, ...version.commands]) {
      for (const other of reference) {
        if (other === version) continue;
        const isAbsent = !other.bySlug.has(slug);
        const replacement = absentIn[other.name];
        if (isAbsent && !replacement) {
          problems.push({place: source, reason: `missing in ${other.name}: say under absentIn what to use there`});
        }
        if (!isAbsent && replacement) {
          problems.push({place: source, reason: `absentIn names ${other.name}, which has the command; delete the entry`});
        }
        for (const target of replacement?.see ?? []) {
          if (!other.bySlug.has(target)) {
            problems.push({place: source, reason: `unknown command ${target} of ${other.name} under absentIn`});
          }
        }
      }
    }
  }
}

/**
 * Puts the files of all versions together, looks up what they name and checks it.
 *
 * @throws ReferenceError with every problem and its file.
 */
export function buildReference(sources: readonly VersionSource[]): Reference {
  const problems: Problem[] = [];
  const order = (name: VersionName): number => versionNames.indexOf(name);
  // Flags are resolved once per tree position, so the same problem may turn up again.
  const versions = sources
    .flatMap((source) => buildVersion(source, problems) ?? [])
    .sort((a, b) => order(a.name) - order(b.name));
  checkOtherVersions(versions, problems);
  if (problems.length > 0) throw new ReferenceError(problems);
  return versions;
}
