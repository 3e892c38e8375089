import {describe, expect, it} from 'vitest';
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import {siteOf} from '../testing.ts';
import {readCommands} from './cli-data.ts';
import {hasVariable, variablesOf} from './variables.ts';

const {tree} = siteOf({});

function has(name: string, version: VersionLabel = '6.x'): boolean {
  return hasVariable(name, version, readCommands(version, tree));
}

describe('schema/variables.json', () => {
  it('covers the documented versions', () => {
    for (const {label} of versions) expect(variablesOf(label).length).toBeGreaterThan(5);
  });

  it.each(versions)('names no variable of $label twice, and says what each one is', ({label}) => {
    const variables = variablesOf(label);
    const names = variables.map(({name}) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const {name, meaning} of variables) {
      expect(name).toMatch(/^(?:DEVSPACE_|COMMAND_|devspace\.|runtime\.)[\w.<>]+$/);
      expect(meaning).toMatch(/^\S.*\.$/);
    }
  });

  it.each(versions)('holds what the command reference of $label lists', ({label}) => {
    const listed = readCommands(label, tree)?.global.environmentVariables ?? [];
    const names = listed.map(({name}) => name).filter((name) => name.startsWith('DEVSPACE_'));
    expect(names.length).toBeGreaterThan(0);
    expect(
      names.filter((name) => !variablesOf(label).some((known) => known.name === name)),
    ).toEqual([]);
  });
});

describe('hasVariable', () => {
  it.each([
    'DEVSPACE_DEV_FLAGS',
    'DEVSPACE_RUN-PIPELINE_A_FLAGS',
    'DEVSPACE_<COMMAND>_FLAGS',
    'runtime.images.my-api',
    'runtime.hooks.a.stdout',
  ])('knows %s', (name) => {
    expect(has(name)).toBe(true);
  });

  it.each(['DEVSPACE_DVE_FLAGS', 'DEVSPACE_NAMES', 'runtime.images', 'runtime.images.a.name'])(
    'does not know %s',
    (name) => {
      expect(has(name)).toBe(false);
    },
  );

  it('tells the versions apart', () => {
    expect(has('DEVSPACE_LOGIN_FLAGS', '4.x')).toBe(true);
    expect(has('DEVSPACE_LOGIN_FLAGS')).toBe(false);
  });
});
