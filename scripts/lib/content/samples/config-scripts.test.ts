import {describe, expect, it} from 'vitest';
import type {VersionLabel} from '../../../../src/config/versions.ts';
import {findScripts} from './config-scripts.ts';

function brief(config: unknown, line: VersionLabel = '6.x'): string[] {
  return findScripts(config, line).map(
    ({segments, context, owner, source}) => `${segments.join('.')} ${context} ${owner}: ${source}`,
  );
}

describe('findScripts', () => {
  it('finds pipelines and functions', () => {
    expect(
      brief({pipelines: {dev: 'a', build: {run: 'b'}, deploy: {flags: []}}, functions: {tag: 'c'}}),
    ).toEqual([
      'pipelines.dev pipeline pipelines.dev: a',
      'pipelines.build.run pipeline pipelines.build: b',
      'functions.tag function functions.tag: c',
    ]);
  });

  it('finds commands, hooks and variables that a shell runs', () => {
    const config = {
      commands: {a: 'a', b: {command: 'b', after: 'c'}, d: {command: 'd', args: []}},
      hooks: [{command: 'e'}, {command: 'f', container: {}}, {command: 'g', args: ['h']}],
      vars: {V: '$(i)', W: {command: 'j'}, X: 'text'},
    };
    expect(brief(config)).toEqual([
      'commands.a other commands.a: a',
      'commands.b.command other commands.b: b',
      'commands.b.after other commands.b: c',
      'hooks.0.command other hooks.0: e',
      'vars.V other vars.V: i',
      'vars.W.command other vars.W: j',
    ]);
  });

  it('finds expressions and knows where they begin', () => {
    const config = {images: {api: {tags: ['$!( tag )', 'v-$(no)']}}, deployments: '$(cat d.yaml)'};
    expect(brief(config)).toEqual([
      'images.api.tags.0 other images.api.tags:  tag ',
      'deployments other deployments: cat d.yaml',
    ]);
    expect(findScripts(config, '6.x')[0]?.offset).toBe(3);
  });

  it('finds what profiles bring', () => {
    const profiles = [
      {
        merge: {commands: {a: 'a'}},
        patches: [
          {op: 'replace', path: 'pipelines.dev.run', value: 'b'},
          {op: 'add', path: 'images.api.tags', value: 'c'},
        ],
      },
    ];
    expect(brief({profiles})).toEqual([
      'profiles.0.merge.commands.a other commands.a: a',
      'profiles.0.patches.0.value pipeline pipelines.dev: b',
    ]);
  });

  it('reads lists of older versions', () => {
    const config = {commands: [{name: 'a', command: 'b'}], hooks: [{command: 'c'}]};
    expect(brief(config, '5.x')).toEqual([
      'commands.0.command other commands.a: b',
      'hooks.0.command other hooks.0: c',
    ]);
    expect(brief(config, '4.x')).toEqual(['commands.0.command other commands.a: b']);
  });
});
