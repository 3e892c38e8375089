/**
 * Creates a new latest version, after Docusaurus has copied the pages of the previous one. Pure.
 */
import {createSite, type Route} from '@devspace-docs/pages';
import {basePath} from '@devspace-docs/versions/node';
import {escapeRegExp} from '@devspace-docs/common';
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

/** The entry of a version in the model. */
function entryOf(label: string): RegExp {
  return new RegExp(`^ {2}'${escapeRegExp(label)}': \\{\\n[^]*?^ {2}\\},\\n`, 'm');
}

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

type Edit = (text: string, cut: Cut) => string;

/** Copies data that each version has in separate files. The first folder or file that matches is used. */
function copyData(
  cut: Cut,
  tree: SourceTree,
  start: Start,
): Array<readonly [path: string, text: string]> {
  const {from, to, schema} = cut;
  const {label} = from;
  const copies: ReadonlyArray<readonly [from: string, to: string, edit: Edit]> = [
    [from.schemaFile, `schema/${schema}.json`, renameSchema],
    [from.fieldListFile, `schema/paths/${schema}.txt`, renameFormat],
    [from.componentChartFile, `schema/component-chart/${schema}.yaml`, renameFormat],
    [`schema/topic-pages/${label}.yaml`, `schema/topic-pages/${to}.yaml`, renameFormat],
    [`schema/config-reference/${label}.yaml`, `schema/config-reference/${to}.yaml`, renameVersion],
    [`schema/releases/${label}.yaml`, `schema/releases/${to}.yaml`, () => startReleases(to, start)],
    [`schema/cli/${label}/_global.yaml`, `schema/cli/${to}/_global.yaml`, renameGlobals],
    [`schema/cli/${label}/`, `schema/cli/${to}/`, renameCommand],
    [
      `schema/errors/${label}/`,
      `schema/errors/${to}/`,
      (text) => keepReleaseLinks(removeFixedIn(renameFormat(text, cut), start), label, start),
    ],
    [`schema/outputs/${label}/`, `schema/outputs/${to}/`, renameFormat],
    [`tests/fixtures/config/${label}/`, `tests/fixtures/config/${to}/`, renameFormat],
  ];
  return [...tree.files].flatMap((file) => {
    const [source, target, edit] = copies.find(([path]) => file.startsWith(path)) ?? [];
    if (source === undefined || target === undefined || !edit) return [];
    return [[target + file.slice(source.length), edit(tree.read(file), cut)] as const];
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
    text.replace(entryOf(from.label), (entry) => {
      const copy = renameVersion(entry, cut).replace(/^( +schema: ).*$/m, `$1'${schema}',`);
      return copy + entry;
    }),
  );
  for (const file of TABLES) edit(file, (text) => copyEntry(text, from.label, to));
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
