import {describe, expect, it} from 'vitest';
import {collectNames, findLeftOut, type Section} from './names.ts';

function namesOf(section: Section, config: unknown, line: '4.x' | '5.x' | '6.x' = '6.x'): string {
  const {names, isOpen} = collectNames(config, line)[section];
  return [...names, ...(isOpen ? ['…'] : [])].join(' ');
}

describe('collectNames', () => {
  it('reads maps of 6.x', () => {
    const config = {
      images: {api: {image: 'a'}, web: {image: 'b'}},
      deployments: {db: {helm: {releaseName: 'postgres'}}},
      dev: {api: {}},
      hooks: [{name: 'lint'}, {events: []}],
      pipelines: {all: 'a'},
    };
    expect(namesOf('images', config)).toBe('api web');
    expect(namesOf('releases', config)).toBe('db postgres');
    expect(namesOf('dev', config)).toBe('api');
    expect(namesOf('hooks', config)).toBe('lint');
    expect(namesOf('pipelines', config)).toBe('dev deploy build purge all');
  });

  it('reads lists of older versions', () => {
    const config = {
      images: {api: {}},
      deployments: [{name: 'web'}, {name: 'db'}],
      dev: {sync: [{name: 'code'}], ports: [{name: 'http'}, {}]},
      commands: [{name: 'lint'}],
    };
    expect(namesOf('deployments', config, '5.x')).toBe('web db');
    expect(namesOf('sync', config, '5.x')).toBe('code');
    expect(namesOf('ports', config, '5.x')).toBe('http');
    expect(namesOf('commands', config, '4.x')).toBe('lint');
    expect(namesOf('pipelines', config, '5.x')).toBe('');
  });

  it.each([
    [{deployments: '$(cat d.yaml)'}],
    [{imports: [{path: 'shared.yaml'}]}],
    [{imports: '$(cat i.yaml)'}],
    [{profiles: '$(cat p.yaml)'}],
    [{profiles: [{name: 'p', merge: '$(cat m.yaml)'}]}],
    [{profiles: [{name: 'p', parents: [{profile: 'q', source: {path: '..'}}]}]}],
  ])('knows that %j may bring more', (config) => {
    expect(namesOf('deployments', config)).toBe('…');
  });

  it('knows that a computed name is any', () => {
    expect(namesOf('deployments', {deployments: [{name: 'db-${SLOT}'}]}, '5.x')).toBe('…');
    expect(namesOf('deployments', {deployments: ['$(cat d.yaml)', {name: 'a'}]}, '5.x')).toBe(
      'a …',
    );
  });

  it.each([
    [{merge: {images: {web: {}}}}, 'api web'],
    [{patches: [{op: 'add', path: 'images', value: {web: {}}}]}, 'api web'],
    [{patches: [{op: 'replace', path: 'images.web', value: {}}]}, 'api web'],
    [{patches: [{op: 'remove', path: 'images.web'}]}, 'api'],
    [{patches: [{op: 'replace', path: 'images.api.image', value: 'b'}]}, 'api'],
  ])('adds what the profile %j adds', (profile, expected) => {
    expect(namesOf('images', {images: {api: {}}, profiles: [{name: 'p', ...profile}]})).toBe(
      expected,
    );
  });

  it.each([
    [{path: 'deployments', value: {name: 'db'}}, 'web db'],
    [{path: 'deployments.-', value: {name: 'db'}}, 'web db'],
    [{path: '/deployments/-', value: {name: 'db'}}, 'web db'],
    [{path: 'deployments[0].name', value: 'db'}, 'web db'],
    [{path: 'deployments', value: [{name: 'db'}]}, 'web db'],
  ])('adds what the patch %j adds to a list', (patch, expected) => {
    const profiles = [{name: 'p', patches: [{op: 'add', ...patch}]}];
    expect(namesOf('deployments', {deployments: [{name: 'web'}], profiles}, '4.x')).toBe(expected);
  });

  it('takes names from imports that the page shows', () => {
    const shared = {images: {base: {}}, imports: [{path: 'a.yaml'}]};
    const config = {images: {api: {}}, imports: [{path: 'a.yaml'}, {path: 'b', enabled: false}]};
    const {images} = collectNames(config, '6.x', (path) =>
      path === 'a.yaml' ? shared : undefined,
    );
    expect(images).toEqual({names: new Set(['api', 'base']), isOpen: false});
  });
});

describe('findLeftOut', () => {
  it.each([
    ['# Left out: images and dev.\nversion: v2beta1', ['dev', 'images']],
    ['# The deployments stay as they are.\n\nversion: v2beta1', ['deployments', 'releases']],
    ['# highlight-next-line\n# images\na: 1', []],
    ['version: v2beta1\n# images', []],
  ])('reads the comment on top of %j', (code, expected) => {
    expect(findLeftOut(code)).toEqual(expected);
  });
});
