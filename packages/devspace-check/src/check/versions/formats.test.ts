import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {Ajv} from 'ajv';
import {configFormats} from '../../schema/formats.ts';
import {checkConfig} from '../index.ts';
import {canRead, configVersions, findFormat, homeOf, releasesOf} from './formats.ts';

it('lists all formats, newest first', () => {
  const older = Array.from({length: 11}, (_, index) => `v1beta${11 - index}`);
  expect(configVersions).toEqual(['v2beta1', ...older]);
});

describe.each(configVersions)('%s', (configVersion) => {
  it('has releases and a similar version', () => {
    expect(releasesOf(configVersion)).toMatch(/^(?:before )?\d\.\d/);
    expect(homeOf(configVersion)).toBeDefined();
  });

  const readers = versions.filter(({label}) => canRead(label, configVersion));
  it.each(readers)('has a valid schema for $label', ({label}) => {
    const {schema} = findFormat(configVersion, label, configFormats) ?? {};
    const ajv = new Ajv({strict: false, logger: false});
    const validate = ajv.compile(schema ?? false);
    expect(
      validate({version: configVersion, ...(configVersion === 'v2beta1' && {name: 'app'})}),
    ).toBe(true);
    expect(validate({version: 'v3'})).toBe(false);
  });
});

it('knows which version reads which format', () => {
  expect(versions.map(({label}) => canRead(label, 'v2beta1'))).toEqual([true, false, false]);
  expect(versions.map(({label}) => canRead(label, 'v1beta10'))).toEqual([true, true, false]);
  expect(versions.map(({label}) => canRead(label, 'v1beta1'))).toEqual([true, true, true]);
  expect(versions.map(({label}) => canRead(label, 'v1alpha4'))).toEqual([false, true, true]);
  expect(versions.map(({label}) => canRead(label, 'v1beta12'))).toEqual([false, false, false]);
});

describe.each(versions.filter(({isLatest}) => !isLatest))('valid configs of $label', (version) => {
  const folder = `tests/fixtures/config/${version.label}/valid`;
  const later = versions.slice(0, versions.indexOf(version));
  it.each(readdirSync(folder))('have no errors in later versions: %s', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    for (const {label} of later) {
      const {diagnostics} = checkConfig(text, configFormats, {version: label});
      expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
    }
  });
});
