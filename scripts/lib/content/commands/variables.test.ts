import {describe, expect, it} from 'vitest';
import type {VersionLabel} from '../../../../src/config/versions.ts';
import {siteOf} from '../testing.ts';
import {readCommands} from './cli-data.ts';
import {hasVariable} from './variables.ts';

const {tree} = siteOf({});

function has(name: string, version: VersionLabel = '6.x'): boolean {
  return hasVariable(name, version, readCommands(version, tree));
}

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
