import {describe, expect, it} from 'vitest';
import {brief, check, docsPath, page} from '../testing.ts';
import {prosePaths} from './prose-paths.ts';

function problemsOf(body: string, path = docsPath('6.x')): string[] {
  return brief(check(prosePaths, {[path]: page('A', body)})).map((problem) =>
    problem.slice(path.length + 1),
  );
}

function hintOf(body: string): string | undefined {
  return check(prosePaths, {[docsPath('6.x')]: page('A', body)})[0]?.hint;
}

it.each([
  '`dev.*.sync`',
  '`dev.app.sync[0].path`',
  '`images.*.buildKit`',
  '`deployments.*.helm.values…`',
  '`deployments.api.helm.values.any.thing`',
  '`dev.*.sync: [...]`',
  '`dev`, `sync` and `dev.`',
  '`image.tag`, `service.ports` and `onUpload.exec`',
  '`dev.NAME.log`, `name.txt` and `dev.example.com`',
  '`deployments..[?(@.name=="api")].image`',
  '## Fields of `plugin.yaml`\n\n`commands[].baseArgs`',
  'In `plugin.yaml`, `commands[].baseArgs` is a list.',
  'In 5.x, `dev.replacePods` did this.',
  '| 5.x | 6.x |\n|---|---|\n| `dev.sync` | `dev.*.sync` |',
])('accepts %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

it.each([
  [
    'Text.\n\nSet `dev.*.synch`.',
    '7:6 `dev.*` has no field `synch` in 6.x',
    'did you mean `dev.*.sync`?',
  ],
  [
    '`dev.app.sync[0].pth: ./`',
    '5:2 `dev.app.sync[0]` has no field `pth` in 6.x',
    'did you mean `dev.app.sync[0].path`?',
  ],
  [
    '`dev.sync.path`',
    '5:2 `sync` is used where `dev` expects an entry name',
    'did you mean `dev.*.sync.path`?',
  ],
  [
    '`dev.autoReload.paths`',
    '5:2 `dev.autoReload.paths` is a field of 5.x and 4.x, not of 6.x',
    'mention 5.x and 4.x in the sentence, or use a field of 6.x',
  ],
])('refuses %s', (body, problem, hint) => {
  expect(problemsOf(body)).toEqual([problem]);
  expect(hintOf(body)).toBe(hint);
});

it('judges by the version of the page', () => {
  const old = docsPath('4.x');
  expect(problemsOf('`dev.sync` and `dev.interactive`', old)).toEqual([]);
  expect(problemsOf('`pipelines.dev` and `dev.*.sync`', old)).toEqual([
    expect.stringMatching(/^5:2 `pipelines\.dev` is a field of .*6\.x, not of 4\.x$/),
    expect.stringMatching(/^5:22 `dev\.\*\.sync` is a field of .*6\.x, not of 4\.x$/),
  ]);
  expect(problemsOf('`images.*.build.kanico`', old)).toHaveLength(1);
});

describe('defaults in tables', () => {
  const table = (...rows: readonly string[]): string =>
    ['| Field | Meaning | Default |', '|---|---|---|', ...rows.map((row) => `| ${row} |`)].join(
      '\n',
    );

  it('are those of the schema', () => {
    expect(problemsOf(table('`timeout` | Seconds. | `15`', '`wait` | Waits. | `true`'))).toEqual([
      '7:26 the default of `hooks[].container.timeout` in 6.x is `150`',
    ]);
  });

  it.each([
    // Words, and fields without a constant default.
    table('`wait` | Waits. | on', '`timeout` | Seconds. | 15 or so', '`pod` | Name. | `api`'),
    // Several objects have such a field, and one of them has this default.
    table('`enabled` | Turns it on. | `true`'),
    // Lists, in any notation.
    table('`versionArgs` | Arguments. | `[version]`'),
    table('`accessModes` | Modes. | `ReadWriteOnce`'),
    // Fields of something else.
    table('`timeout` | Seconds. | `15`', '`cpu` | Cores. | `2`'),
    '| Flag | Default |\n|---|---|\n| `timeout` | `15` |',
    '| Field | Value |\n|---|---|\n| `timeout` | `15` |',
  ])('pass in %j', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });
});
