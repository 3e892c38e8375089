import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {checkConfig} from '../check/index.ts';
import {asMap} from '../check/yaml.ts';
import {configFormats} from '../schema/formats.ts';
import {readConvertCases} from './cases.ts';
import {convertConfig} from './index.ts';
import {diffConfigs, normalizeConfig, printOffline} from './normalize.ts';

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
      const wanted = normalizeConfig(asMap(parse(prints)));
      const actual = printOffline(result.text, args);
      expect(diffConfigs(wanted, actual)).toEqual(differs?.lines ?? []);
    });

    it('gives the same if it is converted twice', () => {
      expect(convertConfig(result.text, OPTIONS).text).toBe(result.text);
    });
  },
);
