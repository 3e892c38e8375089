import {describe, expect, it} from 'vitest';
import type {VersionLabel} from '@devspace-docs/versions';
import {configFormats} from '../../schema/formats.ts';
import {References} from '../names/references.ts';
import type {YamlMap} from '../yaml/yaml.ts';
import {addPatchReferences} from './patch-references.ts';
import {applyProfiles} from './profiles.ts';

const containers = [{name: 'api', image: 'a'}];
const maps = {
  images: {api: {image: 'a'}},
  deployments: {api: {helm: {values: {containers, note: '${NOTE}'}}}},
  hooks: [{name: 'warm', command: 'echo'}],
};
const configs: Readonly<Partial<Record<VersionLabel, object>>> = {
  '6.x': maps,
  '5.x': {...maps, deployments: [{name: 'api', ...maps.deployments.api}]},
  '4.x': {...maps, deployments: [{name: 'api', ...maps.deployments.api}]},
};

function findIn(config: YamlMap, version: VersionLabel): References['found'] {
  const references = new References();
  const profiles = [...applyProfiles(config)];
  const imports = {configs: [], isComplete: true};
  addPatchReferences({config, format: configFormats(version), imports, profiles}, references);
  return references.found;
}

/** Problems of a patch as `OFFSET MESSAGE`, and references as `OFFSET KIND NAME`. */
function problemsOf(version: VersionLabel, op: string, path: string, more: object = {}): string[] {
  const value = op === 'remove' ? {} : {value: 'b'};
  const profiles = [{name: 'p', patches: [{op, path, ...value}]}];
  return findIn({...configs[version], ...more, profiles}, version).map((reference) => {
    const what =
      reference.kind === 'broken' ? reference.message : `${reference.kind} ${reference.name}`;
    return `${reference.at.offset} ${what}`;
  });
}

describe('accepts', () => {
  it.each([
    ['6.x', 'replace', 'images.api.image'],
    ['6.x', 'add', 'images.api.tags'],
    ['6.x', 'replace', 'hooks[0].command'],
    ['6.x', 'replace', 'hooks/0/command'],
    ['6.x', 'replace', '/hooks/0/command'],
    ['6.x', 'replace', 'hooks[*].command'],
    ['6.x', 'replace', 'hooks[?(@.name=~/^wa\\.rm/)].command'],
    ['6.x', 'replace', 'deployments.api.helm.values.containers.name=api.image'],
    ['6.x', 'replace', "deployments..[?(@.name=='api')].image"],
    ['6.x', 'replace', 'deployments.api.helm.values.note.text'],
    ['6.x', 'replace', 'dev.web.sync'],
    ['5.x', 'replace', 'deployments.name=api.namespace'],
    ['5.x', 'replace', 'deployments/0/namespace'],
    ['4.x', 'replace', '/deployments/0/helm/values/containers/0/image'],
    ['4.x', 'add', '/deployments/0/helm/values/a.b~1c'],
    ['4.x', 'add', 'deployments.name=api.helm.values.containers[-]'],
    ['4.x', 'copy', 'deployments[0].namespace'],
  ] as const)('in %s, %s %s', (version, op, path) => {
    expect(problemsOf(version, op, path)).toEqual([]);
  });

  it('an entry that an import may define', () => {
    const more = {imports: [{path: 'a.yaml'}]};
    expect(problemsOf('6.x', 'replace', 'hooks[3].command', more)).toEqual([]);
  });

  it('the removal of what an import or another profile may add', () => {
    const path = 'images.api.tags';
    expect(problemsOf('6.x', 'remove', path, {imports: [{path: 'a.yaml'}]})).toEqual([]);
    const profiles = [
      {name: 'p', patches: [{op: 'remove', path}]},
      {name: 'q', merge: {images: {api: {tags: ['a']}}}},
    ];
    expect(findIn({...maps, profiles}, '6.x')).toEqual([]);
  });

  it('an entry that an earlier patch adds', () => {
    const patches = [
      {op: 'add', path: 'images.web', value: {image: 'b'}},
      {op: 'replace', path: 'images.web.buildArgs', value: {}},
      {op: 'replace', path: 'images.web.buildArgs.STAGE', value: 'dev'},
    ];
    expect(findIn({...maps, profiles: [{name: 'p', patches}]}, '6.x')).toEqual([]);
  });
});

describe('reports', () => {
  it.each([
    ['6.x', 'hooks/0.command', '0 `hooks/0.command` contains slashes and matches nothing'],
    ['6.x', '/images/api/image', '0 `/images/api/image` contains slashes and matches nothing'],
    ['5.x', '/images/api/image', '0 `/images/api/image` contains slashes and matches nothing'],
    ['6.x', 'deployment.api.namespace', '0 the 6.x config has no field `deployment`'],
    ['6.x', 'images.api.build.target.x', '11 `images.api` in 6.x has no field `build`'],
    ['4.x', '/images/api/tgas/0', '12 `images.api` in 4.x has no field `tgas`'],
    ['6.x', 'images.web.image', '7 name web'],
    [
      '6.x',
      'images.api.buildArgs.STAGE',
      '11 `buildArgs` matches nothing in the config, so DevSpace',
    ],
    ['6.x', 'hooks[1].command', '6 `1` matches nothing in the config, so DevSpace ignores'],
    ['6.x', 'deployments.name=api.namespace', '12 `name=api` matches nothing in the config'],
    [
      '6.x',
      'deployments.api.helm.values.containers.name=web.image',
      '39 `name=web` matches nothing in the config',
    ],
    ['5.x', 'deployments.name=web.namespace', '17 name web'],
    ['5.x', '/images.api.tags', '12 `tags` matches nothing in the config, so the patch fails'],
    ['4.x', 'images.api.tags', '11 `tags` matches nothing in the config, so the patch fails'],
  ] as const)('in %s, replace %s', (version, path, expected) => {
    expect(problemsOf(version, 'replace', path)).toEqual([expect.stringContaining(expected)]);
  });

  it('missing targets of `add` and `remove`', () => {
    const path = 'images.api.kaniko.cache';
    for (const op of ['add', 'remove'])
      expect(problemsOf('6.x', op, path)).toEqual([expect.stringMatching(/^11 .*matches nothing/)]);
    for (const version of ['6.x', '5.x', '4.x'] as const)
      expect(problemsOf(version, 'remove', 'images.api.tags')).toHaveLength(1);
    expect(problemsOf('6.x', 'remove', 'deployments.api.helm.values.note')).toEqual([]);
  });
});
