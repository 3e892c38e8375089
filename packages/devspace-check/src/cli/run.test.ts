import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import reportSchema from '../../publish/report.schema.json' with {type: 'json'};
import {rules} from '../check/rules.ts';
import {SETTINGS_FILE, settingsSchema} from './settings.ts';
import {runOnFiles, type RunOptions} from './testing.ts';

const START = 'version: v2beta1\nname: my-app\n';

const files: Readonly<Record<string, string>> = {
  'devspace.yaml': START,
  'warning.yaml': 'version: v2beta1\n',
  'error.yaml': `${START}imags: {}\n`,
  'old.yaml': 'version: v1beta11\ndev: {}\n',
  'binary.yaml': '\0',
  'merge.yaml': `${START}images:\n  <<: abc\n`,
  'a [1]/devspace.yaml': START,
  'apps/api/devspace.yaml': `${START}imags: {}\n`,
  'apps/web/devspace.yaml': START,
  'apps/web/node_modules/x/devspace.yaml': '\0',
  'importing.yaml': `${START}vars: {FOLDER: shared}\nimports:\n  - path: \${FOLDER}\npipelines:\n  dev: announce && build_images api nope\n`,
  'shared/devspace.yaml': `version: v2beta1
imports:
  - path: ./images.yml
functions:
  announce: build_images api web && run_pipelines dev
images:
  web: {image: acme/web}
`,
  'shared/images.yml': 'version: v2beta1\nimages:\n  api: {image: acme/api}\n',
  'links.yaml': `${START}imports:
  - path: none.yaml
  - path: none-either.yaml
    enabled: $(test -f none-either.yaml && echo true)
  - path: \${DIR}/x.yaml
  - path: https://example.com/x.yaml
  - path: old.yaml
dependencies:
  api: {path: ../api}
  here: {path: error.yaml}
  skipped: {path: ../skipped, disabled: true}
`,
  // Only the file that imports `repo/shared` defines the image.
  '.git/config': '',
  'fragment.yaml': 'version: v2beta1\npipelines:\n  dev: build_images api\n',
  'repo/app/devspace.yaml': `${START}imports:\n  - path: ../shared\nimages:\n  api: {image: acme/api}\nfunctions:\n  build_image: echo\n`,
  'repo/shared/devspace.yaml':
    'version: v2beta1\npipelines:\n  dev: build_image && build_images api\n',
  'profiles.yaml': `${START}images:
  api: {image: acme/api}
profiles:
  - name: bad
    merge: {images: {api: {tags: {}}}}
  - name: good
    patches:
      - {op: replace, path: images.api.tags, value: [a]}
`,
  'profiles/a/devspace.yaml': `${START}images:
  api: {image: acme/api}
profiles:
  - name: bad
    merge: {images: {api: {tags: {}}}}
  - name: good
    merge: {images: {api: {tags: [a]}}}
`,
  'profiles/b/devspace.yaml': START,
  'misnamed/devspace.yml': START,
  'misnamed/app/devspace.yaml': `${START}imports:\n  - path: ../imported/devspace.yml\n`,
  'misnamed/imported/devspace.yml': START,
  'only-misnamed/devspace.yml': START,
  'typos.yaml': `\uFEFF${START}imags:
  api:
    imge: acme/api
    tags: [1.10]
pipelines:
  dev: build_images apj
  deploy: build_images
`,
  'bad-settings.yaml': 'rules:\n  nmaes: off\n  files: warn\nignore: apps\nstict: true\n',
  'no-yaml.yaml': 'rules: [\n',
  'bad-release.yaml': "devspace: '7'\n",
  'settings.yaml': `rules: {project-name: error, fields: warning}
ignore: ['apps/web/**']
overrides:
  - files: ['{warning,links}.yaml']
    rules: {project-name: info, files: off}
`,
  'strict.yaml': "strict: true\ndevspace: '6.1.0'\n",
  'registry.yaml': `${START}localRegistry: {enabled: true}\n`,
  'circle-a.yaml': `${START}imports:\n  - path: circle-b.yaml\n`,
  'circle-b.yaml': 'version: v2beta1\nimports:\n  - path: circle-a.yaml\n',
  'circle-c.yaml': `${START}dependencies:\n  d: {path: circle-d.yaml}\n`,
  'old-dependency.yaml': `${START}dependencies:\n  d: {path: deprecated.yaml}\n`,
  'deprecated.yaml': 'version: v1beta11\nprofiles:\n- name: a\n- name: b\n  parent: a\n',
  'circle-d.yaml': `${START}dependencies:\n  c: {path: circle-c.yaml}\n`,
};

function run(
  args: readonly string[],
  {extra, ...options}: RunOptions & {readonly extra?: Readonly<Record<string, string>>} = {},
) {
  return runOnFiles(args, {...files, ...extra}, options);
}

describe('the config check CLI', () => {
  it.each<[string[], number, string]>([
    [[], 0, 'Checked 1 file: no problems.'],
    [
      ['error.yaml'],
      1,
      'error.yaml:3:1: error: imags: unknown field `imags` [fields]\n  fix: did you mean `images`?\nChecked 1 file: 1 error.',
    ],
    [['error.yaml', 'warning.yaml'], 1, 'Checked 2 files: 1 error and 1 warning.'],
    [['warning.yaml'], 0, 'warning.yaml:1:1: warning: `name` is missing'],
    [['--strict', 'warning.yaml'], 1, 'warning'],
    [['old.yaml'], 0, 'no problems'],
    [['--config-version', 'v2beta1', 'old.yaml'], 0, 'converts `v1beta11` to `v2beta1`'],
    [['--config-version', '6.x', '--strict', 'old.yaml'], 0, 'Checked 1 file: no problems.'],
    [['--config-version', '4.x', 'old.yaml'], 1, 'unrecognized config version `v1beta11`'],
    [['--config-version', '6.x', '--format', 'github', 'old.yaml'], 0, '::notice file=old.yaml'],
    [['--config-version', '6.x', '--format', 'sarif', 'old.yaml'], 0, '"level": "note"'],
    [['--json', 'error.yaml'], 1, '"path": "imags"'],
    [['--format', 'json', 'error.yaml'], 1, '"rule": "fields"'],
    [['--help'], 0, 'Usage: '],
    [['-h'], 0, 'Usage: '],
    [['--version'], 0, 'devspace-check 1.2.3'],
    [['none.yaml'], 2, "Checked no files: 1 path couldn't be checked."],
    [['none.yaml', 'error.yaml'], 2, 'none.yaml: no such file or folder'],
    [['none.yaml', 'error.yaml'], 2, "Checked 1 file: 1 error. 1 path couldn't be checked."],
    [['binary.yaml'], 2, "binary.yaml: The file isn't a UTF-8 text file"],
    [['binary.yaml', 'error.yaml'], 2, 'error.yaml:3:1: error'],
    [['merge.yaml', 'error.yaml'], 1, 'error.yaml:3:1: error'],
    [['--config-version', 'v3', 'old.yaml'], 2, 'Unknown config version v3'],
    [['--quiet', 'warning.yaml'], 0, ''],
    [['--quiet', '--strict', 'warning.yaml'], 0, ''],
    [['--quiet', 'error.yaml', 'warning.yaml'], 1, 'Checked 2 files: 1 error.'],
    [['--fix', '-'], 2, "--fix can't change standard input: omit it."],
    [['-c', 'none.yaml', 'error.yaml'], 2, 'none.yaml: no such file'],
    [['-c', 'settings.yaml', 'error.yaml'], 0, 'warning: imags: unknown field'],
    [
      ['-c', 'settings.yaml', 'profiles.yaml'],
      0,
      'warning: profiles[0].merge.images.api.tags: with the profile',
    ],
    [['-c', 'settings.yaml', 'warning.yaml'], 0, 'info: `name` is missing'],
    [['-c', 'settings.yaml', 'apps'], 0, 'Checked 1 file'],
    [['-c', 'settings.yaml', 'apps/web/devspace.yaml'], 0, 'Checked no files: the settings ignore'],
    [['-c', 'strict.yaml', 'warning.yaml'], 1, '1 warning'],
    [['-c', 'strict.yaml', 'registry.yaml'], 1, "DevSpace 6.1.0 doesn't have the field"],
    [['-c', 'strict.yaml', '--devspace', '6.3.0', 'registry.yaml'], 0, 'no problems'],
    [['-c', 'strict.yaml', '--config-version', '6.x', 'registry.yaml'], 0, 'no problems'],
    [
      ['-c', 'bad-release.yaml', 'error.yaml'],
      2,
      'bad-release.yaml: devspace: Unknown release 7: expected a release of',
    ],
    [['-c', 'no-yaml.yaml', 'error.yaml'], 2, 'no-yaml.yaml:1:8: error: '],
    [['--format', 'xml', 'old.yaml'], 2, 'Unknown format xml: use one of text, json'],
    [['--devspace', '7', 'old.yaml'], 2, 'Unknown release 7: expected a release of 6.x'],
    [
      ['--devspace', '6.1.0', '--config-version', '5.x', 'old.yaml'],
      2,
      '--devspace already selects the version: omit --config-version.',
    ],
    [['--unknown'], 2, 'Unknown option --unknown: see --help'],
    [['--stict'], 2, 'Unknown option --stict: did you mean --strict?'],
    [['-x'], 2, 'Unknown option -x'],
    [['--format'], 2, "Option '--format <value>' argument missing"],
    [['apps'], 1, 'apps/api/devspace.yaml:3:1: error'],
    [['apps'], 1, 'Checked 2 files'],
    [['shared/none'], 2, 'shared/none: no such file or folder'],
    [['apps/*/devspace.yaml'], 1, 'Checked 2 files'],
    [['**/{api,web}/*.y?ml'], 1, 'Checked 2 files'],
    [['./apps/[!a]*/devspace.yaml'], 0, 'Checked 1 file'],
    [['none/**'], 2, 'none/**: no file matches'],
    [['a [1]/devspace.yaml'], 0, 'Checked 1 file'],
    [['error.yaml', './error.yaml'], 1, 'Checked 1 file'],
    [['repo/shared/devspace.yaml'], 0, 'Checked 1 file: no problems.'],
    [['fragment.yaml'], 0, 'fragment.yaml:3:21: warning: pipelines.dev: `build_images` refers'],
    [['profiles.yaml'], 1, 'with the profile `bad`, '],
    [['--profile', 'good', 'profiles.yaml'], 0, 'Checked 1 file: no problems.'],
    [['--profile', 'bad', '--profile', 'good', 'profiles.yaml'], 0, 'Checked 1 file: no problems.'],
    [['--profile', 'good', '--profile', 'bad', 'profiles.yaml'], 1, 'profiles `good` and `bad`, '],
    [
      ['--profile', 'goo', 'profiles.yaml'],
      2,
      'profiles.yaml: unknown profile goo: did you mean good?',
    ],
    [['--profile', 'x', 'profiles.yaml'], 2, 'unknown profile x: use one of bad, good'],
    [
      ['--profile', 'x', 'devspace.yaml'],
      2,
      'devspace.yaml: unknown profile x: it has no profiles',
    ],
    [['--profile', 'good', 'profiles'], 0, 'Checked 2 files: no problems.'],
    [['--profile', 'bad', 'profiles/**'], 1, 'with the profile `bad`, '],
    [['--profile', 'goo', 'profiles'], 2, 'profiles: unknown profile goo: did you mean good?'],
    [['--profile', 'x', 'apps'], 2, 'apps: unknown profile x: it has no profiles'],
    [
      ['misnamed'],
      0,
      'misnamed/devspace.yml: not checked, because DevSpace looks for devspace.yaml',
    ],
    [['misnamed/devspace.yml'], 0, 'Checked 1 file: no problems.'],
    [
      ['only-misnamed'],
      2,
      'no devspace.yaml in this folder. Rename only-misnamed/devspace.yml: DevSpace looks for devspace.yaml',
    ],
    [
      ['only-misnamed/devspace.yaml'],
      2,
      'no such file or folder. Rename only-misnamed/devspace.yml',
    ],
  ])('%j', async (args, code, output) => {
    const result = await run(args);
    expect(result.output).toContain(output);
    expect(result.code).toBe(code);
  });

  it("doesn't report an imported devspace.yml", async () => {
    const {output} = await run(['misnamed']);
    expect(output).not.toContain('imported/devspace.yml: not checked');
  });

  it('reports all mistakes in the settings', async () => {
    const {output} = await run(['-c', 'bad-settings.yaml']);
    expect(output.split('\n')).toEqual([
      'bad-settings.yaml:2:3: error: rules.nmaes: unknown field `nmaes`',
      '  fix: did you mean `names`?',
      'bad-settings.yaml:3:10: error: rules.files: expected `error`, `warning`, `info` or `off`, found `warn`',
      '  fix: correct the value',
      'bad-settings.yaml:4:9: error: ignore: expected a list, found `apps`',
      '  fix: write a list: `[apps]`',
      'bad-settings.yaml:5:1: error: stict: unknown field `stict`',
      '  fix: did you mean `strict`?',
    ]);
  });

  it('finds the settings in the current folder', async () => {
    const extra = {[SETTINGS_FILE]: 'rules: {fields: off}\n'};
    expect(await run(['error.yaml'], {extra})).toMatchObject({code: 0});
  });

  it('fixes what has only one solution', async () => {
    const {code, output, written} = await run(['--fix', 'typos.yaml']);
    expect(written).toEqual({
      'typos.yaml': `\uFEFF${START}images:
  api:
    image: acme/api
    tags: ["1.10"]
pipelines:
  dev: build_images api
  deploy: build_images
`,
    });
    expect(output).toContain('typos.yaml:9:11: error: pipelines.deploy: `build_images` requires');
    expect(output).toContain('Checked 1 file: 1 error. Fixed 4 problems.');
    expect(code).toBe(1);
  });

  it.each([
    ['two names are as similar', 'images: {api: {image: a/a}, app: {image: a/b}}\n'],
    ['the name is too different', 'images: {database: {image: a/a}}\n'],
  ])("doesn't fix a name if %s", async (_, images) => {
    const config = `${START}${images}pipelines:\n  dev: build_images apj databse_x\n`;
    const {written} = await run(['--fix', 'x.yaml'], {extra: {'x.yaml': config}});
    expect(written).toEqual({});
  });

  it('writes JSON as its schema describes', async () => {
    const {output} = await run(['--json', 'apps', 'warning.yaml', 'none.yaml']);
    const report: unknown = JSON.parse(output.slice(output.indexOf('{')));
    const validate = new Ajv({strict: false}).compile(reportSchema);
    validate(report);
    expect(validate.errors).toBeNull();
    expect(report).toMatchObject({
      $schema: 'https://example.com/report.schema.json',
      tool: {name: 'devspace-check', version: '1.2.3'},
      summary: {files: 4, errors: 1, warnings: 1, infos: 0, fixed: 0},
    });
  });

  it('writes JUnit XML', async () => {
    const args = ['--format', 'junit', 'error.yaml', 'warning.yaml', 'devspace.yaml', 'none.yaml'];
    const {output} = await run(args);
    expect(output.slice(output.indexOf('<'))).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="devspace-check">
        <testsuite name="error.yaml" tests="1" failures="1" errors="0">
          <testcase classname="fields" name="3:1 imags: unknown field \`imags\`" file="error.yaml"><failure type="error" message="imags: unknown field \`imags\`">error.yaml:3:1: error: imags: unknown field \`imags\`
      fix: did you mean \`images\`?</failure></testcase>
        </testsuite>
        <testsuite name="warning.yaml" tests="1" failures="0" errors="0">
          <testcase classname="project-name" name="1:1 \`name\` is missing, so DevSpace uses the folder name" file="warning.yaml"><system-out>warning.yaml:1:1: warning: \`name\` is missing, so DevSpace uses the folder name
      fix: add \`name\`, unless other configs import this file</system-out></testcase>
        </testsuite>
        <testsuite name="devspace.yaml" tests="1" failures="0" errors="0">
          <testcase classname="files" name="check"/>
        </testsuite>
        <testsuite name="none.yaml" tests="1" failures="0" errors="1">
          <testcase classname="files" name="read"><error message="no such file or folder"/></testcase>
        </testsuite>
      </testsuites>"
    `);
    const strict = await run(['--strict', ...args]);
    expect(strict.output).toContain('<failure type="warning"');
  });

  it('colors the output for a terminal', async () => {
    const {output} = await run(['error.yaml'], {hasColors: true});
    expect(output).toContain('\u001B[31merror:\u001B[39m');
  });

  it('publishes a valid schema of the settings', () => {
    const validate = new Ajv({strict: false}).compile(settingsSchema);
    expect(validate({rules: {names: 'off'}, overrides: [{files: ['a'], rules: {}}]})).toBe(true);
    expect(validate({rules: {names: 'warn'}})).toBe(false);
  });

  it('reads standard input', async () => {
    const {code, output} = await run(['-'], {stdin: files['error.yaml'] ?? ''});
    expect(output).toContain('<stdin>:3:1: error: imags');
    expect(code).toBe(1);
  });

  it('finds names in imports, and names that imported files use', async () => {
    const {output} = await run(['importing.yaml']);
    expect(output.match(/: error: .*/g)).toEqual([
      expect.stringContaining('refers to the image `nope`'),
    ]);
    expect(output).toContain('Checked 3 files: 1 error.');
  });

  it('checks the files that a config refers to', async () => {
    const {output} = await run(['links.yaml']);
    expect(output.split('\n').filter((line) => line.includes('[files]'))).toEqual([
      "links.yaml:4:11: error: imports[0].path: `none.yaml` doesn't exist [files]",
      "links.yaml:9:11: error: imports[4].path: `old.yaml` has the version `v1beta11`, but an imported file needs this file's version [files]",
      "links.yaml:11:15: warning: dependencies.api.path: `../api/devspace.yaml` doesn't exist [files]",
    ]);
    expect(output).toContain('error.yaml:3:1: error: imags');
  });

  it('reports circular imports, and follows circular dependencies once', async () => {
    const imports = await run(['circle-a.yaml']);
    expect(imports.output).toContain('`circle-a.yaml` → `circle-b.yaml` → `circle-a.yaml`');
    expect(imports.code).toBe(1);
    const dependencies = await run(['circle-c.yaml']);
    expect(dependencies.output).toBe('Checked 2 files: no problems.');
  });

  it('omits warnings about a dependency in another format, unless it was requested', async () => {
    const {output} = await run(['old-dependency.yaml']);
    expect(output).toBe('Checked 2 files: no problems.');
    const both = await run(['old-dependency.yaml', 'deprecated.yaml']);
    expect(both.output).toContain('`parent` is deprecated');
  });

  it('escapes workflow commands', async () => {
    const {output} = await run(['--format', 'github', '-'], {
      stdin: `${START}"a%,b\\nc": 1\n`,
    });
    expect(output.split('\n')[0]).toMatch(
      /^::error file=<stdin>,line=3,endLine=3,col=1,endColumn=\d+,title=devspace\.yaml%3A fields::.*%25,b.*%0A.*%0AFix: /,
    );
  });

  it('writes SARIF', async () => {
    const {output} = await run(['--format', 'sarif', 'apps', 'none.yaml']);
    const ids = Object.keys(rules);
    const region = {startLine: 3, startColumn: 1, endColumn: 6};
    const artifactLocation = {uri: 'apps/api/devspace.yaml'};
    const replacements = [{deletedRegion: region, insertedContent: {text: 'images'}}];
    const result = {
      ruleId: 'fields',
      ruleIndex: ids.indexOf('fields'),
      level: 'error',
      message: {text: expect.stringContaining('unknown field `imags`') as string},
      locations: [{physicalLocation: {artifactLocation, region}}],
      fixes: [{artifactChanges: [{artifactLocation, replacements}]}],
    };
    const driver = {name: 'devspace-check', version: '1.2.3', rules: ids.map((id) => ({id}))};
    const toolExecutionNotifications = [{level: 'error'}];
    const invocations = [{executionSuccessful: false, toolExecutionNotifications}];
    expect(JSON.parse(output.slice(output.indexOf('{')))).toMatchObject({
      version: '2.1.0',
      runs: [{tool: {driver}, invocations, results: [result]}],
    });
  });
});
