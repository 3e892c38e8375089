import {expect, it} from 'vitest';
import {command, flag, version} from './fixture.ts';
import {buildReference} from './model.ts';
import type {CommandData, VersionSource} from './types.ts';

function deploy(data: Partial<CommandData>): VersionSource[] {
  return [version('6.x', [command({command: 'devspace deploy', ...data})])];
}

it('adds subcommands to their parents, and sorts commands by name', () => {
  const names = ['use', 'use namespace', 'use context'];
  const commands = names.map((name) => command({command: `devspace ${name}`}));
  const [six] = buildReference([version('6.x', commands)]);
  expect(six?.commands.map(({slug}) => slug)).toEqual([
    'devspace_deploy',
    'devspace_use',
    'devspace_use_context',
    'devspace_use_namespace',
  ]);
  expect(six?.bySlug.get('devspace_use')?.children).toHaveLength(2);
});

it('adds a shared flag, with the default of the command', () => {
  const shared = flag({name: 'render', meaning: 'Writes manifests.'});
  const flags = [{shared: 'render', default: true}];
  const commands = [command({command: 'devspace deploy', flags})];
  const [six] = buildReference([version('6.x', commands, {global: {sharedFlags: [shared]}})]);
  expect(six?.bySlug.get('devspace_deploy')?.flags).toEqual([{...shared, default: true}]);
});

it.each<[string, VersionSource[]]>([
  [
    'deploy.yaml: unknown related command devspace_ship in 6.x',
    deploy({related: ['devspace_ship']}),
  ],
  [
    'deploy.yaml: duplicate anchor flag-force',
    deploy({flags: [flag(), flag({type: 'string', default: ''})]}),
  ],
  [
    'deploy.yaml: shorthand -f is used twice',
    deploy({flags: [flag({shorthand: 'f'}), flag({name: 'follow', shorthand: 'f'})]}),
  ],
  ['deploy.yaml: unknown group shipping; expected one of work', deploy({group: 'shipping'})],
  ['deploy.yaml: unknown shared flag tag', deploy({flags: [{shared: 'tag'}]})],
  [
    '_global.yaml: no command uses the shared flag render',
    [version('6.x', [], {global: {sharedFlags: [flag({name: 'render'})]}})],
  ],
  [
    'its parent command devspace use has no file',
    [version('6.x', [command({command: 'devspace use context'})])],
  ],
  [
    'use.yaml: the page of a group lists its subcommands only; delete examples and exitCodes',
    [
      version('6.x', [
        command({command: 'devspace use', exitCodes: [{code: 1, when: 'It failed.'}]}),
        command({command: 'devspace use context'}),
      ]),
    ],
  ],
  [
    "_global.yaml: _prose/devspace_ship.mdx doesn't belong to any command",
    [version('6.x', [], {prose: ['devspace_ship.mdx']})],
  ],
  ['unknown notice cloud; create _prose/notice-cloud.mdx', deploy({notice: 'cloud'})],
  [
    'must be in a file named devspace_deploy.yaml',
    deploy({}).map((source) => ({
      ...source,
      commands: source.commands.map((file) => ({...file, path: 'schema/cli/6.x/other.yaml'})),
    })),
  ],
  [
    'version.yaml: missing in 5.x; add what to use there to absentIn',
    [version('6.x', [command({command: 'devspace version'})]), version('5.x')],
  ],
  [
    'absentIn names 5.x, which has the command',
    [...deploy({absentIn: {'5.x': {text: 'Use another one.'}}}), version('5.x')],
  ],
  [
    'unknown command devspace_about of 5.x under absentIn',
    [
      version('6.x', [
        command({
          command: 'devspace version',
          absentIn: {'5.x': {text: 'Use another one.', see: ['devspace_about']}},
        }),
      ]),
      version('5.x'),
    ],
  ],
])('reports: %s', (message, sources) => {
  expect(() => buildReference(sources)).toThrow(message);
});

it('reports every problem at once', () => {
  const sources = deploy({group: 'shipping', related: ['devspace_ship']});
  expect(() => buildReference(sources)).toThrow(
    /unknown group shipping[^]*unknown related command/,
  );
});
