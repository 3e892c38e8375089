/** Checks the definitions of variables: where their values come from, and which type they have. */
import {codeSpan, joinWords} from '@devspace-docs/common';
import {versionsByLabel} from '@devspace-docs/versions';
import {formatPath} from '../fields/config-path.ts';
import {findField, findFields} from '../fields/field-lookup.ts';
import type {Field} from '../schema/field-tree.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {
  asList,
  asMap,
  entriesAt,
  forEachString,
  isExpression,
  isYamlMap,
  valueAt,
  type Diagnostic,
  type Entry,
  type Segments,
  type YamlDocument,
  type YamlMap,
} from '../yaml/yaml.ts';

/** `${NAME}` and `$!{NAME}`, unless escaped with another `$`. */
export const VARIABLE = /(?<!\$)\$!?\{([\w.-]+)\}/g;

/** The operating systems for which there are releases of DevSpace. */
export const OPERATING_SYSTEMS: readonly string[] = ['linux', 'darwin', 'windows'];

/** Common names of operating systems that have another name in Go, which `os` expects. */
const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  mac: 'darwin',
  macos: 'darwin',
  osx: 'darwin',
  win: 'windows',
};

/** The names of operating systems in a comma-separated list, and what to write instead of a wrong one. */
export function readSystems(os: unknown): ReadonlyArray<readonly [name: string, goName: string]> {
  const names = typeof os === 'string' ? os.split(',').map((name) => name.trim()) : [];
  return names.map((name) => [name, SYSTEM_NAMES[name.toLowerCase()] ?? name] as const);
}

/** Whether one of the commands of a variable can be for an operating system of DevSpace. */
export function hasKnownSystem(commands: unknown): boolean {
  return asList(commands).some((item) => {
    const {os = ''} = asMap(item);
    if (typeof os !== 'string' || os === '' || os.includes('$')) return true;
    return readSystems(os).some(([name]) => OPERATING_SYSTEMS.includes(name));
  });
}

/** The definitions of variables, of which older formats have a list. */
export function definitionsIn(config: unknown): Array<readonly [string, unknown, Segments]> {
  return entriesAt(config, ['vars']).flatMap(({key, value, map, at}) => {
    const name = typeof key === 'number' ? map.name : key;
    return typeof name === 'string' ? [[name, value, at] as const] : [];
  });
}

/** Replaces the variables with a fixed value in a text. */
export function fillConstants(text: string, config: unknown): string {
  const known = new Map<string, unknown>();
  for (const [name, definition] of definitionsIn(config))
    known.set(name, isYamlMap(definition) ? definition.value : definition);
  return text.replace(/\$\{([\w-]+)\}/g, (whole, name: string) => {
    const value = known.get(name);
    const isFixed = ['string', 'number', 'boolean'].includes(typeof value);
    return isFixed && !String(value).includes('$') ? String(value) : whole;
  });
}

/** The conditions that activate profiles. */
export function findActivations(config: unknown): Entry[] {
  return entriesAt(config, ['profiles']).flatMap(({at}) =>
    entriesAt(config, [...at, 'activation']),
  );
}

/** Whether DevSpace computes a variable when it loads the config. */
export function isResolved(config: unknown, name: string, {version}: ConfigFormat): boolean {
  const {vars: _, ...others} = asMap(config);
  const definitions = definitionsIn(config);
  const [, definition] = definitions.find(([other]) => other === name) ?? [];
  const isAlways = asMap(definition).alwaysResolve ?? versionsByLabel[version].hasNamedEntries;
  if (isAlways === true) return true;
  let isUsed = findActivations(config).some(({map}) => name in asMap(map.vars));
  const elsewhere = definitions.filter(([other]) => other !== name);
  forEachString([elsewhere, others], [], (text) => {
    isUsed ||= text.includes(`{${name}}`);
  });
  return isUsed;
}

/** Why a definition has no value, with the key that is wrong. */
function explainSource(
  definition: YamlMap,
): readonly [key: string, reason: string, hint: string] | undefined {
  const {source, value, default: preset, command, commands} = definition;
  const isSet = (item: unknown): boolean => item !== undefined && item !== null && item !== '';
  if (source === 'none' && !isSet(value ?? undefined) && (preset ?? value ?? null) === null)
    return ['source', 'the source is `none`, but there is no `value` or `default`', 'set `value`'];
  if (value !== undefined || (source !== undefined && source !== 'command' && source !== 'all'))
    return undefined;
  if (isSet(command) || (commands !== undefined && !Array.isArray(commands))) return undefined;
  const systems = asList(commands).map((item) => asMap(item).os);
  if (systems.length === 0)
    return source === 'command'
      ? ['source', 'the source is `command`, but there is no command', 'set `command`']
      : undefined;
  if (hasKnownSystem(commands)) return undefined;
  const known = joinWords(OPERATING_SYSTEMS.map(codeSpan), 'or');
  const wrong = systems.flatMap(readSystems).find(([name, goName]) => name !== goName);
  return [
    'commands',
    'none of the commands is for an operating system that DevSpace knows',
    wrong ? `use \`${wrong[1]}\` instead of \`${wrong[0]}\`` : `use ${known}`,
  ];
}

/** Finds variables whose source can't provide a value, and those that are defined twice. */
export function checkSources(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  const config = document.value;
  const names = new Set<string>();
  return definitionsIn(config).flatMap(([name, definition, at]): Diagnostic[] => {
    if (names.has(name)) {
      const message = `the variable \`${name}\` is defined twice, which DevSpace rejects`;
      return [document.report([...at, 'name'], message, 'remove one of them')];
    }
    names.add(name);
    const found = isYamlMap(definition) ? explainSource(definition) : undefined;
    if (!found || !isResolved(config, name, format)) return [];
    const [key, reason, hint] = found;
    return [document.report([...at, key], `${reason}, so DevSpace rejects the config`, hint)];
  });
}

/** A value that consists of one variable. */
const WHOLE_VARIABLE = /^\$\{([\w-]+)\}$/;

/** The type that a field requires: a noun; undefined if it can be a string. */
function requiredType({value: {variants}}: Field): string | undefined {
  const types = variants.map(({schema}) => schema.type);
  if (types.length === 0) return undefined;
  if (types.every((type) => type === 'boolean')) return 'a boolean';
  if (types.every((type) => type === 'array')) return 'a list';
  if (types.every((type) => type === 'object')) return 'an object';
  return types.every((type) => type === 'integer' || type === 'number') ? 'a number' : undefined;
}

/** Values that the long form of a variable can have, by type. */
const SHORT_VALUES: Readonly<Record<string, RegExp>> = {
  'a boolean': /^(?:true|false)$/,
  'a number': /^-?\d+$/,
};

/** Where DevSpace replaces runtime variables, or other text can. */
const RUNTIME_PLACES = {
  named:
    /^(?:profiles|vars)\b|\.custom\.|\.values\b|\.inlineManifest$|^hooks\[\d+\]\.(?:command$|args\b)|\.(?:devImage|imageSelector)$|\.onUpload\./,
  listed:
    /^(?:commands|profiles|vars)\b|\.custom\.(?:command|args|appendArgs)|\.values\b|^hooks\[\d+\]\.(?:command$|args\b)|\.container\.imageSelector$|^dev\.(?:(?:ports|sync|replacePods)\[\d+\]|terminal)\.imageSelector$|\.replaceImage$/,
};

/** Whether DevSpace replaces runtime variables in a value. */
export function isRuntimePlace(segments: Segments, {version}: ConfigFormat): boolean {
  const {hasNamedEntries} = versionsByLabel[version];
  return RUNTIME_PLACES[hasNamedEntries ? 'named' : 'listed'].test(formatPath(segments));
}

/** Scripts, which other rules check. */
const SCRIPTS = /^(?:commands|functions|pipelines)$/;

/** Finds runtime variables that DevSpace doesn't replace. */
export function checkRuntimePlaces(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  const found: Diagnostic[] = [];
  const {hasNamedEntries, hasRuntimeVariables} = versionsByLabel[format.version];
  // Fields of other formats are in other places.
  if (!hasRuntimeVariables || format !== format.all(format.version)) return found;
  forEachString(document.value, [], (text, segments) => {
    if (!text.includes('{runtime.') || isRuntimePlace(segments, format)) return;
    if (SCRIPTS.test(String(segments[0])) || isExpression(text)) return;
    const field = findField(segments, format) ?? findField(segments.slice(0, -1), format);
    if (field === undefined) return;
    // `checkTypedVariables` reports them.
    if (segments.at(-1) === field.name && requiredType(field) !== undefined) return;
    const message = "DevSpace doesn't replace runtime variables here, and";
    const hint =
      'use them in Helm values, inline manifests, hooks, `dev` selectors or custom builds';
    if (hasNamedEntries)
      found.push(
        document.report(segments, `${message} keeps the text`, hint, {severity: 'warning'}),
      );
    else {
      const places = hint.replace(' inline manifests,', '');
      found.push(document.report(segments, `${message} rejects the config`, places));
    }
  });
  return found;
}

/** Whether a definition has the short form, and a fixed value. */
function isShort(definition: unknown): definition is boolean | number | string {
  if (typeof definition === 'string') return !definition.includes('$');
  return typeof definition === 'number' || typeof definition === 'boolean';
}

/** Why a definition in the long form is a string: its fixed value or default is one. Answers are typed differently. */
function explainLongForm(
  name: string,
  definition: unknown,
  type: string,
): readonly [message: string, hint: string] | undefined {
  const {source, value, default: preset, command, commands} = asMap(definition);
  const isDefault = value === undefined && (source === 'env' || source === 'none');
  const text = isDefault ? preset : value;
  if (typeof text !== 'string' || text.includes('$') || (command ?? commands) !== undefined)
    return undefined;
  const key = isDefault ? 'default' : 'value';
  const unless =
    source === 'env'
      ? ', and DevSpace rejects the config unless the environment sets the variable'
      : '';
  const isFitting = (SHORT_VALUES[type] ?? /$^/).test(text);
  return [
    `the ${key} of \`${name}\` is a string, but this field requires ${type}${unless}`,
    isFitting
      ? `set \`${key}: ${text}\` in \`vars\`, without quotes`
      : `set \`${name}\` to ${type}`,
  ];
}

/** An expression that prints a fixed text. */
const CONSTANT = /^\s*\$#?(!?)\(\s*echo\s+(?:"([^"$`\\]*)"|'([^']*)'|([\w./:-]+))\s*\)\s*$/;

/** What DevSpace converts the output of expressions to, in this order. No output is `true`. */
const OUTPUT_TYPES: ReadonlyArray<readonly [type: string, output: RegExp]> = [
  ['a boolean', /^(?:|true|false|[tfTF01])$/],
  ['a number', /^[-+]?\d+$/],
  ['an object', /^\{[\s\S]*\}$/],
  ['a list', /^\[[\s\S]*\]$/],
];

/** Explains an expression whose fixed output has another type than its field. */
function explainConstant(
  text: string,
  required: string,
): readonly [message: string, hint: string] | undefined {
  const [whole, isText = '', ...outputs] = CONSTANT.exec(text) ?? [];
  const output = outputs.find((part: string | undefined) => part !== undefined)?.trim() ?? '';
  if (whole === undefined || /^(?:null|undefined)$/.test(output)) return undefined;
  const [type] = OUTPUT_TYPES.find(([, pattern]) => pattern.test(output)) ?? ['a string'];
  if ((isText === '' ? type : 'a string') === required) return undefined;
  const printed = output === '' ? 'nothing, which DevSpace converts to `true`' : `\`${output}\``;
  return [
    `the expression prints ${printed}, but this field requires ${required}`,
    `print ${required}`,
  ];
}

/**
 * Finds values with variables that have another type than their fields. The short form of a variable is always
 * a string for DevSpace: `PORT: 5000` is `"5000"`, but `PORT: {value: 5000}` is a number.
 */
export function checkTypedVariables(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  const config = document.value;
  const {hasExpressions} = versionsByLabel[format.version];
  // Older formats have a list of variables, without a short form.
  const vars = asMap(asMap(config).vars);
  return findFields(config, format).flatMap(({segments, field}): Diagnostic[] => {
    const text = valueAt(config, segments);
    const type = requiredType(field);
    // A profile can replace the variable.
    if (typeof text !== 'string' || type === undefined || segments[0] === 'profiles') return [];
    const constant = hasExpressions ? explainConstant(text, type) : undefined;
    if (constant) return [document.report(segments, ...constant)];
    if (!/\$!?\{/.test(text) || isExpression(text)) return [];
    const [, name] = WHOLE_VARIABLE.exec(text) ?? [];
    if (name === undefined) {
      const isRuntime = text.startsWith('${runtime.');
      // A predefined variable, such as `${devspace.context}`.
      if (/^\$\{[^}]*\}$/.test(text) && !isRuntime) return [];
      const message = isRuntime
        ? `DevSpace doesn't replace runtime variables here, and this field requires ${type}`
        : text.startsWith('$!')
          ? `\`$!{…}\` is always a string, but this field requires ${type}`
          : `a variable with other text is a string, but this field requires ${type}`;
      return [
        document.report(segments, message, `write ${type}, or a variable as the whole value`),
      ];
    }
    const definition = vars[name];
    const long = explainLongForm(name, definition, type);
    if (long) return [document.report(segments, ...long)];
    if (!isShort(definition)) return [];
    const written = document.written(['vars', name]) ?? String(definition);
    const value = written.replace(/^(['"])(.*)\1$/, '$2');
    const isFitting = SHORT_VALUES[type] ?? /$^/;
    const message = `\`${name}\` is a string, because it has the short form in \`vars\`, but this field requires ${type}`;
    if (!isFitting.test(value))
      return [document.report(segments, message, `set \`${name}\` to ${type}`)];
    const fix = {location: document.locateValue(['vars', name]), newText: `{value: ${value}}`};
    const hint = `write \`${name}: {value: ${value}}\` in \`vars\``;
    return [document.report(segments, message, hint, {fix})];
  });
}

/** Finds numbers and booleans in other text, such as `api-${COUNT}`, which versions without expressions refuse. */
export function checkVariablesInText(document: YamlDocument): Diagnostic[] {
  const {vars: _, commands: __, profiles: ___, ...sections} = asMap(document.value);
  const typed = definitionsIn(document.value).flatMap(([name, definition]) => {
    const {default: preset, source} = asMap(definition);
    const isString = typeof preset !== 'number' && typeof preset !== 'boolean';
    return isString || (source !== 'none' && source !== 'env') ? [] : [name];
  });
  const found: Diagnostic[] = [];
  forEachString(sections, [], (text, segments) => {
    const name = typed.find((other) => text.includes(`\${${other}}`) && text !== `\${${other}}`);
    if (name === undefined) return;
    const message = `the default of \`${name}\` isn't a string, so DevSpace can't insert it into other text`;
    found.push(document.report(segments, message, 'put the default in quotes'));
  });
  return found;
}
