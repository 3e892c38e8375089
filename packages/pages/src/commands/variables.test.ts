import {expect, it} from 'vitest';
import type {VersionLabel} from '@devspace-docs/versions';
import {siteOf} from '../testing.ts';
import {readCommands} from '@devspace-docs/reference/node';
import {hasVariable} from './variables.ts';

const {tree} = siteOf({});

function has(name: string, version: VersionLabel = '6.x'): boolean {
  return hasVariable(name, version, readCommands(version, tree));
}

it.each([
  'DEVSPACE_DEV_FLAGS',
  'DEVSPACE_RUN-PIPELINE_A_FLAGS',
  'DEVSPACE_<COMMAND>_FLAGS',
  'runtime.images.my-api',
  'runtime.hooks.a.stdout',
])('accepts %s', (name) => {
  expect(has(name)).toBe(true);
});

it.each(['DEVSPACE_DVE_FLAGS', 'DEVSPACE_NAMES', 'runtime.images', 'runtime.images.a.name'])(
  'rejects %s',
  (name) => {
    expect(has(name)).toBe(false);
  },
);

it('distinguishes versions', () => {
  expect(has('DEVSPACE_LOGIN_FLAGS', '4.x')).toBe(true);
  expect(has('DEVSPACE_LOGIN_FLAGS')).toBe(false);
});
