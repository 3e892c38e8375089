/** Which version of DevSpace loads a config, and how it reads the format. */
import {codeSpan, joinWords} from '@devspace-docs/common';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import type {Explanation} from '../yaml/yaml.ts';
import {canRead, configVersions, findFormat, homeOf, releasesOf} from './formats.ts';
import type {ConfigFormat, ConfigFormats} from './schemas.ts';

export interface Loading {
  readonly target: VersionLabel;
  /** Undefined if the fields can't be checked. */
  readonly format: ConfigFormat | undefined;
  /** The version has a newer format, and converts the file. */
  readonly isConverted: boolean;
  /** What to report about the value of `version`. */
  readonly note?: Explanation;
}

/** Explains that a version of DevSpace rejects a format. */
function explainRefusal(configVersion: string, target: VersionLabel): Explanation {
  const message = `unrecognized config version ${codeSpan(configVersion)}`;
  const home = homeOf(configVersion);
  const own = versionsByLabel[target].configVersion;
  if (home !== undefined)
    return {
      message: `${message}, because DevSpace ${target} reads only ${codeSpan(own)} and older versions`,
      hint: `use DevSpace ${home}, or change the file to ${codeSpan(own)}`,
    };
  const readers = versions.filter(({label}) => canRead(label, configVersion));
  if (readers.length > 0)
    return {
      message: `${message}, which only DevSpace ${joinWords(
        readers.map(({label}) => label),
        'and',
      )} can convert`,
      hint: 'run `devspace update config` with DevSpace 4.14.0 first',
    };
  return {message, hint: `use one of ${joinWords(configVersions.map(codeSpan), 'and')}`};
}

/** Describes a format that a version of DevSpace reads. */
function explainFormat(configVersion: string, target: VersionLabel): Explanation | undefined {
  const own = versionsByLabel[target].configVersion;
  const home = homeOf(configVersion);
  if (home === undefined)
    return {
      severity: 'info',
      message: `DevSpace ${target} converts ${codeSpan(configVersion)}, and only the syntax was checked`,
      hint: 'run `devspace update config` with DevSpace 4.14.0 and check the result',
    };
  if (own === configVersion) return undefined;
  if (target !== home)
    return {
      severity: 'info',
      message: `DevSpace ${target} converts ${codeSpan(configVersion)} to ${codeSpan(own)} each time it loads the file`,
      hint: `to convert the file permanently, follow the migration guide for DevSpace ${latestVersion.label}`,
    };
  return {
    severity: 'info',
    message: `${codeSpan(configVersion)} is the format of DevSpace ${releasesOf(configVersion)}, and later versions convert it each time they load the file`,
    hint: `check it against ${codeSpan(latestVersion.label)} to see what that version changes and ignores`,
  };
}

/**
 * Finds the version of DevSpace that loads a file.
 *
 * @param configVersion - Value of `version` in the file.
 * @param selected - The version that the user selected.
 */
export function findLoading(
  configVersion: string | undefined,
  selected: VersionLabel | undefined,
  formats: ConfigFormats,
): Loading {
  if (configVersion === undefined) {
    const target = selected ?? latestVersion.label;
    return {target, format: formats(target), isConverted: false};
  }
  const home = homeOf(configVersion);
  const target = selected ?? home ?? latestVersion.label;
  if (!canRead(target, configVersion)) {
    const format = selected && formats(selected);
    return {target, format, isConverted: false, note: explainRefusal(configVersion, target)};
  }
  const note = explainFormat(configVersion, target);
  return {
    target,
    format: findFormat(configVersion, target, formats),
    isConverted: home !== undefined && home !== target,
    ...(note && {note}),
  };
}
