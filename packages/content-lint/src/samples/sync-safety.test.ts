import {expect, it} from 'vitest';
import type {VersionLabel} from '@devspace-docs/versions';
import {createFormats} from '@devspace-docs/devspace-check';
import type {Schema} from '@devspace-docs/devspace-check';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {findUnsafeSyncs} from './sync-safety.ts';

function inDev(entry: object, version: VersionLabel): object {
  return version === '6.x' ? {dev: {api: {sync: [entry]}}} : {dev: {sync: [entry]}};
}

it.each([
  ['6.x', {path: './:/app'}],
  ['6.x', {path: '.'}],
  ['6.x', {path: ':/app'}],
  ['6.x', {}],
  ['6.x', {path: './', initialSync: 'mirrorLocal', excludePaths: []}],
  ['6.x', {path: './', disableDownload: true, downloadExcludePaths: ['node_modules/']}],
  ['5.x', {containerPath: '/app'}],
  ['5.x', {localSubPath: './', containerPath: '/app'}],
  ['4.x', {imageName: 'api', localSubPath: '.'}],
] as const)('finds an entry that deletes files in %s: %j', (version, entry) => {
  expect(findUnsafeSyncs(inDev(entry, version), configFormats(version))).toHaveLength(1);
});

it.each([
  ['6.x', {path: './src:/app'}],
  ['6.x', {path: '${FOLDER}:/app'}],
  ['6.x', {path: './:/app', excludePaths: ['node_modules/']}],
  ['6.x', {path: './:/app', excludeFile: '.syncignore'}],
  ['6.x', {path: './:/app', uploadExcludePaths: '$(cat excludes.yaml)'}],
  ['6.x', {path: './:/app', initialSync: 'preferLocal'}],
  ['6.x', {path: './:/app', disableUpload: true}],
  ['5.x', {localSubPath: 'src'}],
  ['4.x', {localSubPath: 'src'}],
] as const)('accepts an entry that keeps files in %s: %j', (version, entry) => {
  expect(findUnsafeSyncs(inDev(entry, version), configFormats(version))).toEqual([]);
});

it('reads the default strategy from the schema', () => {
  const strategy: Schema = {type: 'string', default: 'preferLocal'};
  const item: Schema = {type: 'object', properties: {initialSync: strategy}};
  const sync: Schema = {type: 'array', items: item};
  const dev: Schema = {type: 'object', properties: {sync}};
  const formats = createFormats(() => ({type: 'object', properties: {dev}}));
  expect(findUnsafeSyncs({dev: {sync: [{}]}}, formats('5.x'))).toEqual([]);
});

it('finds entries in containers and profiles, but not outside of `dev`', () => {
  const sync = [{path: './'}];
  const config = {
    dev: {api: {containers: {web: {sync}}}},
    profiles: [{name: 'p', merge: {dev: {api: {sync}}}}],
    deployments: {api: {helm: {values: {sync}}}},
  };
  expect(
    findUnsafeSyncs(config, configFormats('6.x')).map((segments) => segments.join('.')),
  ).toEqual(['dev.api.containers.web.sync.0', 'profiles.0.merge.dev.api.sync.0']);
});
