import {describe, expect, it} from 'vitest';
import {describePage} from './blocks.ts';
import {command, flag, version} from './fixture.ts';
import {buildReference} from './model.ts';
import {renderCommandPage} from './render-command.ts';
import {renderGlobalFlags, renderOverviewPage} from './render-overview.ts';
import type {CommandData, VersionSource} from './types.ts';

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

describe('renderCommandPage', () => {
  it('opens with front matter that leads to the data and a comment that does the same', () => {
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

  it('links a page that is in no sidebar to the overview', () => {
    expect(renderDeploy({sidebar: false})).toContain('\npart_of: cli/index\n---\n');
    expect(renderDeploy({})).not.toContain('part_of');
  });

  it('lists subcommands with their summaries, and not again as related commands', () => {
    const commands = [
      command({command: 'devspace add', related: ['devspace_add_port', 'devspace_deploy']}),
      command({command: 'devspace add port', summary: 'Add a port to the config'}),
    ];
    const page = render([version('6.x', commands)], 'devspace_add');
    const port = '- [`devspace add port`](./devspace_add_port.mdx): Add a port to the config.';
    expect(page).toContain(`## Subcommands\n\n${port}\n\n`);
    expect(page.split(port)).toHaveLength(2);
    expect(page).toContain('## Related commands\n\n- [`devspace deploy`]');
  });

  it('has no related commands if there are only subcommands', () => {
    const commands = [
      command({command: 'devspace add', related: ['devspace_add_port']}),
      command({command: 'devspace add port'}),
    ];
    expect(render([version('6.x', commands)], 'devspace_add')).not.toContain('Related commands');
  });

  it('shows the defaults false and 0, which readers need', () => {
    const flags = [flag(), flag({name: 'lines', type: 'int', default: 0})];
    const page = renderDeploy({flags});
    expect(page).toContain(
      '<FlagRow id="flag-force" name="force" type="bool" defaultValue="false">',
    );
    expect(page).toContain('<FlagRow id="flag-lines" name="lines" type="int" defaultValue="0">');
  });

  it('leaves an empty default to the table, with what it stands for', () => {
    const flags = [
      flag({name: 'path', type: 'string', default: '', defaultNote: 'current folder'}),
    ];
    expect(renderDeploy({flags})).toContain(
      '<FlagRow id="flag-path" name="path" type="string" defaultNote="current folder">',
    );
  });

  it('marks deprecated flags', () => {
    expect(renderDeploy({flags: [flag({deprecated: true})]})).toContain(
      'defaultValue="false" isDeprecated>',
    );
  });

  it('says so if a command has no flags of its own', () => {
    const page = renderDeploy({});
    expect(page).toContain('## Flags\n\n`devspace deploy` has no flags of its own.');
    expect(page).not.toContain('import FlagTable');
  });

  it('shows the output of an example below its command, in one block', () => {
    const examples = [{run: 'devspace deploy', does: 'Deploy the project.', output: 'done\n'}];
    expect(renderDeploy({examples})).toContain(
      '```console\n$ devspace deploy\ndone\n```\n\n## Flags',
    );
  });

  it('explains the columns of a table', () => {
    const output = '    NAME\n  --------\n    api';
    const columns = [{name: 'NAME', meaning: 'Name of the deployment.'}];
    expect(
      renderDeploy({examples: [{run: 'devspace deploy', does: 'Deploy.', output, columns}]}),
    ).toContain(
      '```console\n$ devspace deploy\n    NAME\n  --------\n    api\n```\n\n- `NAME`: Name of the deployment.\n',
    );
  });

  it('imports the prose only where it is written', () => {
    expect(renderDeploy({})).not.toContain('How it works');
    expect(renderDeploy({}, ['devspace_deploy.mdx'])).toContain(
      "import HowItWorks from './_prose/devspace_deploy.mdx';",
    );
  });

  it('lists the reasons of one exit code together and completes the list', () => {
    const exitCodes = [
      {code: 1, when: 'A build failed.'},
      {code: 'of the command', when: 'It is handed through.'},
    ];
    expect(renderDeploy({exitCodes})).toContain(
      [
        '- `0`: The command succeeded.',
        '- `1`:',
        '  - A build failed.',
        '  - Another fatal error occurred.',
        '- Code of the command: It is handed through.',
      ].join('\n'),
    );
  });

  it('warns before a deprecated command', () => {
    expect(
      renderDeploy({deprecated: {since: '6.x', insteadUse: 'devspace deploy --render'}}),
    ).toContain(
      ':::warning[Deprecated since 6.x]\n\nUse `devspace deploy --render` instead of `devspace deploy`.\n\n:::',
    );
  });

  it('names global flags that work otherwise', () => {
    const inheritedFlagsDiffer = [{name: '*', difference: 'They stand before the word `run`.'}];
    expect(renderDeploy({inheritedFlagsDiffer})).toContain(
      '## Global flags\n\nThey stand before the word `run`.\n\n<GlobalFlags />',
    );
  });

  it('lists the subcommands of a parent with their summaries', () => {
    const page = render(
      [
        version('6.x', [
          command({command: 'devspace use'}),
          command({command: 'devspace use context'}),
        ]),
      ],
      'devspace_use',
    );
    expect(page).toContain(
      '## Subcommands\n\n- [`devspace use context`](./devspace_use_context.mdx): Do what use context does',
    );
  });

  it('says which flags another version has and lacks', () => {
    const six = version('6.x', [
      command({command: 'devspace deploy', flags: [flag({name: 'render'})]}),
    ]);
    const five = version('5.x', [
      command({command: 'devspace deploy', flags: [flag({name: 'wait'})]}),
    ]);
    expect(render([six, five])).toContain(
      [
        '- [`devspace deploy` in 5.x](/5.x/commands/devspace_deploy) has different flags.',
        '',
        '| Flag | 6.x | 5.x |',
        '|---|---|---|',
        '| `--render` | yes | – |',
        '| `--wait` | – | yes |',
      ].join('\n'),
    );
  });

  it('says which default differs in another version', () => {
    const deploy = (byDefault: boolean): CommandData =>
      command({command: 'devspace deploy', flags: [flag({default: byDefault})]});
    expect(render([version('6.x', [deploy(true)]), version('5.x', [deploy(false)])])).toContain(
      '(/5.x/commands/devspace_deploy):\n  - `--force` defaults to `false` in 5.x.',
    );
  });

  it('says so if another version has the same flags', () => {
    const deploy = command({command: 'devspace deploy', flags: [flag()]});
    expect(render([version('6.x', [deploy]), version('5.x', [deploy])])).toContain(
      '- [`devspace deploy` in 5.x](/5.x/commands/devspace_deploy) has the same flags.',
    );
  });

  it('links the commands it mentions, but not itself', () => {
    const behavior = ['Use `devspace use`, not `devspace deploy` or `devspace ship`.'];
    const page = render([
      version('6.x', [
        command({command: 'devspace use'}),
        command({command: 'devspace deploy', behavior}),
      ]),
    ]);
    expect(page).toContain(
      '- Use [`devspace use`](./devspace_use.mdx), not `devspace deploy` or `devspace ship`.',
    );
  });

  it('says what to use where another version lacks the command', () => {
    const only = command({
      command: 'devspace version',
      absentIn: {'5.x': {text: 'Run `devspace --version`.', see: ['devspace_deploy']}},
    });
    expect(render([version('6.x', [only]), version('5.x')], 'devspace_version')).toContain(
      "- `devspace version` doesn't exist in 5.x.\n  Run `devspace --version`.\n  See [`devspace deploy`](/5.x/commands/devspace_deploy) in 5.x.",
    );
  });
});

describe('describePage', () => {
  it('names the version if its data says so', () => {
    const [five] = buildReference([version('5.x', [], {global: {namesVersion: true}})]);
    const deploy = five?.bySlug.get('devspace_deploy');
    expect(five && deploy && describePage(five, deploy)).toBe(
      'devspace deploy in DevSpace 5.x: do what deploy does with the whole project (usage, flags, examples).',
    );
  });

  it('stops at a description that search results would cut', () => {
    const summary = `Do ${'very '.repeat(40)}much`;
    expect(() => renderDeploy({summary})).toThrow(
      'schema/cli/6.x/devspace_deploy.yaml: the description has',
    );
  });
});

describe('renderOverviewPage', () => {
  const reference = buildReference([
    version('6.x', [command({command: 'devspace build'})], {
      global: {
        groups: [
          {id: 'work', title: 'Work', summary: 'Commands that work.', first: ['devspace_deploy']},
        ],
      },
    }),
    version('5.x', [command({command: 'devspace build'})]),
  ]);

  it('groups the commands by task, with those that lead the group first', () => {
    const [six] = reference;
    const page = six ? renderOverviewPage(reference, six) : '';
    expect(page).toMatch(
      /### Work\n\nCommands that work\.\n\n- \[`devspace deploy`\][^\n]*\n- \[`devspace build`\]/,
    );
  });

  it('links the page with all environment variables', () => {
    const environmentPage = '../configuration/environment-variables.mdx';
    const [six] = buildReference([version('6.x', [], {global: {environmentPage}})]);
    expect(six && renderOverviewPage([six], six)).toContain(
      'See [Environment variables](../configuration/environment-variables.mdx) for the complete list.',
    );
  });

  it('gives global flags the ids that links from anywhere expect', () => {
    const [six] = reference;
    expect(six && renderOverviewPage(reference, six)).toContain('<FlagRow id="flag-debug"');
  });

  it('says that every command accepts the global flags', () => {
    const [six] = reference;
    expect(six && renderOverviewPage(reference, six)).toContain(
      'Every command accepts these flags, and `-h` or `--help` to print its help.\n',
    );
  });

  it('lists the commands that do not accept the global flags', () => {
    const [six] = buildReference([
      version('6.x', [
        command({
          command: 'devspace run',
          inheritedFlagsDiffer: [{name: '*', difference: 'Put flags before `run`.'}],
        }),
        command({
          command: 'devspace use',
          inheritedFlagsDiffer: [{name: 'debug', difference: 'It says less.'}],
        }),
      ]),
    ]);
    const page = six ? renderOverviewPage([six], six) : '';
    expect(page).toContain(
      'to print its help, except:\n\n- [`devspace run`](./devspace_run.mdx): Put flags before `run`.\n\n<FlagTable',
    );
  });

  it('keeps the global flags of command pages out of the way of their own flags', () => {
    const [six] = reference;
    const partial = six ? renderGlobalFlags(six) : '';
    expect(partial).toContain('<details id="shared-flags">');
    expect(partial).toContain('<FlagRow id="global-flag-debug"');
  });
});
