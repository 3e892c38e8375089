/**
 * Finds the page about the same topic in another version.
 *
 * Pages have different names in different versions: topics.ts lists which ones belong together. A page
 * that has the same name in both versions needs no entry there, and neither does a command.
 */
import commandReplacements from '../../generated/cli-replacements.json' with {type: 'json'};
import {latestVersion, versions, type VersionLabel} from '../../config/versions.ts';
import {commandPage, pagePath, readCommand, readPagePath} from './page-path.ts';
import {relatedPages, topics, type Topic} from './topics.ts';

/** The parent command's page: `devspace_list_vars` is under `devspace_list`. */
function parentCommands(command: string): string[] {
  const words = command.split('_');
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join('_'));
}

/** What to use in the latest version instead of a command that it doesn't have. */
const replacements: Readonly<Record<string, string | undefined>> = commandReplacements;

function replacementCommands(command: string, to: VersionLabel): string[] {
  const replacement = to === latestVersion.label ? replacements[command] : undefined;
  return replacement === undefined ? [] : [replacement];
}

/** A page that may be the counterpart of another one, if it exists. */
interface Candidate {
  /** Path below the version's landing page. */
  readonly page: string;
  readonly anchor?: string;
  readonly isSameTopic: boolean;
}

/** The pages of a topic in a version, or under the names of the next newer version that is listed. */
function pagesOf(topic: Topic, version: VersionLabel): readonly string[] {
  const index = versions.findIndex(({label}) => label === version);
  const listed = versions
    .slice(0, index + 1)
    .filter(({label}) => topic[label])
    .at(-1);
  return (listed && topic[listed.label]) ?? [];
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
 * Lists the pages of another version that come closest, best first. They may not exist.
 *
 * @param from - Version of the page.
 * @param page - Path below the version's landing page, without slashes at its ends; empty for the
 *   landing page itself.
 * @param to - Version to switch to.
 */
export function counterpartCandidates(
  from: VersionLabel,
  page: string,
  to: VersionLabel,
): Candidate[] {
  const command = readCommand({version: from, page});
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

/** The command that a page describes, such as `devspace list vars`; undefined for other pages. */
export function commandOf(path: string): string | undefined {
  return readCommand(readPagePath(path))?.replaceAll('_', ' ');
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
  to: VersionLabel,
  exists: (path: string) => boolean,
): Counterpart | undefined {
  const {version, page} = readPagePath(path);
  const candidates =
    version === to ? [{page, isSameTopic: true}] : counterpartCandidates(version, page, to);
  return candidates
    .map(({page: name, ...rest}) => ({path: pagePath({version: to, page: name}), ...rest}))
    .find((counterpart) => exists(counterpart.path));
}
