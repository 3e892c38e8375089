/** The releases of DevSpace that these docs know. */
import {joinWords} from '@devspace-docs/common';
import {
  compareReleases,
  readReleaseNumbers,
  versions,
  type ReleaseNumbers,
  type VersionLabel,
} from '@devspace-docs/versions';
import releases from '../../../../../schema/releases/releases.json' with {type: 'json'};

export interface Release {
  readonly version: VersionLabel;
  /** `6.1.0` */
  readonly name: string;
  readonly numbers: ReleaseNumbers;
  /** Why the result can be incomplete, for a release that these docs don't know. */
  readonly note?: string;
}

/** The names of all known releases, newest first, as `npm run generate -- releases` lists them. */
export const knownReleases: readonly string[] = releases;

/**
 * Reads the name of a release: `6.1.0`, `v6.1.0` or `6.1`.
 *
 * A release that is newer than those that these docs know is accepted, with a note.
 *
 * @throws Error if it isn't one, or these docs don't describe its version.
 */
export function readRelease(name: string): Release {
  const numbers = readReleaseNumbers(name.trim());
  const version = versions.find(({label}) => label === `${numbers?.[0]}.x`);
  if (!numbers || !version) {
    const labels = joinWords(
      versions.map(({label}) => label),
      'and',
    );
    throw new Error(`Unknown release ${name}: expected a release of ${labels}, such as 6.3.0.`);
  }
  const release: Release = {version: version.label, name: numbers.join('.'), numbers};
  if (knownReleases.includes(release.name)) return release;
  const ofVersion = releasesOf(version.label);
  const [newest = version.label] = ofVersion;
  const previous = ofVersion.find((known) => compareReleases(known, release.name) < 0);
  if (previous === newest) {
    const note = `These docs describe DevSpace up to ${newest}, and ${release.name} is newer.`;
    return {...release, note};
  }
  const hint = previous === undefined ? '' : ` The release before it is ${previous}.`;
  throw new Error(`Unknown release ${name}: DevSpace has no ${release.name}.${hint}`);
}

/** The names of the known releases of a version, newest first. */
export function releasesOf(version: VersionLabel): readonly string[] {
  return knownReleases.filter((name) => name.startsWith(version.slice(0, -1)));
}
