import {describe, expect, it} from 'vitest';
import {describePage} from './blocks.ts';
import {command, flag, version} from './fixture.ts';
import {buildReference} from './model.ts';
import {renderCommandPage} from './render-command.ts';
import {renderOverviewPage} from './render-overview.ts';
import type {CommandData, Flag, VersionSource} from './types.ts';

function render(sources: readonly VersionSource[], slug = 'devspace_deploy'): string {
  const reference = buildReference(sources);
  const [first] = reference;
  const found = first?.bySlug.get(slug);
  if (!first || !found) throw new Error(`the fixture has no ${slug}`);
  return renderCommandPage(reference, first, found);
}

function renderDeploy(data: Partial<CommandData>, prose: readonly string[] = []): string {
  return render([version('6.x', [command({command: 'devspace deploy', ...data})], {prose})]);
}

/** `devspace deploy` of 6.x and 5.x with these flags. */
function renderWithOlder(six: readonly Flag[], five: readonly Flag[]): string {
  const deploy = (flags: readonly Flag[]): CommandData =>
    command({command: 'devspace deploy', flags: [...flags]});
  return render([version('6.x', [deploy(six)]), version('5.x', [deploy(five)])]);
}

describe('renderCommandPage', () => {
  it('starts with front matter and a comment that refer to the data', () => {
    const opening = [
      '---',
      'title: devspace deploy',
      'description: "devspace deploy: do what deploy does with the whole project (usage, flags, examples)."',
      'custom_edit_url: schema/cli/6.x/devspace_deploy.yaml',
      '---',
      '',
      '{/* Generated from schema/cli/6.x/devspace_deploy.yaml by scripts/generate-cli-reference.ts. Edit the data, not this page. */}',
    ].join('\n');
    expect(renderDeploy({}).slice(0, opening.length)).toBe(opening);
  });

  const output = '    NAME\n  --------\n    api';
  const columns = [{name: 'NAME', meaning: 'Name of the deployment.'}];
  const run = 'devspace deploy';

  it.each<[string, Partial<CommandData>, string]>([
    ['a page that is in no sidebar', {sidebar: false}, '\npart_of: cli/index\n---\n'],
    [
      'the default false',
      {flags: [flag()]},
      '<FlagRow id="flag-force" name="force" type="bool" defaultValue="false">',
    ],
    [
      'the default 0',
      {flags: [flag({name: 'lines', type: 'int', default: 0})]},
      '<FlagRow id="flag-lines" name="lines" type="int" defaultValue="0">',
    ],
    [
      'the meaning of an empty default',
      {flags: [flag({name: 'path', type: 'string', default: '', defaultNote: 'current folder'})]},
      '<FlagRow id="flag-path" name="path" type="string" defaultNote="current folder">',
    ],
    [
      'a deprecated flag',
      {flags: [flag({deprecated: true})]},
      'defaultValue="false" isDeprecated>',
    ],
    [
      'where to find the global flags and how to set defaults',
      {},
      '- **Flags:** Only the [global flags](./index.mdx#global-flags).\n- **Environment variable:** `DEVSPACE_DEPLOY_FLAGS` sets [default flags](./index.mdx#environment-variables).\n',
    ],
    [
      'another variable with default flags',
      {flagsVariable: 'DEVSPACE_DEPLOY_<NAME>_FLAGS'},
      '`DEVSPACE_DEPLOY_<NAME>_FLAGS` sets [default flags]',
    ],
    [
      'requirements and arguments with the usage',
      {
        requires: ['A cluster.', 'A config.'],
        arguments: [{name: 'name', required: true, meaning: 'Name of it.'}],
      },
      '```\n\n- `name` (required): Name of it.\n\n<div className="facts">\n\n- **Requirements:** A cluster.\n  A config.\n',
    ],
    [
      'the output of an example in its block',
      {examples: [{run, does: 'Deploy the project.', output: 'done\n'}]},
      '```console\n$ devspace deploy\ndone\n```\n',
    ],
    [
      'a recording of an example instead of its command',
      {examples: [{run, does: 'Deploy the project.', recording: 'deploy', columns}]},
      'Deploy the project.\n\n<Output id="deploy" />\n\n- `NAME`: Name of the deployment.\n',
    ],
    [
      'the columns of a table',
      {examples: [{run, does: 'Deploy.', output, columns}]},
      `$ devspace deploy\n${output}\n\`\`\`\n\n- \`NAME\`: Name of the deployment.\n`,
    ],
    [
      'all reasons for an exit code in one item',
      {
        exitCodes: [
          {code: 1, when: 'A build failed.'},
          {code: 'of the command', when: 'DevSpace passes it on.'},
        ],
      },
      '- <strong id="exit-codes">Exit codes:</strong>\n  - `0`: The command succeeded.\n  - `1`:\n    - A build failed.\n    - Another fatal error occurred.\n  - Code of the command: DevSpace passes it on.\n\n</div>',
    ],
    [
      'a deprecated command',
      {deprecated: {since: '6.x', insteadUse: 'devspace deploy --render'}},
      ':::warning[Deprecated since 6.x]\n\nUse `devspace deploy --render` instead of `devspace deploy`.\n\n:::',
    ],
    [
      'global flags that work differently',
      {inheritedFlagsDiffer: [{name: '*', difference: 'Put global flags before `run`.'}]},
      '- **Flags:** Put [global flags](./index.mdx#global-flags) before `run`.\n',
    ],
  ])('shows %s', (_, data, text) => {
    expect(renderDeploy(data)).toContain(text);
  });

  it('omits sections and imports that the command does not need', () => {
    expect(renderDeploy({})).not.toMatch(
      /part_of|import FlagTable|Exit codes|## (?:Flags|Details)/,
    );
  });

  it('imports prose', () => {
    expect(renderDeploy({}, ['devspace_deploy.mdx'])).toContain(
      "import Details from './_prose/devspace_deploy.mdx';",
    );
  });

  it('orders the sections by how often readers need them', () => {
    const page = renderDeploy(
      {
        flags: [flag()],
        behavior: ['It deploys.'],
        exitCodes: [{code: 1, when: 'A build failed.'}],
        related: ['devspace'],
      },
      ['devspace_deploy.mdx'],
    );
    expect(page.match(/^## .*|^<Details.*/gm)).toEqual([
      '## Usage',
      '## Flags',
      '## Example',
      '## Details',
      '<Details />',
      '## Related commands',
    ]);
  });

  it('starts with the only facts of a brief page, which need no section', () => {
    const behavior = ['It deploys.', 'It waits.'];
    expect(renderDeploy({behavior})).toContain('\n\nIt deploys.\n\nIt waits.\n\n## Usage');
    expect(renderDeploy({behavior: [...behavior, 'It ends.']})).toContain(
      '## Details\n\n- It deploys.\n- It waits.\n- It ends.\n',
    );
  });

  it('lists other versions with related commands, unless it compares flags', () => {
    const page = renderWithOlder([flag()], [flag()]);
    expect(page.match(/^## (?:Related|In) .*|^- .* in 5\.x.*/gm)).toEqual([
      '## Related commands',
      '- [`devspace deploy` in 5.x](/5.x/commands/devspace_deploy) has the same flags.',
    ]);
    expect(renderWithOlder([flag()], [])).toContain('## In other versions');
  });

  it('shows only a list of subcommands for a group', () => {
    const page = render(
      [
        version('6.x', [
          command({command: 'devspace add'}),
          command({command: 'devspace add port'}),
        ]),
      ],
      'devspace_add',
    );
    expect(page.match(/^## .*/gm)).toEqual(['## Usage', '## Subcommands', '## Related commands']);
  });

  it('lists subcommands with their summaries, and not again as related commands', () => {
    const related = ['devspace_add_port', 'devspace_deploy'];
    const pageOf = (count: number): string =>
      render(
        [
          version('6.x', [
            command({command: 'devspace add', related: related.slice(0, count)}),
            command({command: 'devspace add port', summary: 'Add a port to the config'}),
          ]),
        ],
        'devspace_add',
      );
    const port = '- [`devspace add port`](./devspace_add_port.mdx): Add a port to the config.';
    expect(pageOf(2)).toContain(`## Subcommands\n\n${port}\n\n`);
    expect(pageOf(2).split(port)).toHaveLength(2);
    expect(pageOf(2)).toContain('## Related commands\n\n- [`devspace deploy`]');
    expect(pageOf(1)).not.toContain('Related commands');
  });

  it('compares the flags with those of another version', () => {
    const link = '- [`devspace deploy` in 5.x](/5.x/commands/devspace_deploy)';
    expect(renderWithOlder([flag({name: 'render'})], [flag({name: 'wait'})])).toContain(
      `${link} has different flags.\n\n| Flag | 6.x | 5.x |\n|---|---|---|\n| \`--render\` | yes | – |\n| \`--wait\` | – | yes |`,
    );
    expect(renderWithOlder([flag({default: true})], [flag()])).toContain(
      `${link}:\n  - \`--force\` defaults to \`false\` in 5.x.`,
    );
    expect(renderWithOlder([flag()], [flag()])).toContain(`${link} has the same flags.`);
  });

  it('links to the commands that it mentions, but not to itself', () => {
    const behavior = ['Use `devspace use`, not `devspace deploy` or `devspace ship`.'];
    const commands = [
      command({command: 'devspace use'}),
      command({command: 'devspace deploy', behavior}),
    ];
    expect(render([version('6.x', commands)])).toContain(
      '\n\nUse [`devspace use`](./devspace_use.mdx), not `devspace deploy` or `devspace ship`.',
    );
  });

  it('shows what to use in a version without the command', () => {
    const only = command({
      command: 'devspace version',
      absentIn: {'5.x': {text: 'Run `devspace --version`.', see: ['devspace_deploy']}},
    });
    expect(render([version('6.x', [only]), version('5.x')], 'devspace_version')).toContain(
      "- `devspace version` doesn't exist in 5.x.\n  Run `devspace --version`.\n  See [`devspace deploy`](/5.x/commands/devspace_deploy) in 5.x.",
    );
  });

  it('links to the section of the config that replaces the command', () => {
    const only = command({
      command: 'devspace scale',
      absentIn: {'5.x': {text: 'Edit the config.', configSections: ['images']}},
    });
    const versions = [version('6.x', [only]), version('5.x')];
    expect(render(versions, 'devspace_scale')).toContain(
      'See [`images`](/5.x/configuration/reference#images) in 5.x.',
    );
  });
});

describe('describePage', () => {
  it('includes the version if the data says so', () => {
    const [five] = buildReference([version('5.x', [], {global: {namesVersion: true}})]);
    const deploy = five?.bySlug.get('devspace_deploy');
    expect(five && deploy && describePage(five, deploy)).toBe(
      'devspace deploy in DevSpace 5.x: do what deploy does with the whole project (usage, flags, examples).',
    );
  });

  it('throws if the description is too long for search results', () => {
    const summary = `Do ${'very '.repeat(40)}much`;
    expect(() => renderDeploy({summary})).toThrow(
      'schema/cli/6.x/devspace_deploy.yaml: the description has',
    );
  });
});

describe('renderOverviewPage', () => {
  const first = ['devspace_deploy'];
  const groups = [{id: 'work', title: 'Work', summary: 'Commands that work.', first}];
  const environmentPage = '../configuration/environment-variables.mdx';
  const build = command({command: 'devspace build'});
  const reference = buildReference([
    version('6.x', [build], {global: {groups, environmentPage}}),
    version('5.x', [build]),
  ]);
  const page = renderOverviewPage(reference, reference[0]!);

  it.each([
    [
      'groups the commands by task, and lists those in `first` first',
      /### Work\n\nCommands that work\.\n\n<PageGroup icon="\w+">\n\n- \[`devspace deploy`\][^\n]*\n\n {2}[^\n]*\n\n- \[`devspace build`\]/,
    ],
    [
      'links to the page about all environment variables',
      'See [Environment variables](../configuration/environment-variables.mdx) for the complete list.',
    ],
    ['gives global flags the same kind of id as other flags', '<FlagRow id="flag-debug"'],
    [
      'states that every command accepts the global flags',
      'Every command accepts these flags, and `-h` or `--help` to print its help.\n',
    ],
  ])('%s', (_, text) => {
    expect(page).toMatch(text);
  });

  it('lists the commands that do not accept the global flags', () => {
    const all = {name: '*', difference: 'Put flags before `run`.'};
    const one = {name: 'debug', difference: 'It says less.'};
    const differing = buildReference([
      version('6.x', [
        command({command: 'devspace run', inheritedFlagsDiffer: [all]}),
        command({command: 'devspace use', inheritedFlagsDiffer: [one]}),
      ]),
    ]);
    expect(renderOverviewPage(differing, differing[0]!)).toContain(
      'to print its help, except:\n\n- [`devspace run`](./devspace_run.mdx): Put flags before `run`.\n\n<FlagTable',
    );
  });
});
