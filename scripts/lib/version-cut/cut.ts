/** Options of a version cut, and names in texts. */
import type {Version} from '../../../src/config/versions.ts';

/** A new latest version, which begins as a copy of the one that it succeeds. */
export interface Cut {
  /** The version that gets its own folder and URLs. */
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
 * @param configVersion - Its config format, if that is a new one.
 * @throws Error if one of them can't be used.
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
    // The name of the format already belongs to the schema of the older version.
    return {from, to, configVersion: from.configVersion, schema: to};
  const isUsed = versions.some((version) => version.schema === configVersion);
  if (isUsed || !/^v\d+(?:(?:alpha|beta)\d+)?$/.test(configVersion)) {
    throw new Error(
      `--config-version ${configVersion}: expected a format that no version uses yet. Omit the option if the format stays the same.`,
    );
  }
  return {from, to, configVersion, schema: configVersion};
}

/** The text with the format of the new version. */
export function renameFormat(text: string, {from, configVersion}: Cut): string {
  return text.replaceAll(from.configVersion, configVersion);
}

/** The text with the name and the format of the new version. */
export function renameVersion(text: string, cut: Cut): string {
  return renameFormat(text.replaceAll(cut.from.label, cut.to), cut);
}
