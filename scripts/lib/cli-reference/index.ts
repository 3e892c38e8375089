import type {Reference} from './types.ts';
import {describePage} from './blocks.ts';
import {DataError, type Problem} from './model.ts';
import {fileOf, folderOf, REPLACEMENTS_FILE, SIDEBAR_FOLDER} from './places.ts';
import {renderCommandPage} from './render-command.ts';
import {renderGlobalFlags, renderOverviewPage} from './render-overview.ts';
import {listReplacements} from './replacements.ts';
import {renderSidebar} from './sidebar.ts';

/** Anchors that a page offers beside its headings. */
const ANCHOR = /<FlagRow id="([^"]+)"/g;

/** Two elements of one page with one id: a link would reach only the first. */
function checkAnchors(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([place, text]) => {
    const ids = [...text.matchAll(ANCHOR)].map(([, id]) => id ?? '');
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...new Set(twice)].map((id) => ({place, reason: `duplicate anchor ${id}`}));
  });
}

/** Search results of a version show descriptions next to each other: each has to be unique. */
function checkDescriptions(reference: Reference): Problem[] {
  const problems: Problem[] = [];
  for (const version of reference) {
    const owners = new Map<string, string>();
    for (const command of [version.root, ...version.commands]) {
      const description = describePage(version, command);
      const owner = owners.get(description);
      if (owner)
        problems.push({
          place: command.source,
          reason: `same description as ${owner}; change the summary`,
        });
      owners.set(description, command.source);
    }
  }
  return problems;
}

/**
 * Writes every file of the command reference: pages, partials, sidebar data and replacements.
 *
 * @returns Text by path from the root of the repository.
 * @throws DataError when anchors or descriptions collide, or replacements contradict each other.
 */
export function generateCliReference(reference: Reference): Map<string, string> {
  const files = new Map<string, string>();
  const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
  for (const version of reference) {
    const folder = folderOf(version.name);
    files.set(
      `${folder}/${fileOf(version.name, version.root)}`,
      renderOverviewPage(reference, version),
    );
    files.set(`${folder}/_global-flags.mdx`, renderGlobalFlags(version));
    for (const command of version.commands) {
      files.set(
        `${folder}/${fileOf(version.name, command)}`,
        renderCommandPage(reference, version, command),
      );
    }
    files.set(`${SIDEBAR_FOLDER}/${version.name}.json`, json(renderSidebar(version)));
  }
  files.set(REPLACEMENTS_FILE, json(listReplacements(reference)));
  const problems = [...checkDescriptions(reference), ...checkAnchors(files)];
  if (problems.length > 0) throw new DataError(problems);
  return files;
}

/**
 * Compares what should be there with what is there.
 *
 * @param expected - Text by path, from `generateCliReference`.
 * @param actual - Text by path of every file in the generated folders.
 */
export function findDrift(
  expected: ReadonlyMap<string, string>,
  actual: ReadonlyMap<string, string>,
): Problem[] {
  const problems: Problem[] = [];
  for (const [place, text] of expected) {
    if (!actual.has(place)) problems.push({place, reason: 'is missing'});
    else if (actual.get(place) !== text) problems.push({place, reason: 'is out of date'});
  }
  for (const place of actual.keys()) {
    if (!expected.has(place))
      problems.push({place, reason: 'is unexpected: no data file describes it'});
  }
  return problems;
}
