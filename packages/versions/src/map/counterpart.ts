/**
 * Finds the page about the same topic in another version. topics.json maps pages whose names differ
 * between versions; pages with the same name, and commands, need no entry there.
 */
import commandReplacements from './cli-replacements.json' with {type: 'json'};
import {latestVersion, versions, type VersionLabel} from '../versions.ts';
import {commandPage, pagePath, readCommand, readPagePath} from './page-path.ts';
import {relatedPages, topics, type Topic} from './topics.ts';

/** `devspace_list` and `devspace` for `devspace_list_vars`. */
function parentCommands(command: string): string[] {
  const words = command.split('_');
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join('_'));
}

/** Replacements of removed commands in the latest version. */
const replacements: Readonly<Record<string, string | undefined>> = commandReplacements;

function replacementCommands(command: string, to: VersionLabel): string[] {
  const replacement = to === latestVersion.label ? replacements[command] : undefined;
  return replacement === undefined ? [] : [replacement];
}

/** A possible counterpart, which may not exist. */
interface Candidate {
  /** Path below the version's landing page. */
  readonly page: string;
  readonly anchor?: string;
  readonly isSameTopic: boolean;
}

/** The pages of a topic in a version or, if it isn't listed, in the next newer version that is. */
function pagesOf(topic: Topic, version: VersionLabel): readonly string[] {
  const index = versions.findIndex(({label}) => label === version);
  const pages = versions.slice(0, index + 1).map(({label}) => topic[label]);
  return pages.findLast((list) => list !== undefined) ?? [];
}

function fromTopics(
  list: readonly Topic[],
  from: VersionLabel,
  page: string,
  to: VersionLabel,
  isSameTopic: boolean,
): Candidate[] {
  return list
    .filter((topic) => pagesOf(topic, from).includes(page))
    .flatMap((topic) => pagesOf(topic, to).slice(0, 1))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return {page: path, anchor, isSameTopic};
    });
}

/**
 * Lists possible counterparts in another version, best first. They may not exist.
 *
 * @param page - Path below the version's landing page, without outer slashes; empty for the landing page.
 */
function counterpartCandidates(from: VersionLabel, page: string, to: VersionLabel): Candidate[] {
  const command = readCommand({version: from, page});
  if (command !== undefined) {
    const closest = [...replacementCommands(command, to), ...parentCommands(command)];
    return [
      {page: commandPage(to, command), isSameTopic: true},
      ...fromTopics(relatedPages, from, page, to, false),
      ...closest.map((name) => ({page: commandPage(to, name), isSameTopic: false})),
    ];
  }
  return [
    // Pages with the same name have the same topic.
    {page, isSameTopic: true},
    ...fromTopics(topics, from, page, to, true),
    ...fromTopics(relatedPages, from, page, to, false),
  ];
}

/** The command that a page describes, such as `devspace list vars`; undefined for other pages. */
export function commandOf(path: string): string | undefined {
  return readCommand(readPagePath(path))?.replaceAll('_', ' ');
}

/** The page to open when a reader switches to another version. */
export interface Counterpart {
  /** Site path, without the base path and outer slashes. */
  readonly path: string;
  /** Id of the section that covers the topic; undefined for the whole page. */
  readonly anchor?: string;
  /** If false, it's the closest page. */
  readonly isSameTopic: boolean;
}

/**
 * Finds the counterpart of a page in another version.
 *
 * @param path - Site path of the current page.
 * @param exists - Whether a site path is a page.
 * @param parent - Site path of the page that the current page is part of, if any. Its counterpart is the
 *   closest page in a version that doesn't have the part.
 * @returns undefined if the version has no similar page.
 */
export function findCounterpart(
  path: string,
  to: VersionLabel,
  exists: (path: string) => boolean,
  parent?: string,
): Counterpart | undefined {
  const {version, page} = readPagePath(path);
  const candidates =
    version === to ? [{page, isSameTopic: true}] : counterpartCandidates(version, page, to);
  const found = candidates
    .map(({page: name, ...rest}) => ({path: pagePath({version: to, page: name}), ...rest}))
    .find((counterpart) => exists(counterpart.path));
  if (found || parent === undefined) return found;
  const closest = findCounterpart(parent, to, exists);
  return closest && {...closest, isSameTopic: false};
}
