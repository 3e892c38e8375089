import type {Version} from '@devspace-docs/versions';

/** A new latest version, which starts as a copy of the previous one. */
export interface Cut {
  /** The previous version, which moves to its own folder and URLs. */
  readonly from: Version;
  /** Label of the new latest version. */
  readonly to: string;
  /** Config format of the new version. */
  readonly configVersion: string;
  /** Name of its JSON Schema. */
  readonly schema: string;
}

/**
 * Reads the options of a cut.
 *
 * @param to - Label of the new version, such as `7.x`.
 * @param configVersion - Config format of the new version, if it changes.
 * @throws Error for an invalid option.
 */
export function readCut(
  to: string | undefined,
  configVersion: string | undefined,
  versions: readonly [Version, ...Version[]],
): Cut {
  const [from] = versions;
  if (to === undefined || !/^\d+\.x$/.test(to) || parseInt(to) <= parseInt(from.label)) {
    const next = `${parseInt(from.label) + 1}.x`;
    throw new Error(
      `Expected a version newer than ${from.label}, got ${to ?? 'none'}. Example: \`npm run version:cut ${next}\`.`,
    );
  }
  if (configVersion === undefined)
    // The older version's schema is already named after the format.
    return {from, to, configVersion: from.configVersion, schema: to};
  const isUsed = versions.some((version) => version.schema === configVersion);
  if (isUsed || !/^v\d+(?:(?:alpha|beta)\d+)?$/.test(configVersion)) {
    throw new Error(
      `--config-version ${configVersion}: expected a format that no version uses yet. Omit the option if the format stays the same.`,
    );
  }
  return {from, to, configVersion, schema: configVersion};
}

export function renameFormat(text: string, {from, configVersion}: Cut): string {
  return text.replaceAll(from.configVersion, configVersion);
}

/** Replaces the version and its config format with the new ones. */
export function renameVersion(text: string, cut: Cut): string {
  return renameFormat(text.replaceAll(cut.from.label, cut.to), cut);
}
