/** Checks values for which DevSpace has its own rules, in addition to those of the schema. */
import {isNode, isScalar, visit} from 'yaml';
import {versionsByLabel} from '@devspace-docs/versions';
import type {ConfigFile} from '../config/config-file.ts';
import {booleanWordsOf} from '../yaml/dialect.ts';
import {commandFlags} from '../names/script-references.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {
  asMap,
  entriesAt,
  isComputed,
  isYamlMap,
  type Diagnostic,
  type YamlDocument,
} from '../yaml/yaml.ts';
import {checkCycles} from './cycles.ts';
import {checkImageNames} from './image-names.ts';
import {checkNoEffect, findPatterns} from './no-effect.ts';
import {checkRegularExpressions} from './regular-expressions.ts';
import {
  checkRuntimePlaces,
  checkSources,
  checkTypedVariables,
  checkVariablesInText,
} from './variables.ts';

/** Finds empty patterns, such as an unquoted `!src`, which is a YAML tag. */
function* checkPatterns(document: YamlDocument): Generator<Diagnostic> {
  for (const {at: segments, value: pattern} of findPatterns(document.value)) {
    if (pattern !== '' && pattern !== null) continue;
    const message = 'the pattern is empty, so DevSpace rejects the config';
    const tag = document.tagOf(segments);
    if (tag === undefined) yield document.report(segments, message, 'remove it');
    else
      yield {
        segments,
        location: tag.location,
        message: `${message}: without quotes, \`${tag.text}\` is a YAML tag`,
        hint: `put it in quotes: '${tag.text}'`,
        fix: {location: tag.location, newText: `'${tag.text}'`},
      };
  }
}

/** `running: false` is the same as no `running`. */
function* checkWaits(document: YamlDocument): Generator<Diagnostic> {
  for (const {at, map} of entriesAt(document.value, ['hooks'])) {
    const {running, terminatedWithCode} = asMap(map.wait);
    if (running !== false || terminatedWithCode !== undefined) continue;
    const message = 'the hook waits for nothing, so DevSpace rejects the config';
    const hint = 'set `running` to `true`, or `terminatedWithCode`';
    yield document.report([...at, 'wait', 'running'], message, hint);
  }
}

/** Kubernetes types: `secretKeyRef: {name: …, key: …}`. */
const ENV_SOURCES = ['configMapKeyRef', 'fieldRef', 'resourceFieldRef', 'secretKeyRef'];

/** Finds sources of kaniko's environment variables that aren't Kubernetes objects. */
function* checkKaniko(document: YamlDocument, {version}: ConfigFormat): Generator<Diagnostic> {
  const {value} = document;
  const base = versionsByLabel[version].hasNamedEntries ? [] : ['build'];
  const sources = entriesAt(value, ['images'])
    .flatMap(({at}) => entriesAt(value, [...at, ...base, 'kaniko', 'envFrom']))
    .flatMap(({at}) => entriesAt(value, at));
  for (const {key, at, value: reference} of sources) {
    const kind = String(key);
    if (!ENV_SOURCES.includes(kind) || reference === null || isYamlMap(reference)) continue;
    if (typeof reference === 'string' && isComputed(reference)) continue;
    const example = kind.endsWith('KeyRef') ? '{name: NAME, key: KEY}' : '{fieldPath: PATH}';
    const message = `\`${kind}\` isn't an object, so DevSpace rejects the config`;
    const hint =
      kind === 'resourceFieldRef'
        ? 'write an object, as in Kubernetes'
        : `write it as in Kubernetes: \`${kind}: ${example}\``;
    yield document.report(at, message, hint);
  }
}

/** Booleans in entries that DevSpace reads as JSON, in which `yes` is a string. */
const JSON_BOOLEANS = {
  commands: ['appendArgs', 'internal'],
  pipelines: ['continueOnError'],
  vars: ['alwaysResolve', 'noCache', 'password'],
};

function* checkBooleanWords(
  document: YamlDocument,
  {version}: ConfigFormat,
): Generator<Diagnostic> {
  const words = booleanWordsOf(version);
  for (const [section, keys] of Object.entries(JSON_BOOLEANS))
    for (const {at, map} of entriesAt(asMap(asMap(document.value)[section]), []))
      for (const key of keys) {
        const value = map[key];
        if (typeof value !== 'string' || !words.includes(value)) continue;
        const segments = [section, ...at, key];
        const newText = String(/^(?:y|on)/i.test(value));
        const message = `DevSpace reads \`${value}\` as a string here, and rejects the config`;
        const fix = {location: document.locateValue(segments), newText};
        yield document.report(segments, message, `write \`${newText}\``, {fix});
      }
}

/** One-letter forms of the flags of the commands that run pipelines, and of the global flags. */
const COMMAND_LETTERS: readonly unknown[] = ['b', 'd', 'h', 'n', 'p', 's', 't'];

/** Which defaults the types of flags accept: DevSpace reads pipelines as JSON. */
const FLAG_DEFAULTS: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  bool: [(value) => typeof value === 'boolean', 'a boolean'],
  int: [(value) => typeof value === 'number' || /^[-+]?\d+$/.test(String(value)), 'an integer'],
  string: [(value) => typeof value === 'string', 'a string'],
  stringArray: [
    (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    'a list of strings',
  ],
};

/** Two flags with the same name crash the command that runs the pipeline. */
function* checkFlags(document: YamlDocument, {version}: ConfigFormat): Generator<Diagnostic> {
  const own = {name: commandFlags(version) as readonly unknown[], short: COMMAND_LETTERS};
  for (const pipeline of entriesAt(document.value, ['pipelines'])) {
    const flags = entriesAt(document.value, [...pipeline.at, 'flags']);
    for (const {at, map} of flags) {
      const {type = 'bool', default: preset = null} = map;
      const [isFitting, noun] = FLAG_DEFAULTS[String(type)] ?? [];
      if (preset === null || isFitting?.(preset) !== false) continue;
      const message = `the default isn't ${noun}, so DevSpace omits the flag`;
      const hint = `write ${noun}, or change \`type\``;
      yield document.report([...at, 'default'], message, hint, {severity: 'warning'});
    }
    for (const key of ['name', 'short'] as const)
      for (const {at, map, key: index} of flags) {
        const value = map[key];
        const isFirst = flags.find((other) => other.map[key] === value)?.key === index;
        const isOwn = own[key].includes(value) && map.name !== '';
        if (typeof value !== 'string' || value === '' || (isFirst && !isOwn)) continue;
        const message = isFirst
          ? `the commands that run pipelines have a flag \`${value}\`, so DevSpace crashes`
          : `another flag is also \`${value}\`, so DevSpace crashes when it runs the pipeline`;
        yield document.report([...at, key], message, 'use another name');
      }
  }
}

/** Finds keys that aren't strings, which crash 4.x. The parser reports booleans. */
function checkKeys(document: YamlDocument): Diagnostic[] {
  const {contents} = document.syntax;
  const found: Diagnostic[] = [];
  if (isNode(contents))
    visit(contents, {
      Pair(_, {key}) {
        if (!isScalar(key) || typeof key.value !== 'number') return;
        const message = `the key \`${key.source}\` is a number, so DevSpace crashes`;
        const newText = `"${key.source}"`;
        const location = document.locate(key);
        found.push({
          location,
          message,
          hint: `put it in quotes: ${newText}`,
          fix: {location, newText},
        });
      },
    });
  return found;
}

/** Finds charts that 5.x and 4.x require. */
function* checkCharts(document: YamlDocument): Generator<Diagnostic> {
  for (const {at, map} of entriesAt(document.value, ['deployments'])) {
    const {chart, componentChart} = asMap(map.helm);
    if (componentChart !== false || (chart !== undefined && chart !== null)) continue;
    const message = 'the deployment has no chart, so DevSpace rejects the config';
    const hint = 'set `chart`, or `componentChart` to `true`';
    yield document.report([...at, 'helm', 'componentChart'], message, hint);
  }
}

/** Lists of 5.x whose items must differ. */
const UNIQUE_ITEMS = [
  {path: ['dependencies'], key: 'name'},
  {path: ['dev', 'replacePods'], key: 'imageSelector'},
  {path: ['dev', 'replacePods'], key: 'labelSelector'},
] as const;

function* checkUniqueItems(document: YamlDocument): Generator<Diagnostic> {
  for (const {path, key} of UNIQUE_ITEMS) {
    const texts = entriesAt(document.value, path).map(({map}) => JSON.stringify(map[key] ?? {}));
    for (const [index, text] of texts.entries()) {
      const first = texts.indexOf(text);
      if (text === '{}' || first === index) continue;
      const message = `item ${first + 1} of the list has the same \`${key}\`, so DevSpace rejects the config`;
      const hint = 'use another value, or merge the items';
      yield document.report([...path, index, key], message, hint);
    }
  }
}

/** DevSpace selects profiles before it computes variables, and uses the first one with a name. */
function* checkProfileNames(document: YamlDocument): Generator<Diagnostic> {
  const profiles = entriesAt(document.value, ['profiles']);
  for (const {key: index, at, map} of profiles)
    for (const key of ['name', 'parent']) {
      const name = map[key];
      if (typeof name !== 'string') continue;
      const first = profiles.find((other) => other.map.name === name)?.key;
      if (key === 'name' && name !== '' && first !== index) {
        const message = `DevSpace ignores this profile, because an earlier one is also named \`${name}\``;
        const hint = 'use another name, or merge the profiles';
        yield document.report([...at, key], message, hint, {severity: 'warning'});
      } else if (isComputed(name)) {
        const message = `\`${name}\` isn't a fixed name, so DevSpace rejects the config`;
        yield document.report([...at, key], message, 'write the name of a profile');
      }
    }
}

/** Finds fields of dev entries that DevSpace rejects next to `containers`, unless each container has the same value. */
function* checkContainerFields(
  document: YamlDocument,
  {tree}: ConfigFormat,
): Generator<Diagnostic> {
  const entry = tree.config.fields.get('dev')?.value.entries;
  const fields = entry?.fields.get('containers')?.value.entries?.fields ?? new Map();
  for (const {at, map} of entriesAt(document.value, ['dev'])) {
    const containers = Object.entries(asMap(map.containers));
    for (const [field, own] of Object.entries(map)) {
      const isEmpty = own === null || own === '' || own === false;
      if (isEmpty || field === 'container' || !fields.has(field)) continue;
      const text = JSON.stringify(own);
      const other = containers.find(
        ([, container]) => isYamlMap(container) && JSON.stringify(container[field]) !== text,
      );
      if (!other) continue;
      const message = `the entry has \`containers\`, and \`${other[0]}\` doesn't have the same \`${field}\`, so DevSpace 6.3.0 and later reject the config`;
      yield document.reportKey([...at, field], message, 'move the field to the container');
    }
  }
}

/** Checks the values of a config. */
export function checkValues(file: ConfigFile): Diagnostic[] {
  const {document, format} = file;
  const {hasNamedEntries, hasExpressions} = versionsByLabel[format.version];
  return [
    ...checkCycles(document, format),
    ...checkImageNames(file),
    ...checkRegularExpressions(document),
    ...checkBooleanWords(document, format),
    ...checkFlags(document, format),
    ...checkProfileNames(document),
    ...checkSources(document, format),
    ...checkTypedVariables(document, format),
    ...checkRuntimePlaces(document, format),
    ...(hasExpressions
      ? checkKaniko(document, format)
      : [...checkVariablesInText(document), ...checkKeys(document)]),
    ...(hasNamedEntries
      ? [
          ...checkContainerFields(document, format),
          ...checkPatterns(document),
          ...checkWaits(document),
          ...checkNoEffect(file),
        ]
      : [...checkCharts(document), ...checkUniqueItems(document)]),
  ];
}
