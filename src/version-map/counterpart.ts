/**
 * Finds the page about the same topic in another version.
 *
 * Pages have different names in different versions: topics.ts lists which ones belong together. A page
 * that has the same name in both versions needs no entry there, and neither does a command.
 */
import commandReplacements from '../generated/cli-replacements/6.x.json' with {type: 'json'};
import {releaseLines, type ReleaseLine} from '../config/versions.ts';
import {relatedPages, topics, type Topic} from './topics.ts';

const commandFolders: Readonly<Record<ReleaseLine, string>> = {
  '6.x': 'cli/',
  '5.x': 'commands/',
  '4.x': 'commands/',
};

/** `devspace_dev` in the folder of the line; the root command is the folder's own page in 6.x. */
function commandPage(line: ReleaseLine, command: string): string {
  if (line === '6.x' && command === 'devspace') return 'cli';
  return commandFolders[line] + command;
}

function readCommand(line: ReleaseLine, page: string): string | undefined {
  if (line === '6.x' && page === 'cli') return 'devspace';
  const folder = commandFolders[line];
  return page.startsWith(`${folder}devspace`) ? page.slice(folder.length) : undefined;
}

/** The parent command's page: `devspace_list_vars` is under `devspace_list`. */
function parentCommands(command: string): string[] {
  const words = command.split('_');
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join('_'));
}

/** What to use in the latest version instead of a command that it doesn't have. */
const replacements: Readonly<Record<string, string | undefined>> = commandReplacements;

function replacementCommands(command: string, to: ReleaseLine): string[] {
  const replacement = to === releaseLines[0].line ? replacements[command] : undefined;
  return replacement === undefined ? [] : [replacement];
}

/** A page that may be the counterpart of another one, if it exists. */
interface Candidate {
  /** Path below the version's landing page. */
  readonly page: string;
  readonly anchor?: string;
  readonly isSameTopic: boolean;
}

function fromTopics(
  list: readonly Topic[],
  from: ReleaseLine,
  page: string,
  to: ReleaseLine,
  isSameTopic: boolean,
): Candidate[] {
  return list
    .filter((topic) => topic[from]?.includes(page))
    .flatMap((topic) => topic[to]?.slice(0, 1) ?? [])
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return {page: path, anchor, isSameTopic};
    });
}

/**
 * Lists the pages of another version that come closest, best first. They may not exist.
 *
 * @param from - Version of the page.
 * @param page - Path below the version's landing page, without slashes at its ends; empty for the
 *   landing page itself.
 * @param to - Version to switch to.
 */
export function counterpartCandidates(
  from: ReleaseLine,
  page: string,
  to: ReleaseLine,
): Candidate[] {
  const command = readCommand(from, page);
  if (command !== undefined) {
    const closest = [...replacementCommands(command, to), ...parentCommands(command)];
    return [
      {page: commandPage(to, command), isSameTopic: true},
      ...closest.map((name) => ({page: commandPage(to, name), isSameTopic: false})),
    ];
  }
  return [
    // A page that kept its name kept its topic.
    {page, isSameTopic: true},
    ...fromTopics(topics, from, page, to, true),
    ...fromTopics(relatedPages, from, page, to, false),
  ];
}

/** The version of a page, and its path below the version's landing page. */
export interface PageAddress {
  readonly line: ReleaseLine;
  readonly page: string;
}

/** Splits a site path without the base path, such as `5.x/introduction`. */
export function readPageAddress(path: string): PageAddress {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  const [first = '', ...rest] = trimmed.split('/');
  const old = releaseLines.find(({segment}) => segment !== '' && segment === first);
  return old ? {line: old.line, page: rest.join('/')} : {line: releaseLines[0].line, page: trimmed};
}

/** The command that a page describes, such as `devspace list vars`; undefined for other pages. */
export function commandOf(path: string): string | undefined {
  const {line, page} = readPageAddress(path);
  return readCommand(line, page)?.replaceAll('_', ' ');
}

/** Joins a version and a page to a site path without the base path and without a leading slash. */
export function pagePath({line, page}: PageAddress): string {
  const segment = releaseLines.find((item) => item.line === line)?.segment ?? '';
  return [segment, page].filter(Boolean).join('/');
}

/** The page to open when a reader switches to another version. */
export interface Counterpart {
  /** Site path, without the base path and without a leading slash. */
  readonly path: string;
  /** Id of the section that covers the topic; undefined if the whole page does. */
  readonly anchor?: string;
  /** Whether it covers the same topic. If not, it is the closest page that exists. */
  readonly isSameTopic: boolean;
}

/**
 * Finds the counterpart of a page in another version.
 *
 * @param path - Site path of the current page, without the base path.
 * @param to - Version to switch to.
 * @param exists - Whether a site path (without the base path and slashes at its ends) is a page.
 * @returns undefined if no page of that version comes close.
 */
export function findCounterpart(
  path: string,
  to: ReleaseLine,
  exists: (path: string) => boolean,
): Counterpart | undefined {
  const {line, page} = readPageAddress(path);
  const candidates =
    line === to ? [{page, isSameTopic: true}] : counterpartCandidates(line, page, to);
  return candidates
    .map(({page: name, ...rest}) => ({path: pagePath({line: to, page: name}), ...rest}))
    .find((counterpart) => exists(counterpart.path));
}
