import {describe, expect, it} from 'vitest';
import {command, flag, version} from './fixture.ts';
import {buildReference} from './model.ts';

describe('buildReference', () => {
  it('gives parents their subcommands and sorts everything by name', () => {
    const [six] = buildReference([
      version('6.x', [
        command({command: 'devspace use'}),
        command({command: 'devspace use namespace'}),
        command({command: 'devspace use context'}),
      ]),
    ]);
    expect(six?.commands.map(({slug}) => slug)).toEqual([
      'devspace_deploy',
      'devspace_use',
      'devspace_use_context',
      'devspace_use_namespace',
    ]);
    expect(six?.bySlug.get('devspace_use')?.children).toHaveLength(2);
  });

  it('puts a shared flag in, with the default that differs', () => {
    const shared = flag({name: 'render', meaning: 'Writes manifests.'});
    const [six] = buildReference([
      version(
        '6.x',
        [command({command: 'devspace deploy', flags: [{shared: 'render', default: true}]})],
        {
          global: {sharedFlags: [shared]},
        },
      ),
    ]);
    expect(six?.bySlug.get('devspace_deploy')?.flags).toEqual([{...shared, default: true}]);
  });

  it('stops at an unknown related command', () => {
    expect(() =>
      buildReference([
        version('6.x', [command({command: 'devspace deploy', related: ['devspace_ship']})]),
      ]),
    ).toThrow('schema/cli/6.x/devspace_deploy.yaml: unknown related command devspace_ship in 6.x');
  });

  it('stops at a flag without meaning', () => {
    const flags = [flag({meaning: ' '})];
    expect(() =>
      buildReference([version('6.x', [command({command: 'devspace deploy', flags})])]),
    ).toThrow('schema/cli/6.x/devspace_deploy.yaml: flag force has no meaning');
  });

  it('stops at two flags that would share an anchor', () => {
    const flags = [flag(), flag({type: 'string', default: ''})];
    expect(() =>
      buildReference([version('6.x', [command({command: 'devspace deploy', flags})])]),
    ).toThrow('schema/cli/6.x/devspace_deploy.yaml: duplicate anchor flag-force');
  });

  it('stops at two flags with one shorthand', () => {
    const flags = [flag({shorthand: 'f'}), flag({name: 'follow', shorthand: 'f'})];
    expect(() =>
      buildReference([version('6.x', [command({command: 'devspace deploy', flags})])]),
    ).toThrow('schema/cli/6.x/devspace_deploy.yaml: shorthand -f is used twice');
  });

  it('stops at an unknown group and names the known ones', () => {
    expect(() =>
      buildReference([version('6.x', [command({command: 'devspace deploy', group: 'shipping'})])]),
    ).toThrow('schema/cli/6.x/devspace_deploy.yaml: unknown group shipping; expected one of work');
  });

  it('stops at an unknown shared flag, and at one that nobody uses', () => {
    const source = version(
      '6.x',
      [command({command: 'devspace deploy', flags: [{shared: 'tag'}]})],
      {
        global: {sharedFlags: [flag({name: 'render'})]},
      },
    );
    expect(() => buildReference([source])).toThrow(
      /unknown shared flag tag[^]*|no command uses the shared flag render/,
    );
    expect(() => buildReference([source])).toThrow(/no command uses the shared flag render/);
  });

  it('stops at a subcommand without its parent', () => {
    expect(() =>
      buildReference([version('6.x', [command({command: 'devspace use context'})])]),
    ).toThrow('its parent command devspace use has no file');
  });

  it('stops at a partial that belongs to no command', () => {
    expect(() => buildReference([version('6.x', [], {prose: ['devspace_ship.mdx']})])).toThrow(
      "schema/cli/6.x/_global.yaml: _prose/devspace_ship.mdx doesn't belong to any command",
    );
  });

  it('stops at a notice that is not written', () => {
    expect(() =>
      buildReference([version('6.x', [command({command: 'devspace deploy', notice: 'cloud'})])]),
    ).toThrow('unknown notice cloud; create _prose/notice-cloud.mdx');
  });

  it('stops at a file with the wrong name', () => {
    const source = version('6.x');
    const commands = source.commands.map((file) => ({...file, path: 'schema/cli/6.x/other.yaml'}));
    expect(() => buildReference([{...source, commands}])).toThrow(
      'must be in a file named devspace_deploy.yaml',
    );
  });

  it('wants to know what replaces a command that another version lacks', () => {
    const six = version('6.x', [command({command: 'devspace version'})]);
    expect(() => buildReference([six, version('5.x')])).toThrow(
      'schema/cli/6.x/devspace_version.yaml: missing in 5.x; add what to use there to absentIn',
    );
  });

  it('refuses a replacement for a command that the other version has', () => {
    const deploy = command({
      command: 'devspace deploy',
      absentIn: {'5.x': {text: 'Use another one.'}},
    });
    expect(() => buildReference([version('6.x', [deploy]), version('5.x')])).toThrow(
      'absentIn names 5.x, which has the command',
    );
  });

  it('refuses a replacement that names a command the other version lacks', () => {
    const only = command({
      command: 'devspace version',
      absentIn: {'5.x': {text: 'Use another one.', see: ['devspace_about']}},
    });
    expect(() => buildReference([version('6.x', [only]), version('5.x')])).toThrow(
      'unknown command devspace_about of 5.x under absentIn',
    );
  });

  it('reports every problem at once', () => {
    const deploy = command({
      command: 'devspace deploy',
      group: 'shipping',
      related: ['devspace_ship'],
    });
    expect(() => buildReference([version('6.x', [deploy])])).toThrow(
      /unknown group shipping[^]*unknown related command/,
    );
  });
});
