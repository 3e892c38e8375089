import {expect, it} from 'vitest';
import type {VersionLabel} from '@devspace-docs/versions';
import {siteOf} from '../testing.ts';
import {readCommands} from '@devspace-docs/reference/node';
import {hasVariable} from './variables.ts';

const {tree} = siteOf({});

it.each<[string, VersionLabel, boolean]>([
  ['DEVSPACE_DEV_FLAGS', '6.x', true],
  ['DEVSPACE_RUN-PIPELINE_A_FLAGS', '6.x', true],
  ['DEVSPACE_<COMMAND>_FLAGS', '6.x', true],
  ['runtime.images.my-api', '6.x', true],
  ['runtime.hooks.a.stdout', '6.x', true],
  ['DEVSPACE_LOGIN_FLAGS', '4.x', true],
  ['DEVSPACE_LOGIN_FLAGS', '6.x', false],
  ['DEVSPACE_DVE_FLAGS', '6.x', false],
  ['DEVSPACE_NAMES', '6.x', false],
  ['runtime.images', '6.x', false],
  ['runtime.images.a.name', '6.x', false],
])('finds whether %s is a variable of %s: %s', (name, version, expected) => {
  expect(hasVariable(name, version, readCommands(version, tree))).toBe(expected);
});
