/** Finds fields that no topic page shows, although it shows the fields next to them. */
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import {overviewFields, topicsOf} from '../../config-reference/topics.ts';
import {parseConfigSchema} from '../../config-schema/load.ts';
import {flattenFields, walkSchema} from '../../config-schema/walk.ts';
import type {Site} from '../pages/site.ts';
import type {Problem} from '../pages/types.ts';

const TOPICS = 'scripts/lib/config-reference/topics.ts';

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** Whether a field is a part of another one, or the field itself. */
function isIn(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);
}

/** The fields that have siblings in a topic, and are in none themselves. */
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

/** The line that has the last key of a path: the first one below the keys before it. */
function findLine(lines: readonly string[], path: string): number {
  const keys = path.split(/\.\*|\[\]|\./).filter(Boolean);
  return keys.reduce((from, key) => {
    const index = lines.findIndex((line, at) => at >= from && line.includes(`"${key}": {`));
    return index < 0 ? from : index;
  }, 0);
}

function checkVersion(version: VersionLabel, file: string, site: Site): Problem[] {
  const source = site.tree.read(file);
  const lines = source.split('\n');
  const fields = flattenFields(walkSchema(parseConfigSchema(source, file)));
  const paths = fields.filter(({isHidden}) => !isHidden).map(({path}) => path);
  const topics = Object.values(topicsOf[version]).flat();
  return findFieldsWithoutTopic(paths, topics, overviewFields[version]).map((path) => {
    const index = findLine(lines, path);
    const excerpt = lines[index] ?? '';
    const column = excerpt.search(/\S/) + 1;
    return {
      file,
      line: index + 1,
      column,
      length: excerpt.trim().length,
      rule: 'field-topics',
      severity: 'error',
      message: `no topic page of ${version} shows the field \`${path}\``,
      excerpt,
      hint: `add it to a topic in ${TOPICS}, or to \`overviewFields\` if the page about \`${path.split(/\W/)[0] ?? ''}\` is enough`,
    };
  });
}

/** Checks the schemas of all versions. */
export function checkFieldTopics(site: Site): Problem[] {
  return versions.flatMap(({label, schemaFile}) => checkVersion(label, schemaFile, site));
}
