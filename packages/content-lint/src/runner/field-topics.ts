import {versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {
  findSelection,
  readFields,
  readTopicPages,
  type TopicPages,
} from '@devspace-docs/devspace-check/node';
import {flattenFields} from '@devspace-docs/devspace-check';
import {shownFields, type Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {findLine, problemOnLine} from './check.ts';

/** Fields that the config reference explains completely. */
const WITHOUT_TOPIC: ReadonlySet<string> = new Set(['name', 'version']);

/** Finds the fields outside of all fields that have a topic page. */
export function findFieldsWithoutTopic(paths: Iterable<string>, topics: TopicPages): string[] {
  return [...paths].filter(
    (path) =>
      !WITHOUT_TOPIC.has(path) &&
      ![...topics.keys()].some(
        (topic) => path === topic || path.startsWith(`${topic}.`) || path.startsWith(`${topic}[`),
      ),
  );
}

/** Paths of the fields that a page describes. */
function describedOn(page: string, version: VersionLabel, site: Site): Set<string> {
  const paths = site
    .pagesAt(page)
    .flatMap((file) => shownFields(site.content(file)))
    .flatMap((of) => {
      const selection = findSelection(version, of, page);
      return flattenFields(selection?.fields ?? [])
        .map(({path}) => path)
        .filter((path) => !selection?.elsewhere.has(path));
    });
  return new Set(paths);
}

function checkVersion(version: VersionLabel, site: Site): Problem[] {
  const topics = readTopicPages(version);
  const file = `schema/topic-pages/${version}.yaml`;
  const report = (page: string, message: string, hint: string): Problem => {
    const name = page.slice(versionsByLabel[version].path.length).replace(/^\//, '');
    const line = findLine(site, file, (text) => text.startsWith(`${name}:`));
    return problemOnLine(line, {file, message, hint}, 'field-topics', site);
  };
  const without = findFieldsWithoutTopic(readFields(version).keys(), topics).map((path) =>
    report('', `the field \`${path}\` of ${version} has no topic page`, 'add it to a page'),
  );
  const missing = [...topics.values()].flatMap(({page, path}) =>
    describedOn(page, version, site).has(path)
      ? []
      : report(
          page,
          `the page doesn't describe the field \`${path}\``,
          `add \`<Fields of="${path}" />\` to it, or name the page that describes the field`,
        ),
  );
  return [...without, ...missing];
}

/** Reports fields without a topic page, and topic pages that don't describe their fields. */
export function checkFieldTopics(site: Site): Problem[] {
  return versions.flatMap(({label}) => checkVersion(label, site));
}
