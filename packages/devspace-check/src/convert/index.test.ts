import {describe, expect, it} from 'vitest';
import {convertConfig} from './index.ts';

const START = 'version: v1beta11\nname: acme\n';

function convert(config: string) {
  const {text, notes, error} = convertConfig(START + config);
  expect(error).toBeUndefined();
  return {text: text.replace('version: v2beta1\nname: acme\n', ''), notes};
}

describe('convertConfig', () => {
  it('returns a config in the latest format unchanged', () => {
    const text = '\uFEFFversion: v2beta1\r\nname: acme  # ours\r\n';
    expect(convertConfig(text)).toMatchObject({text, changes: [], notes: []});
  });

  it('keeps an entry without a selector as a comment', () => {
    const {text, notes} = convert('dev:\n  ports:\n    - forward: [{port: 80}] # web\n');
    expect(text).toBe(
      '# an entry of `dev.ports` without a selector has no effect in the new format:\n# - forward: [{port: 80}] # web\n',
    );
    expect(notes).toMatchObject([{severity: 'loss', from: 5, to: undefined}]);
  });

  it('keeps the earlier of two entries with the same name as a comment', () => {
    const {text} = convert('commands:\n  - {name: a, command: one}\n  - {name: a, command: two}\n');
    expect(text).toBe(
      'commands:\n  # the later entry with the same name wins:\n  # a: {command: one}\n  a: {command: two}\n',
    );
  });

  it('moves comments of block scalars along', () => {
    const {text} = convert('vars:\n  - name: A\n    default: |- # here\n      b\n');
    expect(text).toBe('vars:\n  A:\n    default: |- # here\n      b\n    alwaysResolve: false\n');
  });

  it('keeps patches with other operations as comments', () => {
    const {text} = convert(
      'images: {a: {image: b}}\nprofiles:\n  - name: p\n    patches:\n      - {op: copy, from: images.a, path: images.b}\n',
    );
    expect(text).toContain('# `op: copy` has no equal in the new format:\n');
    expect(text).toContain('# - {op: copy, from: images.a, path: images.b}\n');
  });

  it('asks for a decision about profiles that change names in pipelines', () => {
    const {notes} = convert(
      'deployments:\n  - {name: a, disabled: true, helm: {}}\nprofiles:\n  - name: p\n    replace:\n      deployments: [{name: b, helm: {}}]\n',
    );
    expect(notes.map(({message}) => message).join('\n')).toContain(
      '`deployments`: patch `pipelines',
    );
  });

  it('asks for a pull secret if only a profile has the registry', () => {
    const {text, notes} = convert(
      'images: {a: {image: ghcr.io/acme/a}}\nprofiles:\n  - name: p\n    merge:\n      images: {b: {image: quay.io/acme/b}, c: {image: ghcr.io/acme/c}}\n',
    );
    expect(text).toContain('registry: ghcr.io\n');
    expect(notes).toMatchObject([
      {
        severity: 'decision',
        from: 7,
        message: expect.stringContaining('registry: quay.io') as string,
      },
    ]);
  });

  it.each([
    ['version: v1beta11\nvars: [\n', 'invalid YAML'],
    ['version: v1beta11\nname: a\nname: b\n', 'duplicate key'],
    ['version: v1beta11\n---\nversion: v1beta11\n', 'more than one document'],
    ['version: v1beta11\nvars:\n\t- name: a\n', 'tab'],
  ])('refuses %j', (text, message) => {
    const result = convertConfig(text);
    expect(result.text).toBe(text);
    expect(result.error?.message).toContain(message);
  });
});
