/**
 * Creates a new latest version, after Docusaurus has copied the pages of the previous one. Pure.
 */
import {createSite, type Route} from '@devspace-docs/pages';
import {basePath} from '@devspace-docs/versions/node';
import type {SourceTree} from '@devspace-docs/common/node';
import {versions} from '@devspace-docs/versions';
import {copyEntry} from './copy-entry.ts';
import {
  keepReleaseLinks,
  readFixedErrors,
  readStart,
  removeFixedIn,
  removeFixes,
  startReleases,
  type Start,
} from './cut-releases.ts';
import {renameFormat, renameVersion, type Cut} from './cut.ts';
import {addVersionToLinks} from './links.ts';
import {addVersionRoutes} from './routes.ts';

const ROUTES = 'tests/routes/routes.json';
const QUERIES = 'tests/search/queries.json';
const MODEL = 'packages/versions/src/versions.ts';

/** Data files with an entry for each version. */
const TABLES = [
  'packages/versions/src/map/topics.json',
  'schema/cli/full-set.json',
  'schema/functions.json',
  'schema/hook-events.json',
  'schema/impossible-output.json',
  'schema/variables.json',
];

/** Source files with an entry for each version, which may mention the version. */
const CODE_TABLES = [
  'packages/reference/src/fields/page-texts.ts',
  'packages/versions/src/map/topics.ts',
];

/** The first release with a command or flag, in the command data. */
const RELEASE_IN_YAML = /^ *since: \d+\.\d+\.\d+\n/gm;

/** Updates `_global.yaml` for the new version, which is compared with all other versions. */
function renameGlobals(yaml: string, cut: Cut): string {
  const others = versions.map(({label}) => label).join(', ');
  return renameVersion(yaml, cut)
    .replace(/^otherVersions: .*$/m, `otherVersions: [${others}]`)
    .replace(/^namesVersion: .*\n/m, '')
    .replace(RELEASE_IN_YAML, '');
}

/** The first release of the new version has all fields of the previous one. */
function renameSchema(json: string, cut: Cut): string {
  return renameFormat(json, cut).replace(/\s*"x-since": "[^"]*",/g, '');
}

/** The first release of the new version has all commands and flags of the previous one. */
function renameCommand(yaml: string, cut: Cut): string {
  return renameFormat(yaml, cut).replace(RELEASE_IN_YAML, '');
}

/** Copies data that each version has in separate files. */
function copyData(
  cut: Cut,
  tree: SourceTree,
  start: Start,
): Array<readonly [path: string, text: string]> {
  const {from, to, schema} = cut;
  const commands = `schema/cli/${from.label}/`;
  const errors = `schema/errors/${from.label}/`;
  const outputs = `schema/outputs/${from.label}/`;
  const fixtures = `tests/fixtures/config/${from.label}/`;
  return [...tree.files].flatMap((file) => {
    const copy = (path: string, edit: (text: string, cut: Cut) => string) =>
      [[path, edit(tree.read(file), cut)]] as const;
    if (file === from.schemaFile) return copy(`schema/${schema}.json`, renameSchema);
    if (file === `schema/topic-pages/${from.label}.yaml`)
      return copy(`schema/topic-pages/${to}.yaml`, renameFormat);
    if (file === from.fieldListFile) return copy(`schema/paths/${schema}.txt`, renameFormat);
    if (file === from.componentChartFile)
      return copy(`schema/component-chart/${schema}.yaml`, renameFormat);
    if (file === `${commands}_global.yaml`)
      return copy(`schema/cli/${to}/_global.yaml`, renameGlobals);
    if (file.startsWith(errors))
      return copy(`schema/errors/${to}/${file.slice(errors.length)}`, (text) =>
        keepReleaseLinks(removeFixedIn(renameFormat(text, cut), start), from.label, start),
      );
    if (file === `schema/releases/${from.label}.yaml`)
      return copy(`schema/releases/${to}.yaml`, () => startReleases(to, start));
    if (file.startsWith(outputs))
      return copy(`schema/outputs/${to}/${file.slice(outputs.length)}`, renameFormat);
    if (file.startsWith(commands))
      return copy(`schema/cli/${to}/${file.slice(commands.length)}`, renameCommand);
    if (file.startsWith(fixtures))
      return copy(`tests/fixtures/config/${to}/${file.slice(fixtures.length)}`, renameFormat);
    return [];
  });
}

/**
 * Returns the text of changed and new files by path, except for generated files.
 *
 * JSON and TypeScript files still have to be formatted.
 *
 * @param tree - Files of the repository, including the copy that Docusaurus made.
 */
export function cutVersion(cut: Cut, tree: SourceTree): Map<string, string> {
  const {from, to, schema} = cut;
  const pages = new Set(
    createSite(tree).files.flatMap(({version, route}) =>
      version === from.label ? (route ?? []) : [],
    ),
  );
  const start = readStart(tree.read(`schema/releases/${from.label}.yaml`));
  const errors = [...tree.files].filter((file) => file.startsWith(`schema/errors/${from.label}/`));
  const fixedErrors = new Map(errors.flatMap((file) => [...readFixedErrors(tree.read(file))]));
  const changed = new Map(copyData(cut, tree, start));
  const edit = (file: string, change: (text: string) => string): void => {
    const text = tree.read(file);
    const result = change(text);
    if (result !== text) changed.set(file, result);
  };
  edit(MODEL, (text) =>
    copyEntry(MODEL, text, from.label, (entry) =>
      renameVersion(entry, cut).replace(/\bschema: '[^']*'/, `schema: '${schema}'`),
    ),
  );
  for (const file of TABLES)
    edit(file, (text) =>
      copyEntry(file, text, from.label, (entry) => entry.replace(from.label, to)),
    );
  for (const file of CODE_TABLES)
    edit(file, (text) => copyEntry(file, text, from.label, (entry) => renameVersion(entry, cut)));
  edit(ROUTES, (text) => {
    const routes = JSON.parse(text) as readonly Route[];
    return JSON.stringify(addVersionRoutes(routes, {from: from.label, to}, basePath, pages));
  });
  // Queries for the latest version now apply to the new one, which has no entries about its releases.
  edit(QUERIES, (text) =>
    text
      .replaceAll(`"version": "${from.label}"`, `"version": "${to}"`)
      .replaceAll(`"${basePath}releases/`, `"${basePath}${from.label}/releases/`),
  );
  const olderErrors = versions.slice(1).map(({label}) => `schema/errors/${label}/`);
  for (const file of tree.files) {
    if (olderErrors.some((folder) => file.startsWith(folder)))
      edit(file, (text) => addVersionToLinks(text, pages, from.label));
    if (!file.endsWith('.mdx')) continue;
    if (file.startsWith('versioned_docs/'))
      edit(file, (text) => addVersionToLinks(text, pages, from.label));
    if (file.startsWith(`${from.docsFolder}/`))
      edit(file, (text) => {
        const page = file.slice(from.docsFolder.length + 1).replace(/\.mdx$/, '');
        const renamed = text.replaceAll(
          `version: ${from.configVersion}`,
          `version: ${cut.configVersion}`,
        );
        const kept = keepReleaseLinks(renamed, from.label, start);
        return removeFixes(kept, page, start, fixedErrors);
      });
  }
  return changed;
}
