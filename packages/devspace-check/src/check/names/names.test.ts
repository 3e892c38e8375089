import {describe, expect, it} from 'vitest';
import {collectNames, type Section} from './names.ts';

function namesOf(
  section: Section,
  config: unknown,
  version: '4.x' | '5.x' | '6.x' = '6.x',
): string {
  const {names, isOpen} = collectNames(config, version)[section];
  return [...names, ...(isOpen ? ['…'] : [])].join(' ');
}

describe('collectNames', () => {
  it.each([
    [{deployments: '$(cat d.yaml)'}],
    [{imports: [{path: 'shared.yaml'}]}],
    [{imports: '$(cat i.yaml)'}],
    [{profiles: '$(cat p.yaml)'}],
    [{profiles: [{name: 'p', merge: '$(cat m.yaml)'}]}],
    [{profiles: [{name: 'p', parents: [{profile: 'q', source: {path: '..'}}]}]}],
  ])('treats sections as incomplete with %j', (config) => {
    expect(namesOf('deployments', config)).toBe('…');
  });

  it('treats a section with a computed name as incomplete', () => {
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
  ])('adds names from the profile %j', (profile, expected) => {
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
  ])('adds names from the patch %j of a list', (patch, expected) => {
    const profiles = [{name: 'p', patches: [{op: 'add', ...patch}]}];
    expect(namesOf('deployments', {deployments: [{name: 'web'}], profiles}, '4.x')).toBe(expected);
  });
});
