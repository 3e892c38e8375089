/** Makes configs of old formats from their fields, to test the conversion. The same seed gives the same config. */
import {Alias, Document, Pair, Scalar, visit, YAMLMap} from 'yaml';
import {checkConfig} from '../check/index.ts';
import {configVersions, findFormat, homeOf} from '../check/versions/formats.ts';
import type {ConfigValue, Field} from '../check/schema/field-tree.ts';
import {resolvePath} from '../check/profiles/profiles.ts';
import {isYamlMap, valueAt} from '../check/yaml/yaml.ts';
import {configFormats} from '../schema/formats.ts';

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

/** Makes values of fields. Some are the same object, for aliases. */
class Generator {
  private readonly random: Random;
  private readonly made = new Map<ConfigValue, unknown>();

  constructor(random: Random) {
    this.random = random;
  }

  private count = 0;

  private pick<T>(list: readonly T[]): T | undefined {
    return list[this.random(list.length)];
  }

  /** One of some texts. Half of the results are the only ones in the config, so that a lost one is missed. */
  private text(list: readonly string[]): string {
    const text = this.pick(list) ?? '';
    return this.random(2) === 0 ? text : `${text}-${(this.count += 1)}`;
  }

  private scalar(value: ConfigValue, field: Field | undefined): unknown {
    const types = value.variants.flatMap(({schema}) => schema.type ?? []);
    if (field?.name === 'name') return this.text(NAMES);
    if (field && field.allowed.length > 0) return this.pick(field.allowed);
    if (types.includes('boolean')) return this.random(2) === 0;
    if (types.includes('integer') || types.includes('number')) return 1 + this.random(9000);
    if (field?.path === 'images.*.image') return 'registry.acme.test/api';
    if (field && field.examples.length > 0 && this.random(3) > 0) return this.pick(field.examples);
    return this.text(WORDS);
  }

  value(value: ConfigValue, field: Field | undefined, depth: number): unknown {
    const count = 1 + this.random(2);
    if (value.items) {
      const {items} = value;
      return Array.from({length: count}, () => this.value(items, undefined, depth + 1));
    }
    if (value.fields.size === 0 && value.entries === undefined)
      return value.isOpen ? {key: this.text(WORDS)} : this.scalar(value, field);
    const result: Record<string, unknown> = {};
    for (const inner of value.fields.values())
      if (inner.isRequired || this.random(depth < 2 ? 2 : 4) === 0)
        result[inner.name] = this.value(inner.value, inner, depth + 1);
    if (value.entries)
      for (const name of NAMES.slice(0, count))
        result[name] = this.value(value.entries, undefined, depth + 1);
    const made = this.made.get(value);
    if (made !== undefined && this.random(4) === 0) return made;
    this.made.set(value, result);
    return result;
  }
}

/** Writes a config with comments, anchors, merge keys, brackets and kinds of strings at random places. */
function write(config: unknown, random: Random): string {
  const document = new Document(config);
  const anchors = new Map<unknown, Scalar>();
  let [comments, names] = [0, 0];
  const comment = (): string | undefined =>
    random(4) === 0 ? ` comment ${(comments += 1)};` : undefined;
  visit(document, {
    Map(_, node, path) {
      if (node.items.length < 3 || path.length < 2 || random(10) > 0) return;
      const merged = new YAMLMap<unknown, unknown>();
      merged.items = node.items.splice(0, 2);
      node.items.unshift(new Pair(new Scalar('<<'), merged));
    },
    Collection(_, node, path) {
      node.flow = path.length > 1 && (random(8) === 0 || node.items.length === 0);
      node.comment = comment();
    },
    Scalar(place, node) {
      node.commentBefore = place === 'value' ? undefined : comment();
      if (place === 'key') {
        if (node.value !== '<<' && random(4) === 0)
          node.type = random(2) === 0 ? Scalar.QUOTE_DOUBLE : Scalar.QUOTE_SINGLE;
        return undefined;
      }
      node.comment = comment();
      const {value} = node;
      if (typeof value === 'boolean' && random(4) === 0) {
        node.value = value ? 'yes' : 'off';
        node.type = Scalar.PLAIN;
      } else if (typeof value === 'string')
        node.type =
          value.includes('\n') || random(6) === 0
            ? random(2) === 0
              ? Scalar.BLOCK_LITERAL
              : Scalar.BLOCK_FOLDED
            : Scalar.QUOTE_DOUBLE;
      const known = anchors.get(value);
      if (!known) anchors.set(value, node);
      else if (random(4) === 0) {
        known.anchor ??= `s${(names += 1)}`;
        return Object.assign(new Alias(known.anchor), {comment: node.comment});
      }
      return undefined;
    },
  });
  return document.toString({lineWidth: 0, indentSeq: random(2) === 0});
}

/** Removes the value at a path. */
function removeAt(config: unknown, path: string): void {
  const target = resolvePath(config, path);
  const last = target?.at(-1);
  const parent = target && valueAt(config, target.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (isYamlMap(parent)) Reflect.deleteProperty(parent, String(last));
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
      const text = write(config, random);
      const mark = random(10) === 0 ? '\uFEFF' : '';
      return mark + (random(10) === 0 ? text.replaceAll('\n', '\r\n') : text);
    }
    for (const {path} of errors) removeAt(config, path);
  }
  return undefined;
}
