/** One mistake of each kind in each release line: found once, by its rule, on its line. */
import {describe, expect, it} from 'vitest';
import {docsFolders} from '../base/routes.ts';
import {checkFiles} from '../steps/check.ts';
import {page, siteOf} from '../testing.ts';
import {rules} from './index.ts';
import type {ReleaseLine} from '../../../../src/config/versions.ts';

/** A mistake, the same in all lines or one for each. */
interface Seed {
  readonly kind: string;
  readonly rule: string;
  /** What is wrong, as it stands in a text; `fence` says in which kind of block instead. */
  readonly text: string | Readonly<Record<ReleaseLine, string>>;
  readonly fence?: string;
  readonly message: RegExp;
}

const seeds: readonly Seed[] = [
  {
    kind: 'an unknown command in text',
    rule: 'command-lines',
    text: 'Run `devspace depoly`.',
    message: /no command `devspace depoly`/,
  },
  {
    kind: 'an unknown subcommand in a shell block',
    rule: 'command-lines',
    fence: 'bash',
    text: 'CI=true devspace list var | head',
    message: /no command `devspace list var`/,
  },
  {
    kind: 'a command of another line',
    rule: 'command-lines',
    fence: 'bash',
    text: {
      '6.x': 'devspace use profile ci',
      '5.x': 'devspace login',
      '4.x': 'devspace add plugin ./plugin.yaml',
    },
    message: /is a command of/,
  },
  {
    kind: 'an unknown flag',
    rule: 'command-lines',
    fence: 'bash',
    text: 'cd app && devspace deploy --namspace team-a',
    message: /`devspace deploy` has no flag `--namspace`/,
  },
  {
    kind: 'an unknown flag in PowerShell',
    rule: 'command-lines',
    fence: 'powershell',
    text: 'devspace deploy --namspace team-a',
    message: /`devspace deploy` has no flag `--namspace`/,
  },
  {
    kind: 'an unknown shorthand in a row of them',
    rule: 'command-lines',
    text: 'Run `devspace deploy -bz`.',
    message: /has no flag `-z`/,
  },
  {
    kind: 'a flag of another line',
    rule: 'command-lines',
    text: {
      '6.x': 'Run `devspace dev --restore-vars`.',
      '5.x': 'Run `devspace dev --no-colors`.',
      '4.x': 'Run `devspace dev --disable-profile-activation`.',
    },
    message: /is a flag of `devspace dev` in/,
  },
  {
    kind: 'a flag without its value',
    rule: 'command-lines',
    fence: 'bash',
    text: 'devspace deploy --namespace',
    message: /`--namespace` needs a value/,
  },
  {
    kind: 'a value for a switch',
    rule: 'command-lines',
    fence: 'bash',
    text: 'devspace deploy --skip-build=yes',
    message: /takes no value but true or false/,
  },
  {
    kind: 'a missing argument',
    rule: 'command-lines',
    fence: 'bash',
    text: {
      '6.x': 'devspace add plugin',
      '5.x': 'devspace add plugin',
      '4.x': 'devspace create space',
    },
    message: /needs an argument/,
  },
  {
    kind: 'a flag behind run',
    rule: 'command-lines',
    fence: 'bash',
    text: 'devspace run -n team-a test',
    message: /would be handed to the command/,
  },
  {
    kind: 'a wrong call in a script',
    rule: 'command-lines',
    fence: 'yaml path="commands"',
    text: {
      '6.x': 'seed: devspace enter --contianer api -- ./seed',
      '5.x': '- {name: seed, command: devspace enter --contianer api -- ./seed}',
      '4.x': '- {name: seed, command: devspace enter --contianer api -- ./seed}',
    },
    message: /`devspace enter` has no flag `--contianer`/,
  },
  {
    kind: 'a misspelled field',
    rule: 'prose-paths',
    text: 'Set `images.*.dockerfil`.',
    message: /`images\.\*` has no field `dockerfil`/,
  },
  {
    kind: 'a field of another line',
    rule: 'prose-paths',
    text: {
      '6.x': 'Set `dev.replacePods[].patches`.',
      '5.x': 'Set `dev.interactive.defaultEnabled`.',
      '4.x': 'Set `pipelines.*.run`.',
    },
    message: /is a field of/,
  },
  {
    kind: 'a misspelled variable in text',
    rule: 'environment',
    text: 'Set `DEVSPACE_FLAG`.',
    message: /no variable `DEVSPACE_FLAG`/,
  },
  {
    kind: 'a misspelled variable in a shell block',
    rule: 'environment',
    fence: 'bash',
    text: 'DEVSPACE_DEPOLY_FLAGS=-b ./run',
    message: /no variable `DEVSPACE_DEPOLY_FLAGS`/,
  },
  {
    kind: 'a variable of another line',
    rule: 'environment',
    text: {
      '6.x': 'Set `DEVSPACE_INJECT_LOCAL`.',
      '5.x': 'Set `DEVSPACE_CONFIG`.',
      '4.x': 'Use `${devspace.context}`.',
    },
    message: /is a variable of/,
  },
  {
    kind: 'a runtime variable that does not exist',
    rule: 'environment',
    text: 'Use `${runtime.image.api}`.',
    message: /no variable `runtime\.image\.api`/,
  },
  {
    kind: 'a long sentence',
    rule: 'language',
    text: `It is${' long'.repeat(31)}.`,
    message: /the sentence has 33 words/,
  },
  {
    kind: 'a filler word',
    rule: 'language',
    text: 'You can easily change it.',
    message: /"easily" tells readers nothing/,
  },
  {
    kind: 'a wrong spelling',
    rule: 'language',
    text: 'It runs on kubernetes.',
    message: /"kubernetes" is spelled "Kubernetes"/,
  },
];

describe.each(docsFolders)('in $line', ({line, folder}) => {
  it.each(seeds)('$kind is found', ({rule, text, fence, message}) => {
    const own = typeof text === 'string' ? text : text[line];
    const body = fence === undefined ? own : `\`\`\`${fence}\n${own}\n\`\`\``;
    const site = siteOf({[`${folder}/guides/a.mdx`]: page('A', `Text.\n\n${body}\n\nText.`)});
    const problems = checkFiles(site, site.files, rules);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({rule, line: fence === undefined ? 7 : 8});
    expect(problems[0]?.message).toMatch(message);
  });
});
