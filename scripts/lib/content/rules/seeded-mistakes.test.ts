/** One mistake of each kind in each version: found once, by its rule, on its line. */
import {describe, expect, it, vi} from 'vitest';
import {checkFiles} from '../runner/check.ts';
import {brief, page, siteOf} from '../testing.ts';
import {rules} from './index.ts';
import {versions, type VersionLabel} from '../../../../src/config/versions.ts';

// Whoever comes first waits for the schema to be compiled.
vi.setConfig({testTimeout: 60_000});

/** A mistake, the same in all versions or one for each. */
interface Seed {
  readonly kind: string;
  readonly rule: string;
  /** What is wrong, as it stands in a text; `fence` says in which kind of block instead. */
  readonly text: string | Readonly<Record<VersionLabel, string>>;
  readonly fence?: string;
  /** Part of the line that is wrong; without it, the first line of the text. */
  readonly on?: string | Readonly<Record<VersionLabel, string>>;
  readonly message: RegExp;
}

/** A whole config: the same rest after the head that each version needs, or a rest for each. */
function config(rest: Seed['text']): Readonly<Record<VersionLabel, string>> {
  const of = (version: VersionLabel): string => (typeof rest === 'string' ? rest : rest[version]);
  return {
    '6.x': `version: v2beta1\nname: app\n${of('6.x')}`,
    '5.x': `version: v1beta11\n${of('5.x')}`,
    '4.x': `version: v1beta9\n${of('4.x')}`,
  };
}

const CONFIG = 'yaml title="devspace.yaml"';

const seeds: readonly Seed[] = [
  {
    kind: 'text that is no MDX',
    rule: 'mdx',
    text: 'Set {name to a word.',
    message: /closing brace/,
  },
  {
    kind: 'a skipped heading level',
    rule: 'headings',
    text: '#### Ports',
    message: /level 4 follows level 1/,
  },
  {
    kind: 'a second title',
    rule: 'headings',
    text: '# Ports',
    message: /first-level heading/,
  },
  {
    kind: 'a link to no page',
    rule: 'links',
    text: 'See [ports](./ports.mdx).',
    message: /no file at/,
  },
  {
    kind: 'a link to no anchor',
    rule: 'links',
    text: 'See [the sample](#smaple).',
    message: /no anchor #smaple/,
  },
  {
    kind: 'a label that says nothing',
    rule: 'links',
    text: 'The releases are [here](https://github.com/devspace-sh/devspace/releases).',
    message: /label/,
  },
  {
    kind: 'a host that nobody allowed',
    rule: 'links',
    text: 'See [the blog](https://blog.invalid.example/devspace).',
    message: /the host blog\.invalid\.example is not allowed/,
  },
  {
    kind: 'a picture without words',
    rule: 'images',
    text: '![](./ui.png)',
    message: /no alt text/,
  },
  {
    kind: 'a block without a language',
    rule: 'fences',
    fence: '',
    text: 'devspace dev',
    on: '```',
    message: /language/,
  },
  {
    kind: 'a missing quote in a shell block',
    rule: 'fences',
    fence: 'bash',
    text: 'echo "deployed',
    message: /unterminated double quote/,
  },
  {
    kind: 'a config without its version',
    rule: 'config-samples',
    fence: CONFIG,
    text: 'images:\n  api:\n    image: acme/api',
    message: /version/,
  },
  {
    kind: 'a misspelled section',
    rule: 'config-samples',
    fence: CONFIG,
    text: config('imags:\n  api:\n    image: acme/api'),
    on: 'imags',
    message: /`?imags`?/,
  },
  {
    kind: 'a misspelled field deep inside',
    rule: 'config-samples',
    fence: CONFIG,
    text: config('images:\n  api:\n    image: acme/api\n    dockerfil: ./Dockerfile'),
    on: 'dockerfil',
    message: /dockerfil/,
  },
  {
    kind: 'a sync entry that deletes files',
    rule: 'config-samples',
    fence: CONFIG,
    text: config({
      '6.x': 'dev:\n  api:\n    imageSelector: acme/api\n    sync:\n      - path: ./:/app',
      '5.x': 'dev:\n  sync:\n    - imageSelector: acme/api\n      containerPath: /app',
      '4.x':
        'images:\n  api:\n    image: acme/api\ndev:\n  sync:\n    - imageName: api\n      localSubPath: .',
    }),
    on: {'6.x': './:/app', '5.x': 'imageSelector', '4.x': 'imageName'},
    message: /deletes the other files/,
  },
  {
    kind: 'a misspelled value of the component chart',
    rule: 'config-samples',
    fence: CONFIG,
    text: config({
      '6.x':
        'deployments:\n  api:\n    helm:\n      values:\n        service:\n          ports:\n            - prot: 8080',
      '5.x':
        'deployments:\n  - name: api\n    helm:\n      componentChart: true\n      values:\n        conatiners: []',
      '4.x':
        'deployments:\n  - name: api\n    helm:\n      componentChart: true\n      values:\n        conatiners: []',
    }),
    on: {'6.x': 'prot', '5.x': 'conatiners', '4.x': 'conatiners'},
    message: /unknown field `(?:prot|conatiners)`/,
  },
  {
    kind: 'a version constraint that is none',
    rule: 'config-samples',
    fence: CONFIG,
    text: config({
      '6.x': 'require:\n  devspace: "=> 6.3.0"',
      '5.x': 'require:\n  plugins:\n    - name: hello\n      version: ^1.4',
      // 4.x has no `require`.
      '4.x': 'require:\n  devspace: "=> 4.14.0"',
    }),
    on: {'6.x': '=> 6.3.0', '5.x': '^1.4', '4.x': 'require'},
    message: /expected versions with|unknown field `require`/,
  },
  {
    kind: 'a value of the wrong type',
    rule: 'config-samples',
    fence: CONFIG,
    text: config('images:\n  api:\n    image: acme/api\n    createPullSecret: maybe'),
    on: 'maybe',
    message: /createPullSecret/,
  },
  {
    kind: 'a field of another version in a sample',
    rule: 'config-samples',
    fence: CONFIG,
    text: config({
      '6.x': 'dev:\n  ports:\n    - imageSelector: acme/api',
      '5.x': 'pipelines:\n  dev: start_dev --all',
      '4.x': 'require:\n  devspace: ">= 4.0"',
    }),
    on: {'6.x': '  ports:', '5.x': 'pipelines', '4.x': 'require'},
    message: /.+/,
  },
  {
    kind: 'a fragment that does not fit its place',
    rule: 'config-samples',
    fence: 'yaml path="images"',
    text: 'api:\n  image: acme/api\n  taggs: [v1]',
    on: 'taggs',
    message: /taggs/,
  },
  {
    kind: 'broken YAML',
    rule: 'config-samples',
    fence: CONFIG,
    text: config('images:\n  api: [acme/api'),
    on: 'api: [',
    message: /invalid YAML/,
  },
  {
    kind: 'a manifest without its kind',
    rule: 'config-samples',
    fence: 'yaml title="k8s/app.yaml"',
    text: 'apiVersion: v1\nmetadata:\n  name: app',
    message: /kind/,
  },
  {
    kind: 'a misspelled field of a manifest',
    rule: 'config-samples',
    fence: 'yaml title="k8s/app.yaml"',
    text: 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: app\nspec:\n  conatiners: []',
    on: 'conatiners',
    message: /unknown Kubernetes field `conatiners` in PodSpec/,
  },
  {
    kind: 'a name that the sample does not hold',
    rule: 'sample-names',
    fence: CONFIG,
    text: config({
      '6.x': 'images:\n  api:\n    image: acme/api\npipelines:\n  dev: build_images web',
      '5.x':
        'images:\n  api:\n    image: acme/api\nhooks:\n  - events: ["before:build:web"]\n    command: echo',
      '4.x':
        'images:\n  api:\n    image: acme/api\ndev:\n  sync:\n    - imageName: web\n      localSubPath: src',
    }),
    on: 'web',
    message: /web/,
  },
  {
    kind: 'a misspelled variable of the config',
    rule: 'sample-names',
    fence: CONFIG,
    text: config({
      '6.x': 'vars:\n  IMAGE_TAG: v1\nimages:\n  api:\n    image: acme/api:${IMAGE_TGA}',
      '5.x':
        'vars:\n  - name: IMAGE_TAG\n    value: v1\nimages:\n  api:\n    image: acme/api:${IMAGE_TGA}',
      '4.x':
        'vars:\n  - name: IMAGE_TAG\n    default: v1\nimages:\n  api:\n    image: acme/api:${IMAGE_TGA}',
    }),
    on: 'IMAGE_TGA',
    message: /variable `IMAGE_TGA`/,
  },
  {
    kind: 'a profile that no sample has',
    rule: 'sample-names',
    text: {
      '6.x':
        '```yaml title="devspace.yaml"\nversion: v2beta1\nname: app\nprofiles:\n  - name: staging\n```\n\n```bash\ndevspace deploy -p stage\n```',
      '5.x':
        '```yaml title="devspace.yaml"\nversion: v1beta11\nprofiles:\n  - name: staging\n```\n\n```bash\ndevspace deploy -p stage\n```',
      '4.x':
        '```yaml title="devspace.yaml"\nversion: v1beta9\nprofiles:\n  - name: staging\n```\n\n```bash\ndevspace deploy -p stage\n```',
    },
    on: 'devspace deploy',
    message: /profile `stage`/,
  },
  {
    kind: 'a patch of no field',
    rule: 'sample-names',
    fence: CONFIG,
    text: config(
      'images:\n  api:\n    image: acme/api\nprofiles:\n  - name: ci\n    patches:\n      - op: replace\n        path: image.api.image\n        value: acme/ci',
    ),
    on: 'path: image',
    message: /has no field `image`, so the patch changes nothing/,
  },
  {
    kind: 'a patch of what is not there',
    rule: 'sample-names',
    fence: CONFIG,
    text: config({
      '6.x':
        'images:\n  api:\n    image: acme/api\nprofiles:\n  - name: ci\n    patches:\n      - op: replace\n        path: images.api.buildArgs.STAGE\n        value: ci',
      '5.x':
        'images:\n  api:\n    image: acme/api\nprofiles:\n  - name: ci\n    patches:\n      - op: replace\n        path: images/api/image\n        value: acme/ci',
      '4.x':
        'images:\n  api:\n    image: acme/api\nprofiles:\n  - name: ci\n    patches:\n      - op: remove\n        path: images.api.tags',
    }),
    on: 'path: images',
    message: /matches nothing in the sample|contains slashes/,
  },
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
    kind: 'a command of another version',
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
    kind: 'a flag of another version',
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
    message: /`--namespace` requires a value/,
  },
  {
    kind: 'a value for a switch',
    rule: 'command-lines',
    fence: 'bash',
    text: 'devspace deploy --skip-build=yes',
    message: /accepts only true or false/,
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
    message: /requires an argument/,
  },
  {
    kind: 'a flag behind run',
    rule: 'command-lines',
    fence: 'bash',
    text: 'devspace run -n team-a test',
    message: /would be passed to the command/,
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
    kind: 'a misspelled flag that stands alone',
    rule: 'lone-flags',
    text: 'Add `--force-bild`.',
    message: /no command of .* has a flag `--force-bild`/,
  },
  {
    kind: 'a misspelled flag in a variable',
    rule: 'lone-flags',
    fence: 'bash',
    text: 'DEVSPACE_FLAGS="-n team-a --no-wran" ./run',
    message: /has a flag `--no-wran`/,
  },
  {
    kind: 'a misspelled field',
    rule: 'prose-paths',
    text: 'Set `images.*.dockerfil`.',
    message: /`images\.\*` has no field `dockerfil`/,
  },
  {
    kind: 'a field of another version',
    rule: 'prose-paths',
    text: {
      '6.x': 'Set `dev.replacePods[].patches`.',
      '5.x': 'Set `dev.interactive.defaultEnabled`.',
      '4.x': 'Set `pipelines.*.run`.',
    },
    message: /is a field of/,
  },
  {
    kind: 'a wrong default in a table',
    rule: 'prose-paths',
    text: {
      '6.x': '| Field | Default |\n|---|---|\n| `timeout` | `5` |\n| `once` | `false` |',
      '5.x':
        '| Field of `persistenceOptions` | Default |\n|---|---|\n| `size` | `5Gi` |\n| `readOnly` | `false` |',
      '4.x': '| Field | Default |\n|---|---|\n| `snapshotMode` | `full` |',
    },
    on: {'6.x': '`5`', '5.x': '5Gi', '4.x': 'full'},
    message: /the default of `.*` in .* is `/,
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
    kind: 'a variable of another version',
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
    kind: 'an admonition that is not closed',
    rule: 'components',
    text: ':::tip',
    message: /isn't closed/,
  },
  {
    kind: 'an unknown admonition',
    rule: 'components',
    text: ':::dangerous\n\nText.\n\n:::',
    message: /unknown admonition `:::dangerous`/,
  },
  {
    kind: 'a component without its import',
    rule: 'components',
    text: '<Fields />',
    message: /`<Fields>` isn't imported/,
  },
  {
    kind: 'a variable in braces',
    rule: 'components',
    text: 'Set ${IMAGE}.',
    message: /`IMAGE` isn't defined/,
  },
  {
    kind: 'tabs that forget the choice',
    rule: 'components',
    text: '<Tabs>\n<TabItem value="npm">\nText.\n</TabItem>\n</Tabs>',
    message: /no `groupId`/,
  },
  {
    kind: 'two tabs with one value',
    rule: 'components',
    text: '<Tabs groupId="a" queryString="a">\n<TabItem value="npm" />\n<TabItem value="npm"/>\n</Tabs>',
    on: '"npm"/>',
    message: /value `npm`/,
  },
  {
    kind: 'a misspelled attribute of a tab',
    rule: 'components',
    text: '<Tabs groupId="a" queryString="a">\n<TabItem value="npm" lable="npm" />\n</Tabs>',
    on: 'lable',
    message: /no attribute `lable`/,
  },
  {
    kind: 'tabs that are not closed',
    rule: 'mdx',
    text: '<Tabs groupId="a" queryString="a">',
    message: /closing tag for `<Tabs>`/,
  },
];

describe.each(versions)('in $label', ({label, docsFolder}) => {
  it.each(seeds)('$kind is found', ({rule, text, fence, on, message}) => {
    const own = typeof text === 'string' ? text : text[label];
    const body = fence === undefined ? own : `\`\`\`${fence}\n${own}\n\`\`\``;
    const source = page('A', `Text.\n\n${body}\n\nText.`);
    const site = siteOf({
      [`${docsFolder}/guides/a.mdx`]: source,
      [`${docsFolder}/guides/ui.png`]: '',
    });
    const problems = checkFiles(site, site.files, rules);
    const part = typeof on === 'object' ? on[label] : on;
    const first = part ?? own.split('\n')[0] ?? '';
    const lineOf = source.split('\n').findIndex((row, index) => index > 4 && row.includes(first));
    expect(brief(problems)).toHaveLength(1);
    expect(problems[0]).toMatchObject({rule, line: lineOf + 1});
    expect(problems[0]?.message).toMatch(message);
  });
});
