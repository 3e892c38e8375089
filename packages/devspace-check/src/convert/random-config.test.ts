import {isDeepStrictEqual} from 'node:util';
import {isAlias, isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {describe, expect, it} from 'vitest';
import {checkConfig} from '../check/index.ts';
import {configFormats} from '../schema/formats.ts';
import {convertName} from './context.ts';
import {convertConfig, type ConvertedConfig} from './index.ts';
import {randomConfig} from './random-config.ts';

/** How many configs. The nightly run sets it to 2000: see `.github/workflows/nightly.yml`. */
const COUNT = Number(process.env.CONVERT_SEEDS ?? 300);

/** How lines and the file start and end. */
function frameOf(text: string): readonly unknown[] {
  return [text.startsWith('\uFEFF'), new Set(text.match(/\r?\n/g))];
}

/** A value in a config that isn't a collection. */
interface Leaf {
  readonly path: string;
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** The boolean that old formats read, for texts such as `yes`. */
function meaningOf(text: string): string {
  return /^(?:y|yes|on)$/i.test(text) ? 'true' : /^(?:n|no|off)$/i.test(text) ? 'false' : text;
}

/** The values in a config. Aliases have those of their anchors. */
function leavesOf(text: string): Leaf[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, merge: true});
  const found: Leaf[] = [];
  visit(document, (place, node, path) => {
    const scalar = isAlias(node) ? node.resolve(document) : node;
    if (place === 'key' || (!isScalar(node) && !isAlias(node)) || !isScalar(scalar)) return;
    const keys = path.filter(isPair).map(({key}) => String(key));
    const value = meaningOf(String(scalar.value).trim());
    const {line} = lines.linePos(node.range?.[0] ?? 0);
    found.push({path: keys.join('.'), key: keys.at(-1) ?? '', value, line});
  });
  return found;
}

/**
 * The values that a conversion drops in silence. The others have the same key as before, are a part of another value or
 * a key, or are in a comment, a note or a change.
 */
function findDropped(config: string, {text, notes, changes}: ConvertedConfig): string[] {
  // The old lines of these entries are converted before they become comments.
  if (notes.some(({message}) => message.startsWith('the later entry'))) return [];
  const leaves = leavesOf(text);
  const kept = new Map<string, number>();
  for (const {key, value} of leaves)
    kept.set(`${key}: ${value}`, (kept.get(`${key}: ${value}`) ?? 0) + 1);
  const keys = new Set([...text.matchAll(/([\w-]+)["']?:/g)].map(([, key]) => key));
  const comments = (text.match(/(?:^|\s)#.*/gm) ?? []).join('\n');
  const isShown = ({path, key, value, line}: Leaf): boolean => {
    // Patches and events have their own tests, and the values of merge keys are compared where they are defined.
    if (/^version$|patches\.path$|\.when\.|<</.test(path)) return true;
    const names = [value, convertName(value), convertName(value, /[^a-z0-9_-]/g)];
    const isText = !/^(?:true|false|null|\d+)$/.test(value);
    const isPort = /port/i.test(key) && new RegExp(`"${value}[":]|:${value}"`).test(text);
    const [start = ''] = value.split('\n');
    const isCommented =
      new RegExp(`\\b${key}["']?:`).test(comments) &&
      // Comments keep aliases.
      (comments.includes(start) || /: \*\w/.test(comments));
    return (
      isPort ||
      (isText && leaves.some((leaf) => leaf.value.includes(value))) ||
      (key === 'name' && names.some((name) => keys.has(name))) ||
      (/^images?(?:Name)?$/.test(key) && text.includes(`image(${convertName(value)})`)) ||
      isCommented ||
      [...notes, ...changes].some(
        ({from, message}) => from === line && message.includes(`\`${key}`),
      )
    );
  };
  return leavesOf(config).flatMap((leaf) => {
    if (isShown(leaf)) return [];
    const id = `${leaf.key}: ${leaf.value}`;
    const count = kept.get(id) ?? 0;
    kept.set(id, count - 1);
    return count > 0 ? [] : [`dropped: line ${leaf.line}: ${leaf.path}: ${leaf.value}`];
  });
}

/** What the conversion of a random config does wrong. */
function findProblems(config: string): string[] {
  const result = convertConfig(config);
  const {text, error} = result;
  if (error) return [`refused: ${error.message}`];
  const parts = config.match(/# comment \d+;|\$+!?\{[^}]*\}/g) ?? [];
  const lost = parts.filter((part) => !text.includes(part)).map((part) => `lost: ${part}`);
  const rejected = checkConfig(text, configFormats)
    .diagnostics.filter(
      ({severity, rule, message}) =>
        severity === 'error' &&
        // Random names don't exist.
        rule !== 'names' &&
        // Entries in random profiles are incomplete, as before the conversion.
        !/^with the profile .*: (?:required|set) /.test(message) &&
        // Random values of charts aren't checked in old formats.
        !message.startsWith("Helm can't render"),
    )
    .map(({line, path, message}) => `${line}: ${path}: ${message}`);
  const frame = isDeepStrictEqual(frameOf(config), frameOf(text))
    ? []
    : ['the ends of lines or the mark'];
  return [...lost, ...findDropped(config, result), ...rejected, ...frame];
}

describe('random configs of old formats', () => {
  const seeds = Array.from({length: COUNT}, (_, seed) => seed);

  it('keep comments, variables and fields, and are valid after the conversion', () => {
    const problems = seeds.flatMap((seed) => {
      const config = randomConfig(seed);
      return config === undefined
        ? []
        : findProblems(config).map((text) => `seed ${seed}: ${text}`);
    });
    expect(problems).toEqual([]);
  }, 600_000);

  it('are the same for the same seed', () => {
    expect(randomConfig(7)).toBe(randomConfig(7));
    expect(new Set(seeds.slice(0, 10).map(randomConfig)).size).toBe(10);
  });
});
