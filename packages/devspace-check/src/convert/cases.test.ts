import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {checkConfig} from '../check/index.ts';
import {asMap} from '../check/yaml/yaml.ts';
import {configFormats} from '../schema/formats.ts';
import {compareCase, readConvertCases} from './cases.ts';
import {convertConfig} from './index.ts';
import {normalizeConfig, printOffline} from './normalize.ts';

const OPTIONS = {folderName: 'acme-shop'};

const cases = readConvertCases().map((item) => ({
  ...item,
  result: convertConfig(item.config, OPTIONS),
}));

/** Comments, without `#` in strings. */
function commentsIn(text: string): string[] {
  return [...text.matchAll(/(?:^|\s)(# .*)$/gm)].map(([, comment = '']) => comment);
}

function errorsIn(text: string): string[] {
  return checkConfig(text, configFormats)
    .diagnostics.filter(({severity}) => severity === 'error')
    .map(({line, path, message}) => `${line}: ${path}: ${message}`);
}

describe.each(cases)(
  '$name',
  ({config, args = [], prints, differs, needsProgram, errors = [], result}) => {
    it('gives an accepted config', () => {
      expect(result.error).toBeUndefined();
      expect(errorsIn(result.text)).toEqual(errors);
    });

    it('keeps comments, variables and expressions', () => {
      const lost = [
        ...commentsIn(config),
        ...(config.match(/\$+!?(?:\{[^}]*\}|\([^)]*\))/g) ?? []),
      ].filter((part) => !result.text.includes(part));
      expect(lost).toEqual([]);
    });

    it('does the same, or differs as described', () => {
      if (prints === undefined || needsProgram !== undefined) return;
      const before = {config: normalizeConfig(asMap(parse(prints)))};
      const after = {config: printOffline(result.text, args)};
      expect(compareCase({differs}, before, after)).toEqual([]);
    });

    it('writes all notes into the result on request', () => {
      const {text, notes} = convertConfig(config, {...OPTIONS, notes: true});
      expect(parse(text, {merge: true})).toEqual(parse(result.text, {merge: true}));
      const missing = notes
        .map(({severity, message}) => `# NOTE (${severity}): ${message}`)
        .filter((comment) => !text.includes(comment));
      expect(missing).toEqual([]);
    });
  },
);

describe('compareCase', () => {
  const config = {name: 'acme', images: {api: {image: 'acme/api'}}};
  const lines = ['- name: "acme"', '+ name: "other"'];
  const other = {config: {...config, name: 'other'}};

  it.each([
    ['the same', {}, {config}, {config}, []],
    ['another config', {}, {config}, other, lines],
    ['an intended difference', {differs: {reason: '', lines}}, {config}, other, []],
    [
      'a difference that is gone',
      {differs: {reason: '', lines}},
      {config},
      {config},
      lines.map((line) => `missing: ${line}`),
    ],
    [
      'a refused result',
      {},
      {config},
      {refused: 'fatal error'},
      ['the result is refused: fatal error'],
    ],
    ['a refused old config', {}, {refused: 'fatal error'}, {config}, []],
  ])('finds %s', (_, item, before, after, expected) => {
    expect(compareCase(item, before, after)).toEqual(expected);
  });
});
