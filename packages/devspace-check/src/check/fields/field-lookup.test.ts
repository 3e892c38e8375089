import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {configFormats} from '../../schema/formats.ts';
import {findPath, type PathResult} from './field-lookup.ts';

function find(path: string, version: VersionLabel = '6.x'): PathResult {
  return findPath(path, configFormats(version));
}

describe('findPath', () => {
  it.each(versions)('finds all paths in the field list of $label', ({label, fieldListFile}) => {
    const paths = readFileSync(fieldListFile, 'utf8').trim().split('\n');
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => find(path, label).kind !== 'found')).toEqual([]);
  });

  it.each([
    'dev.app.sync[0].path',
    'dev.*.sync[].path',
    'dev.app.sync.path',
    'dev.NAME.containers.web.devImage',
    'hooks.*.command',
    'hooks[*].events',
    'images.api.buildArgs.KEY',
    'deployments.api.helm.values.anything.goes[0].here',
    'profiles[0].merge.images.api.image',
    'vars.NAME',
    'vars.NAME.question',
    'pipelines.dev.run',
    'dev.app.labelSelector.app',
    'images.*',
  ])('finds %s', (path) => {
    expect(find(path)).toEqual({kind: 'found'});
  });

  it('finds list items by name in older versions', () => {
    expect(find('deployments.name=api.helm.chart.name', '5.x').kind).toBe('found');
    expect(find('vars.name=X.default', '4.x').kind).toBe('found');
    expect(find('dev.sync', '5.x').kind).toBe('found');
    expect(find('dev.sync[*].imageSelector', '5.x').kind).toBe('found');
  });

  it('returns the unknown part, and the fields that exist instead', () => {
    const result = find('dev.app.sync[0].pahts');
    expect(result).toMatchObject({kind: 'unknown', parent: 'dev.app.sync[0]', part: 'pahts'});
    expect(result.kind === 'unknown' && result.siblings).toContain('path');
  });

  it.each([
    ['images.api.kaniko.cach', 'images.api.kaniko'],
    ['images.api.image.tag', 'images.api.image'],
    ['localRegistry.foo', 'localRegistry'],
    ['hooks[0].command[0]', 'hooks[0].command'],
  ])('does not find %s', (path, parent) => {
    expect(find(path)).toMatchObject({kind: 'unknown', parent});
  });

  it('detects that the name of an entry is missing', () => {
    expect(find('dev.sync')).toEqual({kind: 'noEntry', parent: 'dev', part: 'sync'});
    expect(find('deployments.helm.values')).toMatchObject({kind: 'noEntry', part: 'helm'});
    expect(find('dev.app.containers.devImage')).toMatchObject({kind: 'noEntry'});
  });
});
