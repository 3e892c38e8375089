/**
 * Finds the page about the same topic in another release line.
 *
 * Pages have other names from line to line. The table in topics.ts says which belong together;
 * command pages follow a rule; whatever has the same name in both lines needs neither.
 */
import {releaseLines, type ReleaseLine} from '../config/versions.ts';
import {topics, type Topic} from './topics.ts';

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

function byTopic(from: ReleaseLine, page: string, to: ReleaseLine): string[] {
  const own = topics.filter((topic) => topic[from]?.includes(page));
  // A topic between just these two lines is closer than one that also covers the third.
  const lineCount = (topic: Topic): number => Object.keys(topic).length;
  return own
    .filter((topic) => topic[to])
    .sort((a, b) => lineCount(a) - lineCount(b))
    .flatMap((topic) => topic[to]?.slice(0, 1) ?? []);
}

/**
 * Names the pages of another line that come closest, best first. They need not exist.
 *
 * @param from - The line of the page.
 * @param page - Path below the line's landing page, without slashes at its ends; `` is the landing page.
 * @param to - The line to switch to.
 */
export function counterpartCandidates(from: ReleaseLine, page: string, to: ReleaseLine): string[] {
  const command = readCommand(from, page);
  if (command !== undefined) {
    return [command, ...parentCommands(command)].map((name) => commandPage(to, name));
  }
  // A page that kept its name kept its topic.
  return [page, ...byTopic(from, page, to)];
}

/** A page by its address: the release line and the path below its landing page. */
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

/** Joins a line and a page to a site path without the base path and without a leading slash. */
export function pagePath({line, page}: PageAddress): string {
  const segment = releaseLines.find((item) => item.line === line)?.segment ?? '';
  return [segment, page].filter(Boolean).join('/');
}

/**
 * Finds the existing page that treats the same topic in another line.
 *
 * @param path - Site path of the page being read, without the base path.
 * @param to - The line to switch to.
 * @param exists - Tells whether a site path (without base path and slashes at its ends) is a page.
 * @returns Its site path, or undefined when the topic has no page there.
 */
export function findCounterpart(
  path: string,
  to: ReleaseLine,
  exists: (path: string) => boolean,
): string | undefined {
  const {line, page} = readPageAddress(path);
  const candidates = line === to ? [page] : counterpartCandidates(line, page, to);
  return candidates.map((candidate) => pagePath({line: to, page: candidate})).find(exists);
}
