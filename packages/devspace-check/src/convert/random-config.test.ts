import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {checkConfig} from '../check/index.ts';
import {configFormats} from '../schema/formats.ts';
import {convertConfig} from './index.ts';
import {randomConfig} from './random-config.ts';

/** How many configs. The nightly run sets it to 2000: see `.github/workflows/nightly.yml`. */
const COUNT = Number(process.env.CONVERT_SEEDS ?? 300);

/** How lines and the file start and end. */
function frameOf(text: string): readonly unknown[] {
  return [text.startsWith('\uFEFF'), new Set(text.match(/\r?\n/g))];
}

/** What the conversion of a random config does wrong. */
function findProblems(config: string): string[] {
  const {text, error} = convertConfig(config);
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
  const more = `${config}---\na: 1\n`;
  const documents = convertConfig(more).error ? [] : ['accepts more than one document'];
  const again = convertConfig(text).text === text ? [] : ['converting again changes it'];
  return [...lost, ...rejected, ...frame, ...documents, ...again];
}

describe('random configs of old formats', () => {
  const seeds = Array.from({length: COUNT}, (_, seed) => seed);

  it('keep comments and variables, and are valid after the conversion', () => {
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
