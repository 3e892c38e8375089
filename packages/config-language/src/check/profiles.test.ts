import {describe, expect, it} from 'vitest';
import {applyProfiles} from './profiles.ts';

const base = {
  images: {api: {image: 'a', tags: ['v1']}},
  deployments: [{name: 'web', namespace: 'x'}],
};

function apply(...profiles: readonly object[]) {
  return applyProfiles({...base, profiles}).at(-1);
}

describe('applyProfiles', () => {
  it('replaces sections, then merges', () => {
    const applied = apply({
      name: 'p',
      replace: {images: {web: {image: 'b'}}, dev: null},
      merge: {images: {web: {target: 't'}, api: null}},
    });
    expect(applied?.config).toEqual({...base, images: {web: {image: 'b', target: 't'}}});
    expect(applied?.writes).toEqual([
      {target: ['images'], source: ['profiles', 0, 'replace', 'images']},
      {target: ['images'], source: ['profiles', 0, 'merge', 'images']},
    ]);
  });

  it.each([
    [{op: 'add', path: 'images.api.tags', value: 'v2'}, ['images', 'api', 'tags', 1]],
    [{op: 'add', path: 'images.api', value: {target: 't'}}, ['images', 'api']],
    [{op: 'replace', path: 'images.api.target', value: 't'}, ['images', 'api', 'target']],
    [{op: 'replace', path: 'deployments[0].name', value: 'n'}, ['deployments', 0, 'name']],
    [
      {op: 'replace', path: 'deployments.name=web.namespace', value: 'n'},
      ['deployments', 0, 'namespace'],
    ],
  ])('applies %j', (patch, target) => {
    const applied = apply({name: 'p', patches: [patch]});
    expect(applied?.writes).toEqual([{target, source: ['profiles', 0, 'patches', 0, 'value']}]);
    expect(applied?.config).not.toEqual(base);
  });

  it.each([
    {op: 'remove', path: 'images.api'},
    {op: 'replace', path: 'deployments.*.namespace', value: 'n'},
    {op: 'replace', path: 'deployments.name=api.namespace', value: 'n'},
    {op: 'replace', path: 'dev.api.sync', value: []},
    {op: 'add', path: 'images.api.image', value: {a: 1}},
  ])("doesn't apply %j", (patch) => {
    expect(apply({name: 'p', patches: [patch]})).toMatchObject({config: base, writes: []});
  });

  it('applies parents first, and accepts circular parents', () => {
    const applied = apply(
      {name: 'a', parent: 'b', merge: {images: {api: {target: 'a', dockerfile: 'a'}}}},
      {name: 'b', parents: [{profile: 'a'}], merge: {images: {api: {target: 'b'}}}},
    );
    expect(applied?.config).toMatchObject({images: {api: {target: 'b', dockerfile: 'a'}}});
  });

  it('skips profiles with a parent in another file, direct or indirect', () => {
    const profiles = [
      {name: 'a', parents: [{profile: 'x', source: {path: '..'}}], merge: {images: {}}},
      {name: 'b', parent: 'a', merge: {images: {}}},
      {name: 'c', merge: {images: {}}},
    ];
    expect(applyProfiles({...base, profiles}).map(({index}) => index)).toEqual([2]);
  });

  it('returns nothing without a list of profiles', () => {
    expect(applyProfiles({profiles: '$(cat p.yaml)'})).toEqual([]);
    expect(applyProfiles(undefined)).toEqual([]);
  });
});
