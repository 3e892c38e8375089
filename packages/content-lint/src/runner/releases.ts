import {codeSpan, didYouMean, suggest, suggestPath} from '@devspace-docs/common';
import {functionsOf} from '@devspace-docs/devspace-check';
import {readFields} from '@devspace-docs/devspace-check/node';
import {isProblem, listEntries} from '@devspace-docs/reference';
import {
  loadReleases,
  readCommands,
  readErrorPages,
  releasesFile,
} from '@devspace-docs/reference/node';
import {versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import type {Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {findLine, problemOnLine} from './check.ts';

type Located = ReturnType<typeof listEntries>[number];

/** Names of the reference that an entry can refer to. */
interface Known {
  readonly fields: readonly string[];
  readonly commands: readonly string[];
  readonly functions: readonly string[];
  /** Flags of a command or a function, or of all of them. */
  readonly flagsOf: (owners: readonly string[]) => readonly string[];
}

function readKnown(version: VersionLabel, {tree}: Site): Known {
  const reference = readCommands(version, tree);
  const commands = reference ? [reference.root, ...reference.commands] : [];
  const globalFlags = (reference?.global.globalFlags ?? []).map(({name}) => `--${name}`);
  const {functions} = functionsOf(version);
  const flags = new Map([
    ...commands.map(({command, flags}) => [command, flags.map(({name}) => `--${name}`)] as const),
    ...functions.map(({name, flags}) => [name, flags.map((flag) => `--${flag.name}`)] as const),
  ]);
  return {
    fields: [...readFields(version).keys()],
    commands: commands.map(({command}) => command),
    functions: functions.flatMap(({name, aliases = []}) => [name, ...aliases]),
    flagsOf(owners) {
      const selected = owners.length > 0 ? owners : [...flags.keys()];
      return [...globalFlags, ...selected.flatMap((owner) => flags.get(owner) ?? [])];
    },
  };
}

/** A value that is wrong, with its path inside an entry. */
interface Wrong {
  readonly at: ReadonlyArray<string | number>;
  readonly message: string;
  readonly hint: string;
}

function checkNames({entry, isCandidate}: Located, version: VersionLabel, known: Known): Wrong[] {
  const kind = 'kind' in entry ? entry.kind : undefined;
  // What the release removes, and what a release adds that isn't out yet, isn't in the reference.
  if (kind === 'removed' || (isCandidate && kind === 'added')) return [];
  const {fields, flags, commands, functions} = entry;
  const owners = [...(commands ?? []), ...(functions ?? [])];
  const lists = [
    ['fields', 'field', fields, known.fields],
    ['flags', 'flag', flags, known.flagsOf(owners)],
    ['commands', 'command', commands, known.commands],
    ['functions', 'function', functions, known.functions],
  ] as const;
  return lists.flatMap(([key, noun, names = [], existing]) =>
    names.flatMap((name, index): Wrong[] => {
      if (existing.includes(name)) return [];
      const of = key === 'flags' && owners.length > 0 ? owners.join(' or ') : version;
      return [
        {
          at: [key, index],
          message: `${of} has no ${noun} \`${name}\``,
          hint: didYouMean(
            suggest(name, existing),
            `use a ${noun} of schema/, or remove the name if the version no longer has it`,
          ),
        },
      ];
    }),
  );
}

function checkPage({entry: {page}}: Located, version: VersionLabel, site: Site): Wrong[] {
  if (page === undefined) return [];
  const {docsFolder} = versionsByLabel[version];
  const [name = '', anchor] = page.split('#');
  const file =
    site.file(`${docsFolder}/${name}.mdx`) ?? site.file(`${docsFolder}/${name}/index.mdx`);
  if (file?.kind !== 'page') {
    const names = site.files
      .filter((item) => item.kind === 'page' && item.version === version)
      .map(({path}) => path.slice(docsFolder.length + 1).replace(/\.mdx$/, ''));
    const hint = didYouMean(suggestPath(name, names), `use a path in ${docsFolder}`);
    return [{at: ['page'], message: `${version} has no page \`${name}\``, hint}];
  }
  const anchors = site.anchors(file);
  if (anchor === undefined || !anchors || anchors.has(anchor)) return [];
  const hint = didYouMean(suggest(anchor, anchors), 'use the id of a heading, or omit it');
  return [{at: ['page'], message: `${file.path} has no anchor ${codeSpan(`#${anchor}`)}`, hint}];
}

function checkReleaseNames({entry}: Located, releases: readonly string[]): Wrong[] {
  // The file of another version is invalid.
  if (releases.length === 0) return [];
  const names = [
    ['since', entry.since],
    ['fixedInVersion', 'fixedInVersion' in entry ? entry.fixedInVersion : undefined],
  ] as const;
  return names.flatMap(([key, name]) =>
    name === undefined || releases.includes(name)
      ? []
      : [
          {
            at: [key],
            message: `DevSpace has no release ${name}`,
            hint: 'use a release in schema/releases/',
          },
        ],
  );
}

function load(version: VersionLabel, {tree}: Site): ReturnType<typeof loadReleases> {
  return loadReleases(version, (file) => tree.read(file));
}

function checkVersion(version: VersionLabel, releases: readonly string[], site: Site): Problem[] {
  const {data, problems, locate} = load(version, site);
  const file = releasesFile(version);
  const report = (line: number, message: string, hint: string): Problem =>
    problemOnLine(line, {file, message, hint}, 'releases', site);
  if (!data) {
    return problems.map(({line, message, expected}) =>
      report(line, message, expected ?? 'see schema/releases/releases.schema.json'),
    );
  }
  const known = readKnown(version, site);
  return listEntries(data).flatMap((located) =>
    [
      ...checkNames(located, version, known),
      ...checkPage(located, version, site),
      ...checkReleaseNames(located, releases),
    ].map(({at, message, hint}) =>
      report(locate({at: [...located.at, ...at], reason: ''}).line, message, hint),
    ),
  );
}

/** Reports errors of the catalog with a `fixedIn` that isn't the id of a problem. */
function checkErrors(version: VersionLabel, site: Site): Problem[] {
  const {data} = load(version, site);
  if (!data) return [];
  const ids = listEntries(data)
    .filter(({entry}) => isProblem(entry))
    .map(({entry}) => entry.id);
  return readErrorPages(version).flatMap(({source: file, sections}) =>
    sections
      .flatMap(({errors}) => errors)
      .flatMap(({id, fixedIn}): Problem[] => {
        if (fixedIn === undefined || ids.includes(fixedIn)) return [];
        const line = findLine(site, file, (text) => text.trim() === `fixedIn: ${fixedIn}`);
        const message = `${releasesFile(version)} has no problem with the id \`${fixedIn}\`, which \`fixedIn\` of \`${id}\` names`;
        const hint = didYouMean(suggest(fixedIn, ids), 'use the id of a problem, or remove it');
        return [problemOnLine(line, {file, message, hint}, 'releases', site)];
      }),
  );
}

/** Checks the data in schema/releases, and what it refers to. */
export function checkReleases(site: Site): Problem[] {
  const data = versions.map(({label}) => load(label, site).data);
  const releases = data.includes(undefined)
    ? []
    : data.flatMap((item) => (item?.releases ?? []).map(({release}) => release));
  return versions.flatMap(({label}) => [
    ...checkVersion(label, releases, site),
    ...checkErrors(label, site),
  ]);
}
