import {versions, type VersionLabel} from '@devspace-docs/versions';
import {overviewFields} from '@devspace-docs/reference';
import {
  findSelection,
  isSection,
  readFields,
  type Fields,
} from '@devspace-docs/config-language/node';
import {shownFields} from '../pages/content.ts';
import type {Site} from '../pages/site.ts';
import type {Problem} from '../pages/types.ts';
import {locateLine, toProblem} from './check.ts';

const EXCEPTIONS = 'packages/reference/src/fields/overview-fields.ts';

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** Whether a field is another field, or nested in it. */
function isIn(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);
}

/** Finds fields that no topic page shows, although their siblings are on one. */
export function findFieldsWithoutTopic(
  paths: readonly string[],
  topics: readonly string[],
  exceptions: readonly string[],
): string[] {
  const parents = new Set(topics.map(parentOf));
  return paths.filter(
    (path) =>
      parents.has(parentOf(path)) &&
      !exceptions.includes(path) &&
      !topics.some((topic) => isIn(path, topic) || isIn(topic, path)),
  );
}

/** Finds the line of the last key of a path, by searching for each key after the previous one. */
function findLine(lines: readonly string[], path: string): number {
  const keys = path.split(/\.\*|\[\]|\./).filter(Boolean);
  return keys.reduce((from, key) => {
    const index = lines.findIndex((line, at) => at >= from && line.includes(`"${key}": {`));
    return index < 0 ? from : index;
  }, 0);
}

/** Fields that pages show, except for sections, which contain all fields. */
function findTopics(site: Site, version: VersionLabel, fields: Fields): string[] {
  return site.files
    .filter((file) => file.version === version)
    .flatMap((file) => shownFields(site.content(file)))
    .flatMap((of) => findSelection(fields, of)?.fields ?? [])
    .flatMap((field) => (isSection(field) ? [] : field.path));
}

function checkVersion(version: VersionLabel, file: string, site: Site): Problem[] {
  const lines = site.tree.read(file).split('\n');
  const fields = readFields(version);
  const paths = [...fields.values()].filter(({isHidden}) => !isHidden).map(({path}) => path);
  const topics = findTopics(site, version, fields);
  return findFieldsWithoutTopic(paths, topics, overviewFields[version]).map((path) => {
    const location = locateLine(lines, findLine(lines, path) + 1);
    const message = `no topic page of ${version} shows the field \`${path}\``;
    const hint = `add it to a page with the fields next to it, or to ${EXCEPTIONS} if the page about \`${path.split(/\W/)[0] ?? ''}\` is enough`;
    return toProblem({file, location, message, hint}, 'field-topics', site);
  });
}

/** Reports fields in the schemas of all versions that no topic page shows. */
export function checkFieldTopics(site: Site): Problem[] {
  return versions.flatMap(({label, schemaFile}) => checkVersion(label, schemaFile, site));
}
