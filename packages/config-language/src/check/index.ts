/** Checks the syntax, fields, names and scripts of a `devspace.yaml`, without running anything in it. */
import {latestVersion, versions, type VersionLabel} from '@devspace-docs/versions';
import {didYouMean, suggest} from '@devspace-docs/common';
import {checkFields} from './check-fields.ts';
import {checkNames} from './check-names.ts';
import {checkScripts} from './check-scripts.ts';
import {formatPath} from './config-path.ts';
import {findAnchor, findDeprecated} from './field-lookup.ts';
import {findMigrations, type Migration} from './migrations.ts';
import {applyIgnores} from './ignore-comments.ts';
import type {FindElsewhere, FindImport} from './names.ts';
import type {Rule} from './rules.ts';
import {parseConfig} from './parse-config.ts';
import type {ConfigFormat, ConfigFormats} from './schemas.ts';
import {
  asMap,
  isYamlMap,
  type Diagnostic,
  type Location,
  type Severity,
  type YamlDocument,
} from './yaml.ts';

/** A problem in a config. Messages and hints contain code in backticks. */
export interface ConfigDiagnostic extends Location {
  readonly rule: Rule;
  readonly severity: Severity;
  /** Path of the field: `images.api.tags[0]`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
  readonly hint: string;
  /** Anchor of the field in the config reference of the version. */
  readonly anchor: string | undefined;
}

export interface CheckResult {
  /** Value of `version` in the file. */
  readonly configVersion: string | undefined;
  /** Version that the file was checked against; undefined if there is no schema for it. */
  readonly version: VersionLabel | undefined;
  readonly diagnostics: readonly ConfigDiagnostic[];
  /** How the sections of an older config change in the latest version. */
  readonly migrations: readonly Migration[];
}

export interface CheckOptions {
  /** Overrides the version that the file specifies. */
  readonly version?: VersionLabel;
}

/** What a caller with access to files knows about the surroundings of a config. */
export interface CheckContext {
  /** Finds names that another file defines: a config that imports this one. */
  readonly findElsewhere?: FindElsewhere;
  readonly findImport?: FindImport;
  /** Finds problems with the files that the config refers to. */
  readonly checkFiles?: (document: YamlDocument) => readonly Diagnostic[];
}

interface RuleDiagnostic extends Diagnostic {
  readonly rule: Rule;
}

function withRule(rule: Rule, diagnostics: readonly Diagnostic[]): RuleDiagnostic[] {
  return diagnostics.map((diagnostic) => ({...diagnostic, rule}));
}

const START: Location = {line: 1, column: 1, length: 1};

/** The fallback for formats without a schema. */
const [, previousVersion = latestVersion] = versions;

/** The version with the most similar format: v1beta11 for `v1beta10`. */
function closestVersion(format: string): VersionLabel {
  const family = format.replace(/\d+$/, '');
  const closest = versions.find(({configVersion}) => configVersion.startsWith(family));
  return (closest ?? previousVersion).label;
}

/** Valid values of `version`, with and without a schema. */
const FORMAT = /^v\d+(?:alpha|beta)\d+$/;

/** Explains why there is no schema for the version of a file. */
function explainVersion(document: YamlDocument, version: string): Diagnostic {
  const known = [...new Set(versions.map(({configVersion}) => configVersion))];
  const location = document.locateValue(['version']);
  const segments = ['version'];
  if (!FORMAT.test(version)) {
    const message = `unknown config version \`${version}\``;
    const fallback = `use \`${latestVersion.configVersion}\``;
    return {location, segments, message, hint: didYouMean(suggest(version, known), fallback)};
  }
  return {
    location,
    segments,
    severity: 'warning',
    message: `there is no schema for \`${version}\` here, so only the syntax was checked`,
    hint: `select one of the versions ${known.map((name) => `\`${name}\``).join(', ')} to check the fields anyway`,
  };
}

function checkName(document: YamlDocument, {tree}: ConfigFormat): Diagnostic[] {
  const isMissing = isYamlMap(document.value) && !('name' in document.value);
  if (!isMissing || tree.config.fields.get('name')?.isRequired !== true) return [];
  return [
    {
      location: document.locateKey([]),
      segments: [],
      severity: 'warning',
      message: '`name` is missing, so DevSpace uses the name of the folder',
      hint: 'add `name`, unless other configs import this file',
    },
  ];
}

function findDiagnostics(
  document: YamlDocument,
  format: ConfigFormat,
  context: CheckContext,
): RuleDiagnostic[] {
  const {value} = document;
  if (!isYamlMap(value)) {
    const message = 'expected a map of sections, such as `version` and `name`';
    const hint = `start with \`version: ${latestVersion.configVersion}\``;
    return [{rule: 'fields', location: document.locateValue([]), segments: [], message, hint}];
  }
  return [
    // `checkName` reports a missing `name`.
    ...withRule('fields', checkFields(document, format, true)),
    ...withRule('project-name', checkName(document, format)),
    ...findDeprecated(value, format).map(({segments, insteadUse}): RuleDiagnostic => ({
      rule: 'deprecated',
      location: document.locateKey(segments),
      segments,
      severity: 'warning',
      message: `\`${segments.at(-1)}\` is deprecated`,
      hint: insteadUse,
    })),
    ...withRule('names', checkNames(document, format, context.findElsewhere, context.findImport)),
    ...withRule(
      'scripts',
      checkScripts({document, config: value, start: [], isWhole: true}, format.version),
    ),
    ...withRule('files', context.checkFiles?.(document) ?? []),
  ];
}

function toConfigDiagnostic(
  diagnostic: RuleDiagnostic,
  format: ConfigFormat | undefined,
): ConfigDiagnostic {
  const {rule, location, message, hint, segments = [], severity = 'error'} = diagnostic;
  const path = formatPath(segments);
  return {
    rule,
    severity,
    ...location,
    path,
    message:
      path !== '' && message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message,
    hint,
    anchor: format && findAnchor(segments, format),
  };
}

function check(
  text: string,
  formats: ConfigFormats,
  {version: selected}: CheckOptions,
  context: CheckContext,
): CheckResult {
  const {documents, diagnostics} = parseConfig(text, selected);
  const [document, second] = documents;
  const value = asMap(document?.value);
  const configVersion = typeof value.version === 'string' ? value.version : undefined;
  const detected = versions.find((version) => version.configVersion === configVersion)?.label;
  const version = selected ?? (configVersion === undefined ? latestVersion.label : detected);
  const format = version && formats(version);
  const found = withRule('syntax', diagnostics);
  if (!document) {
    const hint = `start with \`version: ${latestVersion.configVersion}\``;
    found.push({rule: 'syntax', location: START, message: 'the file is empty', hint});
  }
  if (second && second.value !== null) {
    found.push({
      rule: 'syntax',
      location: second.locateKey([]),
      message: 'DevSpace ignores this document, because it reads only the first one of a file',
      hint: 'move it to its own file',
      severity: 'warning',
    });
  }
  if (document && diagnostics.every(({severity}) => severity === 'warning')) {
    if (format) found.push(...findDiagnostics(document, format, context));
    else if (configVersion !== undefined)
      found.push(...withRule('version', [explainVersion(document, configVersion)]));
  }
  const located = applyIgnores(text, found).map((diagnostic) =>
    toConfigDiagnostic(diagnostic, format),
  );
  return {
    configVersion,
    version,
    diagnostics: located.sort((a, b) => a.line - b.line || a.column - b.column),
    migrations:
      configVersion !== undefined && FORMAT.test(configVersion) && detected !== latestVersion.label
        ? findMigrations(value, formats(detected ?? closestVersion(configVersion)))
        : [],
  };
}

/** Checks the text of a `devspace.yaml`. */
export function checkConfig(
  text: string,
  formats: ConfigFormats,
  options: CheckOptions = {},
  context: CheckContext = {},
): CheckResult {
  try {
    return check(text, formats, options, context);
  } catch (error) {
    // Deep nesting overflows the stack.
    if (!(error instanceof RangeError)) throw error;
    const message = 'the file is nested too deeply';
    const hint = 'reduce the nesting';
    const diagnostics = [
      toConfigDiagnostic({rule: 'syntax', location: START, message, hint}, undefined),
    ];
    return {configVersion: undefined, version: undefined, diagnostics, migrations: []};
  }
}
