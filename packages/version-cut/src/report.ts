import {escapeRegExp} from '@devspace-docs/common';
import type {SourceTree} from '@devspace-docs/common/node';
import type {Cut} from './cut.ts';

const RELEASES = 'schema/releases/releases.json';

/** A line that mentions the previous version and may need an update. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Finds lines that mention the previous version in copied files, and lines of older versions that
 * call it the latest version. Skips generated pages.
 */
export function findMentions(cut: Cut, tree: SourceTree): Mention[] {
  const {from, to, schema, configVersion} = cut;
  const major = parseInt(from.label);
  const format = configVersion === from.configVersion ? '' : `|\\b${from.configVersion}\\b`;
  // Charts and images have other numbers, such as 6.7.1.
  const releases = (JSON.parse(tree.read(RELEASES)) as readonly string[])
    .filter((release) => parseInt(release) === major)
    .map(escapeRegExp)
    .join('|');
  // 6.x, 6.3.21, 6.4.0-rc.1, ~> 6.3, DevSpace 6
  const pattern = new RegExp(
    `\\bv?(?:${major}\\.x|(?:${releases})(?!\\d)|${major}\\.\\d+\\.\\d+-\\w)|[~>=<] v?${major}\\.\\d|\\bDevSpace v?${major}\\b${format}`,
  );
  const own = [`${from.docsFolder}/`, `schema/cli/${to}/`, `schema/${schema}.json`];
  const copy = `versioned_docs/version-${from.label}/`;
  return [...tree.files].sort().flatMap((file) => {
    const isOwn = own.some((start) => file.startsWith(start));
    const isOlder =
      (file.startsWith('versioned_docs/') && !file.startsWith(copy)) ||
      (/^schema\/cli\/\d/.test(file) && !file.startsWith(`schema/cli/${from.label}/`) && !isOwn);
    if (!isOwn && !isOlder) return [];
    const text = tree.read(file);
    if (/^\{\/\* Generated from /m.test(text)) return [];
    return text.split('\n').flatMap((line, index) => {
      // `otherVersions` lists the previous version on purpose.
      if (!pattern.test(line) || line.startsWith('otherVersions:')) return [];
      if (isOlder && !/\b(?:latest|newest|newer|new releases?|maintained|behind)\b/i.test(line))
        return [];
      return [{file, line: index + 1, text: line.trim()}];
    });
  });
}

const MAX_LENGTH = 90;

/** Formats the manual steps after a cut. */
export function formatReport({from, to, schema}: Cut, mentions: readonly Mention[]): string {
  const steps = [
    `Compare the data with the release: see "Document a new release" in CONTRIBUTING.md, and \`npm run schema:import\`.`,
    `schema/${schema}.json: update the fields that ${to} adds, changes or removes. Give advice for removed fields and flags in schema/changes/${to}.yaml: schema/changes/${from.label}.yaml shows the format.`,
    `schema/cli/${to}/: update the commands and flags, and \`toolVersion\` in _global.yaml.`,
    'schema/functions.json, schema/hook-events.json, schema/variables.json: update the functions, events and variables. schema/impossible-output.json: update the lines that the new release prints differently.',
    `schema/releases/${to}.yaml: add what the first release changes, and remove the limits that it doesn't have.`,
    `packages/versions/src/versions.ts: describe what differs between ${to} and ${from.label}, and set \`upgradeGuide\` of the older versions once the guides to ${to} are written. Set \`isMaintained\` to false for ${from.label} when it gets no more releases.`,
    `${from.docsFolder}/guides/: add the pages "Migrate from ${from.label}" and "Changes from ${from.label}", which includes _changes-from-${from.label}/. Keep the older guides, about the upgrade to ${from.label}, only in versioned_docs/version-${from.label}/, or rewrite them to lead to ${to}.`,
    `${from.docsFolder}/: update the pages, release numbers, and links to the JSON Schema, which is now schema/${schema}.json. To rename a page, see CONTRIBUTING.md.`,
    `versioned_docs/version-${from.label}/: pin installation and upgrade commands to the last release of ${from.label}.`,
    `tests/search/queries.json: the queries now use ${to}; add queries for new features. tests/visual/: update the screenshots.`,
    `src/config/announcement.ts: optionally, announce the version on every page.`,
    'Then run `npm run generate`, `npm run check` and `npm test`.',
  ];
  const shorten = (text: string): string =>
    text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  const lines = mentions.flatMap(({file, line, text}, index) => [
    ...(mentions[index - 1]?.file === file ? [] : [`   ${file}`]),
    `      ${line}: ${shorten(text)}`,
  ]);
  return [
    `${to} is now the latest version. It starts as a copy of ${from.label}, whose pages are now under /${from.label}/.`,
    'Manual steps:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(lines.length > 0 ? [`${mentions.length} lines mention ${from.label}:`, ...lines] : []),
  ].join('\n');
}
