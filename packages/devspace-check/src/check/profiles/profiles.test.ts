import {latestVersion} from '@devspace-docs/versions';
import {describe, expect, it} from 'vitest';
import {configFormats} from '../../schema/formats.ts';
import {checkFields} from '../fields/check-fields.ts';
import {ConfigFile} from '../config/config-file.ts';
import type {ValidationCache} from '../schema/validate.ts';
import {parseConfig} from '../yaml/parse-config.ts';
import {applyProfiles} from './profiles.ts';

const base = {
  images: {api: {image: 'a', tags: ['v1']}},
  deployments: [{name: 'web', namespace: 'x'}],
};

function apply(...profiles: readonly object[]) {
  return [...applyProfiles({...base, profiles})].at(-1);
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

  it('removes values', () => {
    const applied = apply({name: 'p', patches: [{op: 'remove', path: 'images.api'}]});
    const writes = [{target: ['images'], source: ['profiles', 0, 'patches', 0, 'path']}];
    expect(applied).toMatchObject({config: {...base, images: {}}, writes});
    expect(applied?.config).not.toHaveProperty('images.api');
  });

  it.each([
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

  it('applies selected profiles together, in their order', () => {
    const profiles = [
      {name: 'a', merge: {images: {api: {target: 'a'}}}},
      {name: 'b', parent: 'c', merge: {images: {api: {target: 'b'}}}},
      {name: 'c', merge: {images: {api: {dockerfile: 'c'}}}},
    ];
    const [applied, ...others] = applyProfiles({...base, profiles}, ['b', 'a', 'missing']);
    expect(others).toEqual([]);
    expect(applied?.config).toMatchObject({images: {api: {target: 'a', dockerfile: 'c'}}});
    expect(applied?.writes.map(({source}) => source[1])).toEqual([2, 1, 0]);
  });

  it('skips profiles with a parent in another file, direct or indirect', () => {
    const profiles = [
      {name: 'a', parents: [{profile: 'x', source: {path: '..'}}], merge: {images: {}}},
      {name: 'b', parent: 'a', merge: {images: {}}},
      {name: 'c', merge: {images: {}}},
    ];
    expect([...applyProfiles({...base, profiles})].map(({names}) => names)).toEqual([['c']]);
  });

  it('returns nothing without a list of profiles', () => {
    expect([...applyProfiles({profiles: '$(cat p.yaml)'})]).toEqual([]);
    expect([...applyProfiles(undefined)]).toEqual([]);
  });

  it('skips a profile with too many ancestors', () => {
    const profiles = Array.from({length: 60}, (_, index) => ({
      name: `p${index}`,
      parents: [{profile: `p${index - 1}`}, {profile: `p${index - 1}`}],
    }));
    expect([...applyProfiles({...base, profiles})].length).toBeLessThan(20);
  });
});

describe('checkFields', () => {
  /** The number of values that the check of a config validates. */
  function countValidated(amount: number): number {
    const numbers = [...Array(amount).keys()];
    const images = Object.fromEntries(numbers.map((n) => [`i${n}`, {image: `acme/i${n}`}]));
    const profiles = numbers.map((n) => ({
      name: `p${n}`,
      merge: {images: {[`i${n}`]: {tags: [`t${n}`, {}]}}},
      patches: [{op: 'replace', path: `images.i${n}.image`, value: `acme/p${n}`}],
    }));
    const config = {version: latestVersion.configVersion, name: 'app', images, profiles};
    const caches = new Set<ValidationCache | undefined>();
    const format = configFormats(latestVersion.label);
    const validator: typeof format.validator = {
      ...format.validator,
      validate: (data, options) => {
        caches.add(options?.cache);
        return format.validator.validate(data, options);
      },
    };
    const location = {line: 1, column: 1, length: 1};
    const [document] = parseConfig(JSON.stringify(config), undefined, () => location).documents;
    if (!document) throw new Error('no document');
    expect(checkFields(new ConfigFile({document}, {...format, validator}), false)).toHaveLength(
      amount,
    );
    const [cache, ...others] = caches;
    expect(others).toEqual([]);
    return cache?.count ?? Infinity;
  }

  it('validates only what each profile changes', () => {
    expect(countValidated(40)).toBeLessThanOrEqual(2 * countValidated(20));
  });
});
