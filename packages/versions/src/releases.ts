/** Major, minor and patch number of a release. */
export type ReleaseNumbers = readonly [major: number, minor: number, patch: number];

/** Reads the name of a release: `6.1.0`, `v6.1.0` or `6.1`. Undefined for other texts. */
export function readReleaseNumbers(name: string): ReleaseNumbers | undefined {
  const [, major, minor, patch = '0'] = /^v?(\d+)\.(\d+)(?:\.(\d+))?$/.exec(name) ?? [];
  return minor === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Negative if the first release is older. */
export function compareNumbers(a: ReleaseNumbers, b: ReleaseNumbers): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Like `compareNumbers`, for names of releases. Other texts are older than all releases. */
export function compareReleases(a: string, b: string): number {
  const none = [0, 0, 0] as const;
  return compareNumbers(readReleaseNumbers(a) ?? none, readReleaseNumbers(b) ?? none);
}
