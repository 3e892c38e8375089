import {listReleases} from '@devspace-docs/reference/node';
import type {Cut} from './cut.ts';

/** Commands that list the lines that mention the previous version: all, and those of older versions that call it the latest. */
function findMentions({from, to, schema, configVersion}: Cut): readonly [string, string] {
  const major = parseInt(from.label);
  const format = configVersion === from.configVersion ? '' : `|\\b${from.configVersion}\\b`;
  const known = listReleases().filter((release) => parseInt(release) === major);
  const last = Math.max(...known.map((release) => Number(release.split('.')[1])));
  // With the minor version that isn't released yet. Others belong to charts and packages.
  const minors = Array.from({length: last + 2}, (_, minor) => minor).join('|');
  const pattern = `'\\b${major}\\.(x|${minors})\\b|\\bDevSpace v?${major}\\b${format}'`;
  const generated = `':!${from.docsFolder}/${from.commandFolder}/devspace*' ':!${from.docsFolder}/troubleshooting/errors*' ':!${from.docsFolder}/releases'`;
  return [
    `git grep -nE ${pattern} -- ${from.docsFolder} schema/cli/${to} schema/${schema}.json ${generated}`,
    `git grep -nE -e ${pattern} --and -e '\\b(latest|newest|newer|maintained)\\b' -- versioned_docs schema/cli ':!versioned_docs/version-${from.label}' ':!schema/cli/${to}'`,
  ];
}

export function formatReport(cut: Cut): string {
  const {from, to, schema} = cut;
  const [mentions, older] = findMentions(cut);
  const steps = [
    `Compare the data with the release: see "Document a new release" in CONTRIBUTING.md, and \`npm run schema:import\`.`,
    `schema/${schema}.json: update the fields that ${to} adds, changes or removes. Give advice for removed fields and flags in schema/changes/${to}.yaml: changes.schema.json describes the format.`,
    `schema/cli/${to}/: update the commands and flags, and \`toolVersion\` in _global.yaml.`,
    'schema/functions.json, schema/hook-events.json, schema/variables.json: update the functions, events and variables. schema/impossible-output.json: update the lines that the new release prints differently.',
    `schema/config-reference/${to}.yaml: update the texts of the config reference page.`,
    `schema/releases/${to}.yaml: add what the first release changes, and remove the limits that it doesn't have.`,
    `packages/versions/src/versions.ts: describe what differs between ${to} and ${from.label}, and set \`upgradeGuide\` of the older versions once the guides to ${to} are written. Set \`isMaintained\` to false for ${from.label} when it gets no more releases.`,
    `${from.docsFolder}/guides/: add the pages "Migrate from ${from.label}" and "Changes from ${from.label}", which includes _changes-from-${from.label}/. Keep the older guides, about the upgrade to ${from.label}, only in versioned_docs/version-${from.label}/, or rewrite them to lead to ${to}.`,
    `${from.docsFolder}/: update the pages, release numbers, and links to the JSON Schema, which is now schema/${schema}.json. To rename a page, see CONTRIBUTING.md. To find what mentions ${from.label}, after \`git add .\`:\n     ${mentions}`,
    `versioned_docs/version-${from.label}/: pin installation and upgrade commands to the last release of ${from.label}. To find what calls it the latest version in older ones:\n     ${older}`,
    `tests/search/queries.json: the queries now use ${to}; add queries for new features. tests/visual/: update the screenshots.`,
    `.github/workflows/: add ${to} to the versions in devspace.yml and, in nightly.yml, to the path of _global.yaml.`,
    `src/config/announcement.ts: optionally, announce the version on every page.`,
    'Then run `npm run generate`, `npm run check` and `npm test`.',
  ];
  return [
    `${to} is now the latest version. It starts as a copy of ${from.label}, whose pages are now under /${from.label}/.`,
    'Manual steps:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
}
