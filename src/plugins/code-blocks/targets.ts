/** Link targets of code: fields, commands, flags and functions in the reference of a version. */
import {firstSentence, removeLinks} from '@devspace-docs/common';
import {type Command, type Flag} from '@devspace-docs/reference';
import {readFields} from '@devspace-docs/config-language/node';
import {
  type Field,
  type ScriptFunction,
  isYamlMap,
  type Segments,
} from '@devspace-docs/config-language';
import {type VersionLabel, perVersion, commandPage, pagePath} from '@devspace-docs/versions';

/** A location in the reference. */
export interface Target {
  /** Site path of the page. */
  readonly page: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** First sentence of the description, without Markdown. */
  readonly summary: string;
}

/** A config key and the field that it sets. */
export interface FieldUse {
  readonly segments: Segments;
  readonly field: Field;
}

/** First sentence of a Markdown text, as plain text. */
function summarize(text: string): string {
  return removeLinks(firstSentence(text)).replaceAll('`', '');
}

interface Fields {
  readonly byPath: ReadonlyMap<string, Field>;
  /** Paths of all fields, and of the maps and lists around them. */
  readonly prefixes: ReadonlySet<string>;
}

const fieldsOf = perVersion((version): Fields => {
  const byPath = readFields(version);
  const prefixes = new Set<string>();
  for (const path of byPath.keys()) {
    for (const {index} of path.matchAll(/\.|\[\]|$/g)) {
      prefixes.add(path.slice(0, index));
      if (path.startsWith('[]', index)) prefixes.add(path.slice(0, index + 2));
    }
  }
  return {byPath, prefixes};
});

/** Parts of a config in profiles, whose fields are documented at the top level. */
const PARTS = /^profiles\[\]\.(?:merge|replace|strategicMerge)$/;

/** Helm sections, whose `values` only have known fields for the component chart. */
const CHART_VALUES = /^deployments(?:\.\*|\[\])\.helm$/;

/** Whether a `helm` section uses the component chart, as far as the sample shows. */
function hasComponentChart(helm: Readonly<Record<string, unknown>>): boolean {
  if ('componentChart' in helm) return helm.componentChart === true;
  const {chart} = helm;
  return chart === undefined || (isYamlMap(chart) && chart.name === 'component-chart');
}

/**
 * Finds the fields that a config sets.
 *
 * @param start - Path of the part that a sample shows: keys above it aren't on the page.
 */
export function findFields(config: unknown, start: Segments, version: VersionLabel): FieldUse[] {
  const {byPath, prefixes} = fieldsOf(version);
  const found: FieldUse[] = [];
  const walk = (value: unknown, path: string, segments: Segments): void => {
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => walk(item, `${path}[]`, [...segments, index]));
      return;
    }
    if (!isYamlMap(value)) return;
    const isOtherChart = CHART_VALUES.test(path) && !hasComponentChart(value);
    for (const [key, item] of Object.entries(value)) {
      const own = path === '' ? key : `${path}.${key}`;
      const at = [...segments, key];
      const field = byPath.get(own);
      if (field && at.length > start.length) found.push({segments: at, field});
      if (isOtherChart && key === 'values') continue;
      if (field && PARTS.test(path)) walk(item, key, at);
      else if (prefixes.has(own)) walk(item, own, at);
      else if (prefixes.has(`${path}.*`)) walk(item, `${path}.*`, at);
    }
  };
  walk(config, '', []);
  return found;
}

export function targetOfField({anchor, description}: Field, version: VersionLabel): Target {
  const page = pagePath({version, page: 'configuration/reference'});
  return {page, anchor, summary: summarize(description)};
}

export function targetOfCommand({slug, summary}: Command, version: VersionLabel): Target {
  return {page: pagePath({version, page: commandPage(version, slug)}), anchor: '', summary};
}

/** A flag of a command; global flags are listed on the page of each command. */
export function targetOfFlag(
  {name, meaning}: Flag,
  isGlobal: boolean,
  {slug}: Command,
  version: VersionLabel,
): Target {
  const page = pagePath({version, page: commandPage(version, slug)});
  const anchor = `${isGlobal ? 'global-flag' : 'flag'}-${name}`;
  return {page, anchor, summary: summarize(meaning)};
}

export function targetOfFunction({name, summary}: ScriptFunction, version: VersionLabel): Target {
  const page = pagePath({version, page: 'configuration/functions'});
  return {page, anchor: name, summary: summarize(summary)};
}
