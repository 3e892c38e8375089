/** Makes configs of old formats from their fields, to test the conversion. The same seed gives the same config. */
import {checkConfig} from '../check/index.ts';
import {configVersions, findFormat, homeOf} from '../check/formats.ts';
import type {ConfigValue, Field} from '../check/schema/field-tree.ts';
import {isYamlMap, type YamlMap} from '../check/yaml.ts';
import {configFormats} from '../schema/formats.ts';
import {removeAt} from './normalize.ts';

const FORMATS = configVersions.filter((version) => version.startsWith('v1beta'));
const NAMES = ['api', 'web-app', 'My_Api', 'db'];
const WORDS = [
  'src',
  '${VAR}',
  'a-${VAR_2}',
  'registry.acme.test/api',
  '$${KEPT}',
  '/app',
  'x: y #z',
  'one\n\ntwo ${VAR}',
];

type Random = (limit: number) => number;

/** The generator mulberry32. */
function createRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

class Generator {
  private readonly random: Random;
  private readonly made = new Map<ConfigValue, unknown>();
  private readonly anchors = new Map<string, string>();
  private comments = 0;

  constructor(random: Random) {
    this.random = random;
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list[this.random(list.length)];
  }

  private scalar(value: ConfigValue, field: Field | undefined): unknown {
    const types = value.variants.flatMap(({schema}) => schema.type ?? []);
    if (field?.name === 'name') return this.pick(NAMES);
    if (field && field.allowed.length > 0) return this.pick(field.allowed);
    if (types.includes('boolean')) return this.random(2) === 0;
    if (types.includes('integer') || types.includes('number')) return 1 + this.random(9000);
    if (field?.path === 'images.*.image') return 'registry.acme.test/api';
    if (field && field.examples.length > 0 && this.random(3) > 0) return this.pick(field.examples);
    return this.pick(WORDS);
  }

  value(value: ConfigValue, field: Field | undefined, depth: number): unknown {
    const count = 1 + this.random(2);
    if (value.items) {
      const {items} = value;
      return Array.from({length: count}, () => this.value(items, undefined, depth + 1));
    }
    if (value.fields.size === 0 && value.entries === undefined && value.isOpen)
      return {key: this.pick(WORDS)};
    if (value.fields.size === 0 && value.entries === undefined) return this.scalar(value, field);
    const result: Record<string, unknown> = {};
    for (const inner of value.fields.values())
      if (inner.isRequired || this.random(depth < 2 ? 2 : 4) === 0)
        result[inner.name] = this.value(inner.value, inner, depth + 1);
    if (value.entries)
      for (const name of NAMES.slice(0, count))
        result[name] = this.value(value.entries, undefined, depth + 1);
    // Some values are the same, for aliases.
    const made = this.made.get(value);
    if (made !== undefined && this.random(4) === 0) return made;
    this.made.set(value, result);
    return result;
  }

  private comment(): string {
    if (this.random(4) > 0) return '';
    this.comments += 1;
    return `# comment ${this.comments};`;
  }

  private above(indent: string): string {
    const comment = this.comment();
    return comment === '' ? '' : `${indent}${comment}\n`;
  }

  private trail(): string {
    const comment = this.comment();
    return comment === '' ? '\n' : ` ${comment}\n`;
  }

  /** An alias of an equal value that was written before, or an anchor for others. */
  private anchor(value: unknown): {readonly alias?: string; readonly anchor: string} {
    const text = JSON.stringify(value);
    const known = this.anchors.get(text);
    if (this.random(4) > 0) return {anchor: ''};
    if (known !== undefined) return {alias: ` *${known}`, anchor: ''};
    const name = `a${this.anchors.size}`;
    this.anchors.set(text, name);
    return {anchor: ` &${name}`};
  }

  private key(name: string): string {
    if (name === '<<') return name;
    return this.pick([name, name, name, name, name, name, `"${name}"`, `'${name}'`]) ?? name;
  }

  /** Writes a value in brackets. */
  private flow(value: unknown, indent: string): string {
    const isList = Array.isArray(value);
    if (!isList && !isYamlMap(value)) return this.scalarText(value);
    const items = Object.entries(value).map(
      ([key, item]) => (isList ? '' : `${this.key(key)}: `) + this.flow(item, indent),
    );
    const isLong = items.length > 0 && this.random(3) === 0;
    const inside = isLong
      ? items.map((item) => `${indent}  ${item},${this.trail()}`).join('') + indent
      : items.join(', ');
    const start = isLong ? this.trail() : '';
    return isList ? `[${start}${inside}]` : `{${start}${inside}}`;
  }

  private scalarText(value: unknown): string {
    if (typeof value === 'boolean' && this.random(4) === 0) return value ? 'yes' : 'off';
    return JSON.stringify(value);
  }

  /** Writes a value after its key or dash. */
  private print(value: unknown, indent: string): string {
    const {alias, anchor} = this.anchor(value);
    if (alias !== undefined) return alias + this.trail();
    const isList = Array.isArray(value);
    if (!isList && !isYamlMap(value)) {
      if (
        typeof value === 'string' &&
        (value.includes('\n') || this.random(6) === 0) &&
        value !== ''
      )
        return `${anchor} ${this.pick(value.includes('\n') ? ['|-', '|', '>-'] : ['|-', '>-']) ?? ''}${this.trail()}${value
          .split('\n')
          .map((line) => (line === '' ? '\n' : `${indent}  ${line}\n`))
          .join('')}`;
      return `${anchor} ${this.scalarText(value)}${this.trail()}`;
    }
    if (Object.keys(value).length === 0 || this.random(8) === 0)
      return `${anchor} ${this.flow(value, indent)}${this.trail()}`;
    return anchor + this.trail() + this.block(value, `${indent}  `);
  }

  /** The entries of a map, the first of which are sometimes merged into it. */
  private merged(value: YamlMap): Array<[string, unknown]> {
    const entries = Object.entries(value);
    if (entries.length < 3 || 'version' in value || this.random(10) > 0) return entries;
    return [['<<', Object.fromEntries(entries.slice(0, 2))], ...entries.slice(2)];
  }

  /** Writes a map or a list. */
  block(value: unknown, indent: string): string {
    if (Array.isArray(value))
      return value
        .map((item: unknown) => {
          const start = this.above(indent);
          if (!isYamlMap(item) || Object.keys(item).length === 0)
            return `${start}${indent}-${this.print(item, indent)}`;
          const inside = this.block(item, `${indent}  `).replace(/^(?: *#.*\n)+/, '');
          return `${start}${indent}- ${inside.trimStart()}`;
        })
        .join('');
    return this.merged(isYamlMap(value) ? value : {})
      .map(
        ([key, item]) =>
          `${this.above(indent)}${indent}${this.key(key)}:${this.print(item, indent)}`,
      )
      .join('');
  }
}

/** A valid config; undefined if the fields don't fit together. */
export function randomConfig(seed: number): string | undefined {
  const random = createRandom(seed);
  const version = FORMATS[random(FORMATS.length)] ?? '';
  const home = homeOf(version);
  const format = home && findFormat(version, home, configFormats);
  if (!format) return undefined;
  const generator = new Generator(random);
  const config = {
    ...(generator.value(format.tree.config, undefined, 0) as Record<string, unknown>),
    version,
  };
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const errors = checkConfig(JSON.stringify(config), configFormats).diagnostics.filter(
      ({severity, rule}) => severity === 'error' && rule !== 'names',
    );
    if (errors.length === 0) {
      const text = generator.block(config, '');
      const mark = random(10) === 0 ? '\uFEFF' : '';
      return mark + (random(10) === 0 ? text.replaceAll('\n', '\r\n') : text);
    }
    for (const {path} of errors) removeAt(config, path);
  }
  return undefined;
}
