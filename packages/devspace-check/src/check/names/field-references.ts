/** Finds names and variables in the fields of a config. */
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {codeSpan, joinWords} from '@devspace-docs/common';
import type {ConfigScript} from '../scripts/config-scripts.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {isRuntimePlace, VARIABLE} from '../values/variables.ts';
import {
  asMap,
  entriesAt,
  forEachString,
  isYamlMap,
  type Segments,
  type YamlMap,
} from '../yaml/yaml.ts';
import {readEvent} from './hook-events.ts';
import type {References, TextRange} from './references.ts';

/** Adds the name in `${runtime.images.api.tag}` or another runtime variable. */
function addRuntimeVariable(
  whole: string,
  path: string,
  at: TextRange,
  references: References,
): void {
  const [group, name = '', inside, image] = path.split('.');
  if (group === 'images' || group === 'hooks') {
    const key = path.slice(group.length + 1);
    const part = group === 'images' ? /\.(?:image|tag)$/ : /\.(?:stdout|stderr)$/;
    references.addName(group, key.replace(part, ''), whole, at);
  } else if (group === 'dependencies') {
    references.addName('dependencies', name, whole, at);
    if ((inside === 'images' || inside === 'hooks') && image !== undefined) return;
    const hint = `write \`\${runtime.dependencies.${name}.images.NAME}\``;
    references.addBroken(
      at,
      `\`${whole}\` doesn't specify one of the dependency's images or hooks`,
      hint,
    );
  } else {
    const hint =
      'runtime variables start with `runtime.images`, `runtime.dependencies` or `runtime.hooks`';
    references.addBroken(at, `unknown runtime variable \`${whole}\``, hint);
  }
}

/** Adds the names in `image(api):tag(api)`, or in a helper after an image name. */
function addHelpers(
  text: string,
  segments: Segments,
  version: VersionLabel,
  references: References,
): void {
  const effect = versionsByLabel[version].hasNamedEntries ? 'DevSpace keeps the text' : undefined;
  if (!/^\S*(?:image|tag)\([\w.-]+\)$/.test(text)) return;
  for (const match of text.matchAll(/(?:^|:)((?:image|tag)\(([\w.-]+)\))/g)) {
    const [whole, helper = '', argument = ''] = match;
    const offset = match.index + whole.length - helper.length;
    const at: TextRange = {segments, offset, length: helper.length};
    const [dependency = '', inside] = argument.split('.');
    if (inside === undefined) references.addName('images', argument, helper, at, effect);
    else references.addName('dependencies', dependency, helper, at, effect);
  }
}

/** Adds the names in runtime variables and helpers. */
export function addRuntimeReferences(
  config: unknown,
  format: ConfigFormat,
  references: References,
): void {
  forEachString(config, [], (text, segments) => {
    addHelpers(text, segments, format.version, references);
    if (!isRuntimePlace(segments, format)) return;
    for (const {0: whole, 1: path = '', index: offset} of text.matchAll(
      /\$!?\{runtime\.([^}]+)\}/g,
    ))
      addRuntimeVariable(whole, path, {segments, offset, length: whole.length}, references);
  });
}

/** Predefined and runtime variables, which other rules check. */
const BUILT_IN = /^(?:devspace[._]|runtime\.)/i;

/** Whether a script assigns a variable. */
function isSetIn(source: string, name: string): boolean {
  const assigned = new RegExp(`(?<![\\w$\\{])${name}\\+?=|\\b(?:for|read|local)\\b.*\\b${name}\\b`);
  return assigned.test(source);
}

/** Whether a value is the name or the parent of a profile, which can't contain variables. */
function isProfileName([section, , key]: Segments): boolean {
  return section === 'profiles' && (key === 'name' || key === 'parent');
}

/** Adds the variables in the values of a config. */
export function addVariableNames(
  config: unknown,
  scripts: readonly ConfigScript[],
  references: References,
): void {
  const scriptPaths = new Set(scripts.map(({segments}) => segments.join('.')));
  forEachString(config, [], (text, segments) => {
    // DevSpace doesn't replace variables in the name.
    if (segments[0] === 'name' || isProfileName(segments)) return;
    const isTypoOnly = scriptPaths.has(segments.join('.'));
    for (const {0: whole, 1: name = '', index: offset} of text.matchAll(VARIABLE)) {
      if (BUILT_IN.test(name) || (isTypoOnly && isSetIn(text, name))) continue;
      const at = {segments, offset, length: whole.length};
      references.found.push({kind: 'name', section: 'vars', name, by: whole, at, isTypoOnly});
    }
  });
}

const NO_EFFECT = 'it has no effect';

/** Adds the names in `dev`, for versions in which it isn't a map of entries. */
function addDev(dev: unknown, at: Segments, hasImageNames: boolean, references: References): void {
  const {autoReload, logs, interactive} = asMap(dev);
  for (const section of ['images', 'deployments'] as const) {
    const segments = [...at, 'autoReload', section];
    references.addTexts(section, asMap(autoReload)[section], 'autoReload', segments, NO_EFFECT);
  }
  if (!hasImageNames) return;
  references.addTexts('images', asMap(logs).images, 'logs', [...at, 'logs', 'images'], NO_EFFECT);
  for (const {map, at: segments} of ['ports', 'sync'].flatMap((list) => entriesAt(dev, [list])))
    references.addText('images', map.imageName, 'imageName', [...at, ...segments, 'imageName']);
  const base = [...at, 'interactive'];
  const {imageName} = asMap(asMap(interactive).terminal);
  references.addText('images', imageName, 'imageName', [...base, 'terminal', 'imageName']);
  for (const {map, at: segments} of entriesAt(interactive, ['images']))
    references.addText('images', map.name, 'interactive', [...base, ...segments, 'name']);
}

const NEVER_RUNS = 'DevSpace never runs the hook for it';

/** Adds the names in `when` of hooks without events. */
function addWhen(when: unknown, base: Segments, references: References): void {
  for (const moment of ['before', 'after']) {
    const {deployments, images} = asMap(asMap(when)[moment]);
    const at = [...base, moment, 'deployments'];
    if (deployments !== 'all')
      references.addText('deployments', deployments, 'when', at, NEVER_RUNS);
    if (typeof images !== 'string' || images === 'all' || images.includes('$')) continue;
    const segments = [...base, moment, 'images'];
    const message = `hooks can't run for the single image \`${images}\`: all images are one stage`;
    const whole = {segments, offset: 0, length: images.length};
    references.addBroken(whole, message, 'write `all`', {newText: 'all', severity: 'warning'});
  }
}

function addEvent(
  event: string,
  segments: Segments,
  version: VersionLabel,
  references: References,
): void {
  const at: TextRange = {segments, offset: 0, length: event.length};
  const reading = readEvent(event, version);
  if (reading.kind === 'dead') {
    const message = `${version} never runs hooks for the event \`${event}\``;
    const [, newText] = /^use `([^`]+)`$/.exec(reading.hint) ?? [];
    references.addBroken(at, message, reading.hint, {
      severity: 'warning',
      ...(newText !== undefined && {newText}),
    });
  } else if (reading.kind === 'unknown') {
    const {suggestion, similar} = reading;
    const events = joinWords(similar.map(codeSpan), 'or');
    const message = `unknown event \`${event}\`, so ${NEVER_RUNS}`;
    references.addTypo(at, message, suggestion, `use ${events}`, {severity: 'warning'});
  } else if (reading.section && reading.name !== undefined) {
    const {length} = reading.name;
    const nameAt = {segments, offset: event.length - length, length};
    references.addName(reading.section, reading.name, event, nameAt, NEVER_RUNS);
  }
}

/** Adds the names in fields of a config, or of the partial config in a profile. */
function addFields(
  config: unknown,
  at: Segments,
  version: VersionLabel,
  references: References,
): void {
  if (!isYamlMap(config)) return;
  const {hasNamedEntries, hasImageNames, hasHookEvents} = versionsByLabel[version];
  if (!hasNamedEntries) addDev(config.dev, [...at, 'dev'], hasImageNames, references);
  for (const hook of entriesAt(config, ['hooks'])) {
    if (!hasHookEvents) addWhen(hook.map.when, [...at, ...hook.at, 'when'], references);
    else
      for (const {value: event, at: segments} of entriesAt(config, [...hook.at, 'events']))
        if (typeof event === 'string' && !event.includes('$'))
          addEvent(event, [...at, ...segments], version, references);
  }
}

/** Adds the names in fields: events, parent profiles, and names that only older versions use. */
export function addFieldReferences(
  config: YamlMap,
  version: VersionLabel,
  references: References,
): void {
  addFields(config, [], version, references);
  for (const {map: profile, at} of entriesAt(config, ['profiles'])) {
    references.addText('profiles', profile.parent, 'parent', [...at, 'parent']);
    for (const {map, at: segments} of entriesAt(config, [...at, 'parents']))
      if (map.source === undefined)
        references.addText('profiles', map.profile, 'parents', [...segments, 'profile']);
    for (const step of ['replace', 'merge', 'strategicMerge'])
      addFields(profile[step], [...at, step], version, references);
  }
}
