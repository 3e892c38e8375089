/**
 * Generates the pages about releases of all versions from schema/releases, and the list of all releases
 * for the config check: `npm run generate -- releases`.
 *
 * --check  writes nothing, and fails if a file is outdated, missing or unexpected
 */
import {readDeployment} from '@devspace-docs/static-host';
import {pagePath, versions} from '@devspace-docs/versions';
import {
  FIXES_PAGE,
  KNOWN_PAGE,
  NOTES_PAGE,
  renderKnownProblems,
  renderReleaseNotes,
  renderUpgradeFixes,
} from '@devspace-docs/reference';
import {findPage, listReleases, readReleases, updateFiles} from '@devspace-docs/reference/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  // Without environment variables: committed pages must be the same on every machine.
  const {editUrl} = readDeployment({});
  const pages = versions.flatMap(({label, docsFolder}) => {
    const releases = readReleases(label);
    const titleOf = (page: string): string =>
      findPage(pagePath({version: label, page}), '').heading;
    const options = {editUrl, titleOf};
    const known = renderKnownProblems(releases, options);
    return [
      [`${docsFolder}/${NOTES_PAGE}`, renderReleaseNotes(releases, options)] as const,
      [`${docsFolder}/${FIXES_PAGE}`, renderUpgradeFixes(releases, options)] as const,
      ...(known === undefined ? [] : [[`${docsFolder}/${KNOWN_PAGE}`, known] as const]),
    ];
  });
  await updateFiles({
    title: 'Releases',
    files: new Map([
      ...pages,
      ['schema/releases/releases.json', `${JSON.stringify(listReleases())}\n`],
    ]),
    owned: versions.map(({docsFolder}) => `${docsFolder}/releases/*.mdx`),
  });
});
