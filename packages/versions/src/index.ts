/** Public API. */
export {DEFAULT_BASE_PATH} from './map/base-path.ts';
export {type Counterpart, commandOf, findCounterpart} from './map/counterpart.ts';
export {listPages} from './map/list-pages.ts';
export {
  type VersionPage,
  commandPage,
  pagePath,
  readCommand,
  readPagePath,
} from './map/page-path.ts';
export {perVersion} from './per-version.ts';
export {
  type ReleaseNumbers,
  compareNumbers,
  compareReleases,
  readReleaseNumbers,
} from './releases.ts';
export {
  type Version,
  type VersionLabel,
  type VersionWith,
  latestVersion,
  versionOptions,
  versions,
  versionsByLabel,
} from './versions.ts';
