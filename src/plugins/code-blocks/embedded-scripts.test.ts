import {expect, it} from 'vitest';
import {findEmbeddedScripts} from './embedded-scripts.ts';

it('finds scripts in block scalars', () => {
  const code =
    'pipelines:\n  dev:\n    run: |- # why\n      a\n\n        b\n  deploy: |\n    c\nname: d\n';
  expect(findEmbeddedScripts(code)).toEqual([
    {lines: ['a', '', '  b'], start: 3, indent: 6},
    {lines: ['c'], start: 7, indent: 4},
  ]);
});

it('finds scripts in a part of a config', () => {
  expect(findEmbeddedScripts('dev: |-\n  a', 'pipelines')).toHaveLength(1);
  expect(findEmbeddedScripts('dev: |-\n  a')).toEqual([]);
});

it.each(['inlineManifest: |-\n  a: b', 'run: a', 'run: |-\n', 'a: [\nrun: |-\n  b'])(
  'ignores %j',
  (code) => {
    expect(findEmbeddedScripts(code)).toEqual([]);
  },
);
