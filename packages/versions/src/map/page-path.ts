/** Reads and creates site paths: paths without the base path and outer slashes. */
import {trimSlashes} from '@devspace-docs/common';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '../versions.ts';

export interface VersionPage {
  readonly version: VersionLabel;
  /** Path below the version's landing page, without outer slashes; empty for the landing page. */
  readonly page: string;
}

/** Splits a site path, such as `5.x/introduction`. Outer slashes are allowed. */
export function readPagePath(sitePath: string): VersionPage {
  const trimmed = trimSlashes(sitePath);
  const [first = '', ...rest] = trimmed.split('/');
  const older = versions.find(({path, isLatest}) => !isLatest && path === first);
  return older
    ? {version: older.label, page: rest.join('/')}
    : {version: latestVersion.label, page: trimmed};
}

/** The site path of a page. */
export function pagePath({version, page}: VersionPage): string {
  return [versionsByLabel[version].path, page].filter(Boolean).join('/');
}

/** The page about a command such as `devspace_dev`, below the version's landing page. */
export function commandPage(version: VersionLabel, command: string): string {
  const {commandFolder, rootCommandPage} = versionsByLabel[version];
  const isIndex = command === 'devspace' && rootCommandPage === 'index';
  return isIndex ? commandFolder : `${commandFolder}/${command}`;
}

/** The command that a page is about, such as `devspace_list_vars`; undefined for other pages. */
export function readCommand({version, page}: VersionPage): string | undefined {
  const {commandFolder} = versionsByLabel[version];
  if (page === commandPage(version, 'devspace')) return 'devspace';
  const name = page.slice(commandFolder.length + 1);
  return page === `${commandFolder}/${name}` && name.startsWith('devspace') ? name : undefined;
}
