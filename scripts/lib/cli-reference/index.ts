import type {Reference} from './types.ts';
import {describePage} from './blocks.ts';
import {DataError, type Problem} from './model.ts';
import {fileOf, folderOf, REPLACEMENTS_FILE, SIDEBAR_FOLDER} from './paths.ts';
import {renderCommandPage} from './render-command.ts';
import {renderGlobalFlags, renderOverviewPage} from './render-overview.ts';
import {listReplacements} from './replacements.ts';
import {renderSidebar} from './sidebar.ts';

/** Reports duplicate descriptions in a version, which search results show next to each other. */
function checkDescriptions(reference: Reference): Problem[] {
  const problems: Problem[] = [];
  for (const version of reference) {
    const owners = new Map<string, string>();
    for (const command of [version.root, ...version.commands]) {
      const description = describePage(version, command);
      const owner = owners.get(description);
      if (owner)
        problems.push({
          file: command.source,
          reason: `same description as ${owner}; change the summary`,
        });
      owners.set(description, command.source);
    }
  }
  return problems;
}

/**
 * Renders every file of the command reference: pages, partials, sidebar data and replacements.
 *
 * @returns Content by path from the root of the repository.
 * @throws DataError for duplicate descriptions, or inconsistent replacements.
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
  const problems = checkDescriptions(reference);
  if (problems.length > 0) throw new DataError(problems);
  return files;
}
