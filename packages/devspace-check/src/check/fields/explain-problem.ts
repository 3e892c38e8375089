/** Converts problems of the validator to diagnostics of a document. */
import {joinWords} from '@devspace-docs/common';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {findReplacement} from '../versions/conversion.ts';
import {isLaterField} from '../versions/formats.ts';
import {releasesOf} from '../versions/known-releases.ts';
import type {ConfigProblem} from '../schema/problems.ts';
import {isSynonym} from '../schema/suggest-field.ts';
import {toHint} from '../fixes.ts';
import {findForeignVersions, type ConfigFormat} from '../versions/schemas.ts';
import {isResolved} from '../values/variables.ts';
import {valueAt, type Diagnostic, type Segments, type YamlDocument} from '../yaml/yaml.ts';
import {findPath, isNewerField} from './field-lookup.ts';
import {formatPath, ROOT_PATH, type ConfigPath} from './config-path.ts';
import {advisePlace, findVersion} from './field-place.ts';

/** Keywords about combinations of fields, which an incomplete map may violate. */
const COMBINATION_KEYWORDS = ['anyOf', 'dependencies', 'oneOf', 'required', 'x-error'];

/** Keywords whose problems are about keys instead of values. */
const KEY_KEYWORDS = [
  ...COMBINATION_KEYWORDS,
  'additionalProperties',
  'not',
  'propertyNames',
  'x-warning',
];

/** A value with the right type, which isn't one of the valid ones. */
const INVALID_VALUE =
  /^expected (?!`true` or `false`|a list|a number|an? integer|an object|a string,).*, found (?:`|an empty)/;

const MISSING = /^required field (`\w+`) is (missing|empty)/;

/**
 * Problems of values that DevSpace loads anyway: the message, and the paths by what happens then. A path can be
 * in the same section only in some formats.
 */
const LOADED: ReadonlyArray<readonly [message: RegExp, Readonly<Record<string, RegExp>>]> = [
  [
    MISSING,
    {
      "so `-p` can't select the profile": /^profiles\[\d+\]$/,
      'so `start_dev` fails': /^dev\.[\w-]+\.(?:containers\.[\w-]+\.)?(?:patches|ports)\[\d+\]$/,
    },
  ],
  [
    INVALID_VALUE,
    {
      'so `start_dev` fails':
        /^dev\.[\w-]+\.(?:containers\.[\w-]+\.)?(?:(?:ports|reversePorts)\[\d+\]\.port|patches\[\d+\]\.op)$/,
      'so `devspace dev` fails': /^dev\.replacePods\[\d+\]\.patches\[\d+\]\.op$/,
      'so `create_deployments` fails': /^deployments\.[\w-]+\.kubectl\.patches\[\d+\]\.op$/,
      'so the build fails': /^images\.[^.]+\.(?:build\.)?kaniko\.(?:snapshotMode|additionalMounts)/,
      'which has the same effect as `mtime`': /^dev\..*\.initialSyncCompareBy$/,
      'which can fail later, when `devspace dev` uses it':
        /^dev\..*(?:[pP]ort|logs\.\w+|bandwidthLimits\.\w+|throttleChangeDetection)$/,
      'which can fail later, when the hook runs': /^hooks\[\d+\]\..*(?:tailLines|timeout)$/,
      'which can fail later, when DevSpace starts the registry': /^localRegistry\.port$/,
      'which can fail later, when kaniko builds the image': /^images\..*\.tolerationseconds$/,
    },
  ],
  [
    /^expected an integer .*found a number$/,
    {'so DevSpace removes the fraction': /^(?:dev|hooks|images|localRegistry)\b/},
  ],
  // 4.x, which has no expressions, crashes.
  [/expression .* found nothing$/, {'so DevSpace ignores the hook': /^hooks\[\d+\]$/}],
  [/found (?:an empty string|a list|an object)$/, {'so DevSpace uses the folder name': /^name$/}],
  [/found an empty string$/, {'so DevSpace ignores it': /^require\.devspace$/}],
  [
    /found (?:`|an empty)/,
    {
      'so DevSpace omits the flag': /^pipelines\..*\.flags\[\d+\]\.type$/,
      'so DevSpace fails when it needs the variable': /^vars(?:\[\d+\]|\.[^.]+)\.source$/,
    },
  ],
];

/** DevSpace reads these entries as JSON, without converting numbers and booleans to strings. */
const JSON_ENTRY = /^(?:commands|pipelines|vars)\.[^.]+\./;
const CONVERTED = ', which DevSpace converts to a string';

/** Corrects a problem for which DevSpace differs from the schema. */
function correct(problem: ConfigProblem, {version}: ConfigFormat): ConfigProblem {
  const {path, message, severity} = problem;
  const {configVersion} = versionsByLabel[version];
  if (path === 'version' && /^(?:put it|did you mean)/.test(problem.advice ?? ''))
    return {...problem, advice: `write \`${configVersion}\``, suggestion: configVersion};
  if (message.endsWith(CONVERTED) && JSON_ENTRY.test(path))
    return {...omitSeverity(problem), message: message.slice(0, -CONVERTED.length)};
  if (message.endsWith(CONVERTED) && path === 'name')
    return {...problem, message: message.replace(CONVERTED, ', so DevSpace uses the folder name')};
  const isProfile = path.startsWith('profiles');
  if (severity !== undefined || (isProfile && version !== latestVersion.label)) return problem;
  const {hasExpressions, hasNamedEntries} = versionsByLabel[version];
  // 4.x validates these values when it loads the config.
  const isDeployed =
    hasExpressions && !hasNamedEntries && /^deployments\[\d+\]\.helm\.values\b/.test(path);
  if (isDeployed && problem.keyword !== 'x-error')
    return {...problem, message: `${message}, so the deployment fails`};
  const [effect] =
    LOADED.filter(([text]) => text.test(message))
      .flatMap(([, effects]) => Object.entries(effects))
      .find(([, place]) => place.test(path)) ?? [];
  if (effect === undefined) return problem;
  const text = message.replace(MISSING, '$1 is $2');
  return {...problem, message: `${text}, ${effect}`, severity: 'warning'};
}

function omitSeverity({severity: _, ...problem}: ConfigProblem): ConfigProblem {
  return problem;
}

/** Whether a problem is about a combination of fields. */
export function isAboutCombination({keyword}: ConfigProblem): boolean {
  return COMBINATION_KEYWORDS.includes(keyword);
}

/** The advice of a problem, or a general hint. */
export function hintFor(
  {
    keyword,
    message,
    advice,
  }: Pick<ConfigProblem, 'keyword' | 'message'> & {
    readonly advice?: string | undefined;
  },
  where: string,
): string {
  if (advice !== undefined) return toHint(advice);
  const [field = ''] = /`[^`]+`/.exec(message) ?? [];
  if (/found (?:nothing|an empty string)/.test(message)) return 'set a value, or remove it';
  if (message.includes("which DevSpace doesn't evaluate here")) return 'write a fixed value';
  if (keyword === 'minimum' || keyword === 'maximum') return 'use a number in this range';
  if (keyword === 'required') return `add ${field}`;
  if (keyword === 'dependencies') return `add ${message.replace(/^.* requires /, '')}`;
  if (message.endsWith('are mutually exclusive')) return 'keep only one of them';
  if (keyword === 'anyOf' || keyword === 'oneOf')
    return message.includes(' one of ') ? 'add one of them' : `add ${field}`;
  if (keyword === 'enum' || keyword === 'const') return 'use one of the expected values';
  if (keyword === 'additionalProperties')
    return `rename or remove it: the config reference lists the fields of ${where}`;
  const [, type] =
    /^expected (an? (?:list|number|integer|object|string))\b.*, found /.exec(message) ?? [];
  return type === undefined ? `see ${where} in the config reference` : `write ${type}`;
}

/** The newest release of a version: `5.18.5`. */
function newestOf(version: VersionLabel): string {
  return releasesOf(version)[0] ?? version;
}

/** Whether a field is where the name of an entry is missing, such as `dev.ports` instead of `dev.app.ports`. */
export function isOutsideEntry(
  {keyword, path, segments}: ConfigProblem,
  config: unknown,
  format: ConfigFormat,
): boolean {
  const value = valueAt(config, segments);
  const isEntry = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isAboutEntry = segments.length === 2 && ['propertyNames', 'type'].includes(keyword);
  return isAboutEntry && !isEntry && findPath(path, format).kind === 'noEntry';
}

/** Problems of an object that one of its fields causes. */
const ABOUT_FIELD =
  /^`(\w+)` requires `| and `(\w+)` are mutually exclusive$|^required field `(\w+)` is empty/;

/** A field that has no value, and that the object requires. */
function findEmpty(
  {keyword, message}: ConfigProblem,
  {value}: YamlDocument,
  segments: Segments,
): string | undefined {
  if (keyword !== 'anyOf' && keyword !== 'oneOf') return undefined;
  const names = [...message.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  return names.find((name) => valueAt(value, [...segments, name]) !== undefined);
}

/** The value with the problem. */
export interface Subject {
  readonly document: YamlDocument;
  readonly format: ConfigFormat;
  /** Path of the document in a config. Default: the top level. */
  readonly base?: ConfigPath;
  /** Path of the value in the document. Default: its path below `base`. */
  readonly segments?: Segments;
}

/** Converts a problem to a diagnostic. */
export function explainProblem(
  found: ConfigProblem,
  {document, format, base = ROOT_PATH, segments: inDocument}: Subject,
): Diagnostic {
  const [section, index] = found.segments;
  const name =
    section === 'vars' &&
    (typeof index === 'string' ? index : valueAt(document.value, ['vars', index ?? '', 'name']));
  const isUsed = typeof name === 'string' && isResolved(document.value, name, format);
  const problem = isUsed && found.keyword === 'enum' ? found : correct(found, format);
  const below = problem.segments.slice(base.segments.length);
  const segments = inDocument ?? below;
  const isUnknown = problem.keyword === 'additionalProperties';
  const written = document.written(segments);
  const path = formatPath(below, base);
  const parent = formatPath(isUnknown ? below.slice(0, -1) : below, base);
  const where = parent === '' ? 'the top level' : `\`${parent}\``;
  let hint = hintFor(problem, where);
  let reason = problem.message;
  // A list item doesn't need brackets around an object with one field.
  let newText =
    typeof segments.at(-1) === 'number'
      ? problem.suggestion?.replace(/^\{([^,]*)\}$/, '$1')
      : problem.suggestion;
  const {advice = ''} = problem;
  if (isOutsideEntry(problem, document.value, format)) {
    const field = String(index);
    reason = `a name is missing between \`${section}\` and \`${field}\``;
    hint = `indent \`${field}\` below a name, as in \`${section}.app.${field}\``;
    const older = findVersion(found.segments, document.value, format, false);
    if (older)
      hint = `${older.label} has this field here: set \`version: ${older.configVersion}\` and convert the file`;
    newText = undefined;
  }
  if (/^put (?:it|the value) in quotes/i.test(advice) && written !== undefined) {
    // Quotes the source text, because the parsed value of `1.10` is 1.1, and that of `yes` is true.
    newText = `"${written}"`;
    hint = `put it in quotes: ${newText}`;
    if (advice.startsWith('put it') && !['true', 'false'].includes(written))
      reason += ` (\`${written}\` without quotes)`;
  }
  if (isUnknown) {
    const others = findForeignVersions(String(below.at(-1)), format);
    if (others.length > 0) {
      reason += `, which is a field of ${joinWords(others, 'and')}`;
      // A field with a similar name has another content.
      if (hint.startsWith('did you mean') && !isSynonym(String(below.at(-1)), newText ?? ''))
        hint = hintFor({...problem, advice: undefined}, where);
    }
    // Below a base or in a patch, the fields around it are unknown.
    if (hint.startsWith('rename or') && base === ROOT_PATH && inDocument === undefined)
      hint = advisePlace(segments, document.value, format) ?? hint;
    const replacement =
      problem.advice === undefined ? findReplacement(format.configVersion, path) : undefined;
    // The reference describes another format, and a field of another version isn't a typo.
    const isDescribed = format.configVersion === format.all(format.version).configVersion;
    const later = versions[versions.findIndex(({label}) => label === format.version) - 1];
    if (replacement !== undefined) hint = replacement;
    if (!isDescribed && (problem.advice === undefined || others.length > 0))
      hint = `remove it: \`${format.configVersion}\` doesn't have it`;
    if (later && isLaterField(format.configVersion, path))
      hint = `${newestOf(format.version)} doesn't have this field, but ${later.label} does: check against \`${later.label}\` (\`--config-version ${later.label}\`)`;
    const {configVersion} = format.all(format.version);
    if (isNewerField(problem.segments, format))
      hint = `\`${format.configVersion}\` doesn't have it, but \`${configVersion}\` does: set \`version: ${configVersion}\`, which ${newestOf(format.version)} reads`;
    if (!hint.startsWith('did you mean')) newText = undefined;
  }
  const isKey = KEY_KEYWORDS.includes(problem.keyword) && newText?.startsWith('"') !== true;
  const field =
    ABOUT_FIELD.exec(problem.message)
      ?.slice(1)
      .findLast((name?: string) => name) ?? findEmpty(problem, document, segments);
  const location = isKey
    ? document.locateKey(field === undefined ? segments : [...segments, field])
    : document.locateValue(segments);
  const isKeyFix = isKey && problem.keyword !== 'x-error';
  return {
    location,
    message: path === '' ? reason : `${path}: ${reason}`,
    hint,
    segments,
    ...(problem.severity && {severity: problem.severity}),
    ...(newText !== undefined && {
      fix: {
        location: isKeyFix ? location : document.locateValue(segments),
        newText,
        oldText: isKeyFix ? String(below.at(-1)) : (written ?? ''),
      },
    }),
  };
}
