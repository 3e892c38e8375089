/** Checks values for which DevSpace has its own rules, in addition to those of the schema. */
import {versionsByLabel} from '@devspace-docs/versions';
import {checkCycles} from './cycles.ts';
import type {ConfigFile} from './config-file.ts';
import {booleanWordsOf} from './dialect.ts';
import {checkImageNames} from './image-names.ts';
import {checkNoEffect} from './no-effect.ts';
import {checkRegularExpressions} from './regular-expressions.ts';
import {commandFlags} from './script-references.ts';
import type {ConfigFormat} from './schemas.ts';
import {checkSources, checkTypedVariables} from './variables.ts';
import {
  asList,
  asMap,
  isYamlMap,
  valueAt,
  type Diagnostic,
  type Segments,
  type YamlDocument,
} from './yaml.ts';

const PATTERN_LISTS = ['excludePaths', 'downloadExcludePaths', 'uploadExcludePaths'];

/** Finds empty patterns, such as an unquoted `!src`, which is a YAML tag. */
function checkPatterns(document: YamlDocument, at: Segments): Diagnostic[] {
  return asList(valueAt(document.value, [...at, 'sync'])).flatMap((sync, index) =>
    PATTERN_LISTS.flatMap((list) =>
      asList(asMap(sync)[list]).flatMap((pattern, item): Diagnostic[] => {
        if (pattern !== '' && pattern !== null) return [];
        const segments = [...at, 'sync', index, list, item];
        const message = 'the pattern is empty, so DevSpace rejects the config';
        const tag = document.tagOf(segments);
        if (tag === undefined) return [document.report(segments, message, 'remove it')];
        return [
          {
            segments,
            location: tag.location,
            message: `${message}: without quotes, \`${tag.text}\` is a YAML tag`,
            hint: `put it in quotes: '${tag.text}'`,
            fix: {location: tag.location, newText: `'${tag.text}'`},
          },
        ];
      }),
    ),
  );
}

function checkSync(document: YamlDocument): Diagnostic[] {
  return Object.entries(asMap(asMap(document.value).dev)).flatMap(([name, entry]) => [
    ...checkPatterns(document, ['dev', name]),
    ...Object.keys(asMap(asMap(entry).containers)).flatMap((container) =>
      checkPatterns(document, ['dev', name, 'containers', container]),
    ),
  ]);
}

/** `running: false` is the same as no `running`. */
function checkWaits(document: YamlDocument): Diagnostic[] {
  return asList(asMap(document.value).hooks).flatMap((hook, index): Diagnostic[] => {
    const {running, terminatedWithCode} = asMap(asMap(hook).wait);
    if (running !== false || terminatedWithCode !== undefined) return [];
    const message = 'the hook waits for nothing, so DevSpace rejects the config';
    const hint = 'set `running` to `true`, or `terminatedWithCode`';
    return [document.report(['hooks', index, 'wait', 'running'], message, hint)];
  });
}

/** Kubernetes types: `secretKeyRef: {name: …, key: …}`. */
const ENV_SOURCES = ['configMapKeyRef', 'fieldRef', 'resourceFieldRef', 'secretKeyRef'];

/** Finds sources of environment variables that aren't Kubernetes objects. */
function checkEnvironment(document: YamlDocument, at: Segments): Diagnostic[] {
  return Object.entries(asMap(valueAt(document.value, at))).flatMap(([name, source]) =>
    Object.entries(asMap(source)).flatMap(([kind, reference]): Diagnostic[] => {
      const isComputed = typeof reference === 'string' && /\$!?[({]/.test(reference);
      if (!ENV_SOURCES.includes(kind) || reference === null || isComputed) return [];
      if (isYamlMap(reference)) return [];
      const example = kind.endsWith('KeyRef') ? '{name: NAME, key: KEY}' : '{fieldPath: PATH}';
      const message = `\`${kind}\` isn't an object, so DevSpace rejects the config`;
      const hint =
        kind === 'resourceFieldRef'
          ? 'write an object, as in Kubernetes'
          : `write it as in Kubernetes: \`${kind}: ${example}\``;
      return [document.report([...at, name, kind], message, hint)];
    }),
  );
}

/** Booleans in entries that DevSpace reads as JSON, in which `yes` is a string. */
const JSON_BOOLEANS = {
  commands: ['appendArgs', 'internal'],
  pipelines: ['continueOnError'],
  vars: ['alwaysResolve', 'noCache', 'password'],
};

function checkBooleanWords(document: YamlDocument, {version}: ConfigFormat): Diagnostic[] {
  const words = booleanWordsOf(version);
  return Object.entries(JSON_BOOLEANS).flatMap(([section, keys]) =>
    Object.entries(asMap(asMap(document.value)[section])).flatMap(([name, entry]) =>
      keys.flatMap((key): Diagnostic[] => {
        const value = asMap(entry)[key];
        if (typeof value !== 'string' || !words.includes(value)) return [];
        const segments = [section, name, key];
        const location = document.locateValue(segments);
        const newText = String(/^(?:y|on)/i.test(value));
        const message = `DevSpace reads \`${value}\` as a string here, and rejects the config`;
        const fix = {location, newText};
        return [document.report(segments, message, `write \`${newText}\``, {fix})];
      }),
    ),
  );
}

/** One-letter forms of the flags of the commands that run pipelines, and of the global flags. */
const COMMAND_LETTERS: readonly unknown[] = ['b', 'd', 'h', 'n', 'p', 's', 't'];

/** Two flags with the same name crash the command that runs the pipeline. */
function checkFlags(document: YamlDocument, {version}: ConfigFormat): Diagnostic[] {
  const own: Readonly<Record<string, readonly unknown[]>> = {
    name: commandFlags(version),
    short: COMMAND_LETTERS,
  };
  return Object.entries(asMap(asMap(document.value).pipelines)).flatMap(([pipeline, entry]) => {
    const flags = asList(asMap(entry).flags).map(asMap);
    return (['name', 'short'] as const).flatMap((key) =>
      flags.flatMap((flag, index): Diagnostic[] => {
        const value = flag[key];
        const isFirst = flags.findIndex((other) => other[key] === value) === index;
        const isOwn = own[key]?.includes(value) === true && flag.name !== '';
        if (typeof value !== 'string' || value === '' || (isFirst && !isOwn)) return [];
        const segments = ['pipelines', pipeline, 'flags', index, key];
        const message = isFirst
          ? `the commands that run pipelines have a flag \`${value}\`, so DevSpace crashes`
          : `another flag is also \`${value}\`, so DevSpace crashes when it runs the pipeline`;
        return [document.report(segments, message, 'use another name')];
      }),
    );
  });
}

/** Finds charts that 5.x and 4.x require. */
function checkCharts(document: YamlDocument): Diagnostic[] {
  return asList(asMap(document.value).deployments).flatMap((deployment, index): Diagnostic[] => {
    const {chart, componentChart} = asMap(asMap(deployment).helm);
    if (componentChart !== false || (chart !== undefined && chart !== null)) return [];
    const message = 'the deployment has no chart, so DevSpace rejects the config';
    const hint = 'set `chart`, or `componentChart` to `true`';
    return [document.report(['deployments', index, 'helm', 'componentChart'], message, hint)];
  });
}

/** Lists of 5.x whose items must differ. */
const UNIQUE_ITEMS = [
  {path: ['dependencies'], keys: ['name']},
  {path: ['dev', 'replacePods'], keys: ['imageSelector', 'labelSelector']},
] as const;

function checkUniqueItems(document: YamlDocument): Diagnostic[] {
  return UNIQUE_ITEMS.flatMap(({path, keys}) => {
    const items = asList(valueAt(document.value, path)).map(asMap);
    return keys.flatMap((key) =>
      items.flatMap((item, index): Diagnostic[] => {
        const text = JSON.stringify(item[key]);
        const first = items.findIndex((other) => JSON.stringify(other[key]) === text);
        if (item[key] === undefined || text === '{}' || first === index) return [];
        const message = `item ${first + 1} of the list has the same \`${key}\`, so DevSpace rejects the config`;
        const hint = 'use another value, or merge the items';
        return [document.report([...path, index, key], message, hint)];
      }),
    );
  });
}

/** DevSpace selects profiles before it computes variables, and uses the first one with a name. */
function checkProfileNames(document: YamlDocument): Diagnostic[] {
  const profiles = asList(asMap(document.value).profiles).map(asMap);
  return profiles.flatMap((profile, index) =>
    ['name', 'parent'].flatMap((key): Diagnostic[] => {
      const name = profile[key];
      const segments = ['profiles', index, key];
      if (key === 'name' && typeof name === 'string' && name !== '') {
        const first = profiles.findIndex((other) => other.name === name);
        if (first !== index) {
          const message = `DevSpace ignores this profile, because an earlier one is also named \`${name}\``;
          const hint = 'use another name, or merge the profiles';
          return [document.report(segments, message, hint, {severity: 'warning'})];
        }
      }
      if (typeof name !== 'string' || !/\$!?\{[^}]+\}|^\s*\$[!#]{0,2}\(/.test(name)) return [];
      const message = `\`${name}\` isn't a fixed name, so DevSpace rejects the config`;
      return [document.report(segments, message, 'write the name of a profile')];
    }),
  );
}

/** Finds fields of dev entries that DevSpace rejects next to `containers`, unless each container has the same value. */
function checkContainerFields(document: YamlDocument, {tree}: ConfigFormat): Diagnostic[] {
  const entry = tree.config.fields.get('dev')?.value.entries;
  const fields = entry?.fields.get('containers')?.value.entries?.fields ?? new Map();
  return Object.entries(asMap(asMap(document.value).dev)).flatMap(([name, value]) => {
    const containers = Object.entries(asMap(asMap(value).containers));
    return Object.entries(asMap(value)).flatMap(([field, own]): Diagnostic[] => {
      const isEmpty = own === null || own === '' || own === false;
      if (isEmpty || field === 'container' || !fields.has(field)) return [];
      const text = JSON.stringify(own);
      const other = containers.find(
        ([, container]) => isYamlMap(container) && JSON.stringify(container[field]) !== text,
      );
      if (!other) return [];
      const segments = ['dev', name, field];
      const message = `the entry has \`containers\`, and \`${other[0]}\` doesn't have the same \`${field}\`, so DevSpace 6.3.0 and later reject the config`;
      const hint = 'move the field to the container';
      return [{segments, location: document.locateKey(segments), message, hint}];
    });
  });
}

function checkKaniko(document: YamlDocument, base: Segments): Diagnostic[] {
  return Object.keys(asMap(asMap(document.value).images)).flatMap((image) =>
    checkEnvironment(document, ['images', image, ...base, 'kaniko', 'envFrom']),
  );
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
    ...(hasExpressions ? checkKaniko(document, hasNamedEntries ? [] : ['build']) : []),
    ...(hasNamedEntries
      ? [
          ...checkContainerFields(document, format),
          ...checkSync(document),
          ...checkWaits(document),
          ...checkNoEffect(document),
        ]
      : [...checkCharts(document), ...checkUniqueItems(document)]),
  ];
}
