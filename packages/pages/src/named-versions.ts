import {joinWords} from '@devspace-docs/common';
import {versions, type VersionLabel} from '@devspace-docs/versions';

function matcher(pattern: string): RegExp {
  return new RegExp(`(?<![\\w.])(?:${pattern})(?![\\w]|\\.\\w)`);
}

const patterns = versions.map(({label, configVersion}) => {
  const major = label.replace('.x', '');
  return {
    label,
    configVersion,
    // `5.x`, `v5`, `DevSpace 5`, `version 5`, `5.18.5`.
    name: matcher(
      `v?${major}\\.x|v${major}(?:\\.\\d+)*|(?:DevSpace|[Vv]ersion) v?${major}(?:\\.\\d+)*|v?${major}\\.\\d+\\.\\d+`,
    ),
    format: matcher(configVersion),
  };
});

/**
 * The version that uses a config format.
 *
 * @param configVersion - Value of `version` in a config.
 * @param own - Version of the page. If several versions use the format, returns the closest to this one.
 */
export function versionOfFormat(
  configVersion: unknown,
  own: VersionLabel,
): VersionLabel | undefined {
  const start = versions.findIndex(({label}) => label === own);
  const distance = ({label}: {label: VersionLabel}): number =>
    Math.abs(versions.findIndex((version) => version.label === label) - start);
  const [closest] = versions
    .filter((version) => version.configVersion === configVersion)
    .sort((a, b) => distance(a) - distance(b));
  return closest?.label;
}

/** The versions that a text on a page of the version `own` mentions, by name or config format, newest first. */
export function namedVersions(text: string, own: VersionLabel): VersionLabel[] {
  return patterns
    .filter(
      ({label, configVersion, name, format}) =>
        name.test(text) || (format.test(text) && versionOfFormat(configVersion, own) === label),
    )
    .map(({label}) => label);
}

/** The other versions in which something exists, newest first: `5.x and 4.x`. Empty without any. */
export function otherVersions(
  own: VersionLabel,
  exists: (version: VersionLabel) => boolean,
): string {
  const labels = versions.map(({label}) => label);
  return joinWords(
    labels.filter((label) => label !== own && exists(label)),
    'and',
  );
}

/** The versions that a text can be about. The first one is the version of the page. */
export type VersionsInView = readonly [VersionLabel, ...VersionLabel[]];

/**
 * The version of the page, then those that the text mentions or links to. A text passes a check if it is
 * valid in one of them.
 */
export function versionsInView(
  own: VersionLabel,
  text: string,
  linked: VersionLabel = own,
): VersionsInView {
  const others = new Set([linked, ...namedVersions(text, own)]);
  others.delete(own);
  return [own, ...others];
}
