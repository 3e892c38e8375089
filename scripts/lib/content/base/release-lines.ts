/** Finds out which release lines a text speaks of. */
import {releaseLines, type ReleaseLine} from '../../../../src/config/versions.ts';

const patterns = releaseLines.map(({line, configVersion}) => {
  const major = line.replace('.x', '');
  return {
    line,
    // `5.x`, `v5`, `DevSpace 5`, `version 5`, `5.18.5`, and the config version `v1beta11`.
    pattern: new RegExp(
      `(?<![\\w.])(?:v?${major}\\.x|v${major}(?:\\.\\d+)*|(?:DevSpace|[Vv]ersion) v?${major}(?:\\.\\d+)*|v?${major}\\.\\d+\\.\\d+|${configVersion})(?![\\w]|\\.\\w)`,
    ),
  };
});

/** The release lines that a text names, newest first. */
export function namedLines(text: string): ReleaseLine[] {
  return patterns.flatMap(({line, pattern}) => (pattern.test(text) ? [line] : []));
}
