/** Finds out which versions a text is about. */
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';

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
 * The version that configs of a format belong to.
 *
 * @param configVersion - Value of `version` in a config.
 * @param own - Version of the page. If several versions have the format, the closest to it counts.
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

/**
 * The versions that a text names, by themselves or by their config format, newest first.
 *
 * @param own - Version of the page.
 */
export function namedVersions(text: string, own: VersionLabel): VersionLabel[] {
  return patterns
    .filter(
      ({label, configVersion, name, format}) =>
        name.test(text) || (format.test(text) && versionOfFormat(configVersion, own) === label),
    )
    .map(({label}) => label);
}

/** Versions that a reader has in view, at least one: that of the page comes first. */
export type VersionsInView = readonly [VersionLabel, ...VersionLabel[]];

/**
 * The version of the page, then those that a text on it names or links to: what is right in one of
 * them is right.
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
