import {expect, it} from 'vitest';
import type {VersionLabel} from '@devspace-docs/versions';
import {createFormats, type Schema} from '@devspace-docs/devspace-check';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {findUnsafeSyncs} from './sync-safety.ts';

function inDev(entry: object, version: VersionLabel): object {
  return version === '6.x' ? {dev: {api: {sync: [entry]}}} : {dev: {sync: [entry]}};
}

it.each([
  ['deletes', '6.x', {path: './:/app'}],
  ['deletes', '6.x', {path: '.'}],
  ['deletes', '6.x', {path: ':/app'}],
  ['deletes', '6.x', {}],
  ['deletes', '6.x', {path: './', initialSync: 'mirrorLocal', excludePaths: []}],
  ['deletes', '6.x', {path: './', disableDownload: true, downloadExcludePaths: ['node_modules/']}],
  ['deletes', '5.x', {containerPath: '/app'}],
  ['deletes', '5.x', {localSubPath: './', containerPath: '/app'}],
  ['deletes', '4.x', {imageName: 'api', localSubPath: '.'}],
  ['keeps', '6.x', {path: './src:/app'}],
  ['keeps', '6.x', {path: '${FOLDER}:/app'}],
  ['keeps', '6.x', {path: './:/app', excludePaths: ['node_modules/']}],
  ['keeps', '6.x', {path: './:/app', excludeFile: '.syncignore'}],
  ['keeps', '6.x', {path: './:/app', uploadExcludePaths: '$(cat excludes.yaml)'}],
  ['keeps', '6.x', {path: './:/app', initialSync: 'preferLocal'}],
  ['keeps', '6.x', {path: './:/app', disableUpload: true}],
  ['keeps', '5.x', {localSubPath: 'src'}],
  ['keeps', '4.x', {localSubPath: 'src'}],
] as const)('finds whether an entry %s files in %s: %j', (effect, version, entry) => {
  const found = findUnsafeSyncs(inDev(entry, version), configFormats(version));
  expect(found).toHaveLength(effect === 'deletes' ? 1 : 0);
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
