import type {Reference} from './types.ts';
import {FULL_SET_FILE, listFullSet} from './full-set.ts';
import {fileOf, folderOf, REPLACEMENTS_FILE, SIDEBAR_FOLDER} from './paths.ts';
import {renderCommandPage} from './render-command.ts';
import {renderOverviewPage} from './render-overview.ts';
import {listReplacements} from './replacements.ts';
import {renderSidebar} from './sidebar.ts';

/**
 * Renders every file of the command reference: pages, sidebar data, and lists.
 *
 * @returns Content by path from the root of the repository.
 * @throws DataError for inconsistent replacements.
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
    for (const command of version.commands) {
      files.set(
        `${folder}/${fileOf(version.name, command)}`,
        renderCommandPage(reference, version, command),
      );
    }
    files.set(`${SIDEBAR_FOLDER}/${version.name}.json`, json(renderSidebar(version)));
  }
  files.set(REPLACEMENTS_FILE, json(listReplacements(reference)));
  files.set(FULL_SET_FILE, json(listFullSet(reference)));
  return files;
}
