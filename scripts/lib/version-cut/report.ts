import type {SourceTree} from '../content/pages/types.ts';
import type {Cut} from './cut.ts';

/** A line that names the previous version, and may have to name the new one. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Finds lines about the previous version in what the new one took over, except for generated pages. */
export function findMentions(cut: Cut, tree: SourceTree): Mention[] {
  const {from, to, schema, configVersion} = cut;
  const major = parseInt(from.label);
  const format = configVersion === from.configVersion ? '' : `|\\b${from.configVersion}\\b`;
  const pattern = new RegExp(`\\bv?${major}\\.x\\b|\\bDevSpace v?${major}\\b${format}`);
  const own = [`${from.docsFolder}/`, `schema/cli/${to}/`, `schema/${schema}.json`];
  return [...tree.files].sort().flatMap((file) => {
    if (!own.some((start) => file.startsWith(start))) return [];
    const text = tree.read(file);
    if (/^\{\/\* Generated from /m.test(text)) return [];
    return text.split('\n').flatMap((line, index) =>
      // The list of versions to compare with.
      pattern.test(line) && !line.startsWith('otherVersions:')
        ? [{file, line: index + 1, text: line.trim()}]
        : [],
    );
  });
}

const MAX_LENGTH = 90;

/** The steps after a cut that only a writer can do. */
export function formatReport({from, to, schema}: Cut, mentions: readonly Mention[]): string {
  const steps = [
    `schema/${schema}.json: update the fields that ${to} adds, changes or removes.`,
    `schema/cli/${to}/, schema/cli/full-set.json: update the commands and flags, and \`toolVersion\` in _global.yaml.`,
    'schema/functions.json, schema/hook-events.json, schema/variables.json: update the functions, events and variables.',
    `src/config/versions.ts: describe what differs between ${to} and ${from.label}, and set \`upgradeGuide\` of ${from.label} once it is written.`,
    `${from.docsFolder}/: update the pages. To rename a page, see CONTRIBUTING.md.`,
    `tests/search/queries.json: update the queries, which now ask for ${to}.`,
    `src/config/announcement.ts: announce the version, if readers should see that on every page.`,
    'Then run `npm run generate`, `npm run check` and `npm test`.',
  ];
  const lines = mentions.map(
    ({file, line, text}) =>
      `   ${file}:${line}  ${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}`,
  );
  return [
    `${to} is now the latest version. It starts as a copy of ${from.label}, whose pages are now below /${from.label}/.`,
    'Manual steps:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(lines.length > 0 ? [`${lines.length} lines mention ${from.label}:`, ...lines] : []),
  ].join('\n');
}
