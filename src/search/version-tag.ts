import {releaseLines, type ReleaseLine} from '../config/versions.ts';

/** Facet of a release line, as Docusaurus puts it into the head of its pages. */
export function versionTag(line: ReleaseLine): string {
  const {name} = releaseLines.find((release) => release.line === line) ?? releaseLines[0];
  return `docs-default-${name}`;
}
