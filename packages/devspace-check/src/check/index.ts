/** Checks the syntax, fields, names and scripts of a `devspace.yaml`, without running anything in it. */
import {latestVersion, type VersionLabel} from '@devspace-docs/versions';
import {checkFields} from './fields/check-fields.ts';
import {ConfigFile, type Surroundings} from './config/config-file.ts';
import {findConfigVersion} from './versions/config-version.ts';
import {checkNames} from './names/check-names.ts';
import {checkScripts} from './scripts/check-scripts.ts';
import {checkValues} from './values/check-values.ts';
import {checkUsedEntries} from './values/no-effect.ts';
import {formatPath} from './fields/config-path.ts';
import {homeOf} from './versions/formats.ts';
import {toHint} from './fixes.ts';
import {checkConversion} from './versions/conversion.ts';
import {findAnchor, findDeprecated} from './fields/field-lookup.ts';
import {findMigrations, type Migration} from './versions/migrations.ts';
import {applyIgnores, type RuleDiagnostic} from './ignore-comments.ts';
import {findLoading, type Loading} from './versions/loading.ts';
import type {FindElsewhere} from './names/names.ts';
import type {Release} from './versions/known-releases.ts';
import {checkReleases} from './versions/releases.ts';
import type {Rule} from './rules.ts';
import {explainOtherFile} from './config/other-files.ts';
import {parseConfig} from './yaml/parse-config.ts';
import type {ConfigFormat, ConfigFormats} from './versions/schemas.ts';
import {
  asMap,
  isYamlMap,
  type Diagnostic,
  type Fix,
  type Location,
  type Severity,
  type YamlDocument,
  type YamlFile,
} from './yaml/yaml.ts';

/** A replacement of a range by another text. */
export interface ConfigFix extends Location {
  readonly newText: string;
}

/** A problem in a config. Messages and hints contain code in backticks. */
export interface ConfigDiagnostic extends Location {
  readonly rule: Rule;
  readonly severity: Severity;
  /** Path of the field: `images.api.tags[0]`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
  readonly hint: string;
  /** What the hint proposes, if it replaces a part of the file. */
  readonly fix?: ConfigFix;
  /** Anchor of the field in the config reference of the version. */
  readonly anchor: string | undefined;
}

export interface CheckResult {
  /** Value of `version` in the file. */
  readonly configVersion: string | undefined;
  /** Version whose reference describes the fields; undefined if they weren't checked. */
  readonly version: VersionLabel | undefined;
  /** Version of DevSpace that loads the file. If its format is newer, it converts the file. */
  readonly target: VersionLabel;
  readonly diagnostics: readonly ConfigDiagnostic[];
  /** How the sections of an older config change in the latest version. */
  readonly migrations: readonly Migration[];
}

export interface CheckOptions {
  /** Overrides the version that the file specifies. */
  readonly version?: VersionLabel;
  /** The release of DevSpace that must load the file. Overrides the version. */
  readonly release?: Release;
  /** Profiles that are applied together. Default: each profile one at a time. */
  readonly profiles?: readonly string[];
}

/** What a caller with access to files knows about the surroundings of a config. */
export interface CheckContext extends Pick<Surroundings, 'findElsewhere' | 'findImport'> {
  /** The result of `parseConfig` for the text and the selected version, if the caller needs it too. */
  readonly parsed?: YamlFile | undefined;
  /** Whether another config imports this one. */
  readonly isImported?: boolean;
  /** Finds problems with the files that the config refers to. */
  readonly checkFiles?: (document: YamlDocument) => readonly Diagnostic[];
}

function withRule(rule: Rule, diagnostics: readonly Diagnostic[]): RuleDiagnostic[] {
  return diagnostics.map((diagnostic) => ({...diagnostic, rule}));
}

const START: Location = {line: 1, column: 1, length: 1};
const FIRST_LINE = `start with \`version: ${latestVersion.configVersion}\``;

function checkName(document: YamlDocument, {tree}: ConfigFormat): Diagnostic[] {
  const isMissing = isYamlMap(document.value) && !('name' in document.value);
  if (!isMissing || tree.config.fields.get('name')?.isRequired !== true) return [];
  const message = '`name` is missing, so DevSpace uses the folder name';
  const hint = 'add `name`, unless other configs import this file';
  return [document.reportKey([], message, hint, {severity: 'warning'})];
}

function checkDeprecated(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  return findDeprecated(document.value, format).flatMap(({segments, insteadUse}) => {
    // The deprecated sections `hooks` and `profiles` can't always be replaced.
    if (segments.length < 2) return [];
    const message = `\`${segments.at(-1)}\` is deprecated`;
    return [document.reportKey(segments, message, toHint(insteadUse), {severity: 'warning'})];
  });
}

/** In formats without `vars`, variables are defined outside of the file. */
function findOutside(format: ConfigFormat, {findElsewhere}: CheckContext): FindElsewhere {
  const hasVariables = format.tree.config.fields.has('vars');
  return (section, name) =>
    section === 'vars' && !hasVariables ? 'elsewhere' : findElsewhere?.(section, name);
}

function findDiagnostics(
  document: YamlDocument,
  {format, isConverted, target}: Loading & {readonly format: ConfigFormat},
  context: CheckContext,
  {profiles, release, version}: CheckOptions,
): RuleDiagnostic[] {
  const {value} = document;
  if (!isYamlMap(value)) {
    const message = 'expected a map of sections, such as `version` and `name`';
    return withRule('fields', [document.report([], message, FIRST_LINE)]);
  }
  const file = new ConfigFile({document}, format, {
    findElsewhere: findOutside(format, context),
    findImport: context.findImport,
    profiles,
  });
  // `checkName` reports a missing `name`.
  const found = checkFields(file, true);
  if (isConverted)
    return [
      ...withRule('fields', found),
      ...withRule('conversion', checkConversion(document, format.configVersion, target)),
    ];
  const fields = found.map((diagnostic): Diagnostic => {
    const [section = '', ...inside] = diagnostic.segments ?? [];
    const isUnknown = diagnostic.message.startsWith(`${section}: unknown field `);
    if (context.isImported !== true || inside.length > 0 || !isUnknown) return diagnostic;
    const message = `${diagnostic.message}, which DevSpace ignores if another config imports this one`;
    return {...diagnostic, message, severity: 'warning'};
  });
  const invalid = new Set(fields.map(({segments = []}) => formatPath(segments)));
  const isDescribed = format === format.all(format.version);
  return [
    ...withRule('fields', fields),
    ...withRule('fields', checkValues(file)),
    ...withRule('releases', checkReleases(file, release, version)),
    ...withRule('project-name', checkName(document, format)),
    ...withRule('deprecated', checkDeprecated(document, format)),
    // The rules for names may be about fields that the format doesn't have yet.
    ...withRule(
      'names',
      checkNames(file).filter(
        ({segments = []}) => isDescribed || !invalid.has(formatPath(segments)),
      ),
    ),
    ...withRule('scripts', checkScripts(file)),
    ...withRule(
      'scripts',
      isDescribed && format.version === latestVersion.label ? [...checkUsedEntries(document)] : [],
    ),
    ...withRule('files', context.checkFiles?.(document) ?? []),
  ];
}

/** The fix, unless the text in the file differs, for example because it is an alias. */
function toConfigFix({location, newText, oldText}: Fix, lines: readonly string[]) {
  const {line, column, length} = location;
  const found = lines[line - 1]?.slice(column - 1, column - 1 + length);
  return (oldText === undefined || oldText === found) && {fix: {...location, newText}};
}

function toConfigDiagnostic(
  diagnostic: RuleDiagnostic,
  format: ConfigFormat | undefined,
  lines: readonly string[] = [],
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
    ...(diagnostic.fix && toConfigFix(diagnostic.fix, lines)),
    anchor: format && findAnchor(segments, format),
  };
}

function check(
  text: string,
  formats: ConfigFormats,
  options: CheckOptions,
  context: CheckContext,
): CheckResult {
  const selected = options.release?.version ?? options.version;
  const {documents, diagnostics} = context.parsed ?? parseConfig(text, selected);
  const [document, second] = documents;
  const value = asMap(document?.value);
  const isInvalid = diagnostics.some(({severity}) => severity !== 'warning');
  const written = isInvalid ? findConfigVersion(text) : value.version;
  const configVersion = typeof written === 'string' ? written : undefined;
  const loading = findLoading(configVersion, selected, formats);
  const {format, note} = loading;
  const home = configVersion === undefined ? undefined : homeOf(configVersion);
  const other = explainOtherFile(
    document?.value,
    (name) => format?.tree.config.fields.has(name) !== false,
  );
  const found = other ? [] : withRule('syntax', diagnostics);
  if (document && other)
    found.push({rule: 'fields', location: document.locateKey([]), segments: [], ...other});
  if (!document) {
    const message = 'the file is empty';
    found.push({rule: 'syntax', location: START, message, hint: FIRST_LINE});
  }
  if (!other && second && second.value !== null) {
    const message =
      'DevSpace ignores this document, because it reads only the first document in a file';
    const options = {severity: 'warning'} as const;
    const problem = second.reportKey([], message, 'move it to its own file', options);
    found.push(...withRule('syntax', [problem]));
  }
  if (!other && document && !isInvalid) {
    const noted = note && {...document.report(['version'], note.message, note.hint), ...note};
    const inside = format && findDiagnostics(document, {...loading, format}, context, options);
    const isNoted = ({segments}: RuleDiagnostic): boolean => segments?.join('.') === 'version';
    found.push(...(inside ?? []).filter((diagnostic) => !noted || !isNoted(diagnostic)));
    if (noted) found.push({...noted, rule: 'version'});
  }
  // The reference describes the fields of the version's own format.
  const described = format && formats(format.version);
  const sourceLines = text.split('\n');
  const located = applyIgnores(text, found).map((diagnostic) =>
    toConfigDiagnostic(diagnostic, described, sourceLines),
  );
  return {
    configVersion,
    version: format?.version,
    target: loading.target,
    diagnostics: located.sort((a, b) => a.line - b.line || a.column - b.column),
    migrations:
      home !== undefined && home !== latestVersion.label
        ? findMigrations(value, formats(home))
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
    const problem = {rule: 'syntax', location: START, message, hint: 'reduce the nesting'} as const;
    return {
      configVersion: undefined,
      version: undefined,
      target: latestVersion.label,
      diagnostics: [toConfigDiagnostic(problem, undefined)],
      migrations: [],
    };
  }
}
