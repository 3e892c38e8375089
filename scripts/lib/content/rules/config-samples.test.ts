import {describe, expect, it, vi} from 'vitest';
import type {VersionLabel} from '../../../../src/config/versions.ts';
import {brief, check, docsPath, page, type Files} from '../testing.ts';
import {configSamples} from './config-samples.ts';

// Whoever comes first waits for the schema to be compiled.
vi.setConfig({testTimeout: 60_000});

function fileWith(version: VersionLabel, body: string): Files {
  return {[docsPath(version)]: page('A', body)};
}

/** Problems of a block, whose code begins on line 6, without the path of the page. */
function problemsOf(opening: string, code: string, version: VersionLabel = '6.x'): string[] {
  const files = fileWith(version, `\`\`\`${opening}\n${code}\n\`\`\``);
  return brief(check(configSamples, files)).map((problem) => problem.replace(/^[^:]+:/, ''));
}

function hintOf(opening: string, code: string, version: VersionLabel = '6.x'): string | undefined {
  return check(configSamples, fileWith(version, `\`\`\`${opening}\n${code}\n\`\`\``))[0]?.hint;
}

const WHOLE = 'yaml title="devspace.yaml"';
const SIX = 'version: v2beta1\nname: my-app';

describe('whole configs', () => {
  it.each([
    [
      '6.x',
      `${SIX}\ndev:\n  api:\n    imageSelector: a\n    sync:\n      - path: ./\n        excludePath: [b]`,
      '13:9 dev.api.sync[0].excludePath: unknown field `excludePath`',
      'did you mean `excludePaths`?',
    ],
    [
      '5.x',
      'version: v1beta11\ndev:\n  sync:\n  - imageSelector: a\n    excludePath: [b]',
      '10:5 dev.sync[0].excludePath: unknown field `excludePath`',
      'did you mean `excludePaths`?',
    ],
    [
      '4.x',
      'version: v1beta9\ndev:\n  sync:\n  - imageName: a\n    excludePath: [b]',
      '10:5 dev.sync[0].excludePath: unknown field `excludePath`',
      'did you mean `excludePaths`?',
    ],
  ] as const)('finds a wrong field in %s, at its place', (line, code, problem, hint) => {
    expect(problemsOf(WHOLE, code, line)).toEqual([problem]);
    expect(hintOf(WHOLE, code, line)).toBe(hint);
  });

  it.each([
    ['6.x', 'version: v2beta1\nname: my-app\nimages:\n  api:\n    image: 1.10', '10:12'],
    ['5.x', 'version: v1beta11\nimages:\n  api:\n    image: 1.10', '9:12'],
    ['4.x', 'version: v1beta9\nimages:\n  api:\n    image: 1.10', '9:12'],
  ] as const)('quotes in %s what the writer wrote, not what YAML makes of it', (line, code, at) => {
    const [problem] = problemsOf(WHOLE, code, line);
    expect(problem).toContain(`${at} images.api.image: expected a string`);
    expect(problem).toContain('found a number (`1.10` without quotes)');
    expect(hintOf(WHOLE, code, line)).toBe('put it in quotes: "1.10"');
  });

  it('reads booleans of YAML 1.1', () => {
    const code = `${SIX}\ndeployments:\n  api:\n    namespace: no\n    kubectl:\n      manifests: [a]`;
    expect(problemsOf(WHOLE, code)).toEqual([
      '10:16 deployments.api.namespace: expected a string, found `true` or `false` (`no` without quotes)',
    ]);
  });

  it.each([
    ['6.x', 'version: v1beta11\nname: a', '6:10 version: expected `v2beta1`, found `v1beta11`'],
    ['5.x', 'version: v2beta1', '6:10 version: expected `v1beta11`, found `v2beta1`'],
    ['4.x', 'version: v1beta11', '6:10 version: expected `v1beta9`, found `v1beta11`'],
    ['6.x', 'name: a', '6:1 the config has no `version`'],
  ] as const)('asks for the version of %s', (line, code, problem) => {
    expect(problemsOf(WHOLE, code, line)).toEqual([problem]);
  });

  it('checks another version by its own schema, with a reason', () => {
    const opening = `${WHOLE} otherVersion="v1beta11: readers convert this one"`;
    expect(problemsOf(opening, 'version: v1beta11\nimages:\n  api:\n    image: a')).toEqual([]);
    expect(problemsOf(opening, 'version: v1beta11\nimages:\n  api:\n    imag: a')).toEqual([
      '9:5 images.api.imag: unknown field `imag`',
    ]);
    expect(problemsOf(`${WHOLE} otherVersion="v1beta11: old"`, 'version: v1beta11')).toEqual([
      '5:45 `otherVersion` must contain the version and a reason',
    ]);
    expect(problemsOf(`${WHOLE} otherVersion="v2beta1: ${'x'.repeat(20)}"`, SIX)).toEqual([
      '5:45 v2beta1 is the version of this page',
    ]);
  });

  it('needs no name where others import the file', () => {
    expect(problemsOf('yaml title="shared/base.yaml"', 'version: v2beta1')).toEqual([]);
    expect(problemsOf('yaml title="api/devspace.yaml"', 'version: v2beta1')).toEqual([
      '6:1 required field `name` is missing',
    ]);
  });

  it('wants one document', () => {
    expect(problemsOf(WHOLE, `${SIX}\n---\na: 1`)).toEqual([
      '9:1 DevSpace reads one document per file, and this is the second',
    ]);
    expect(problemsOf(WHOLE, `${SIX}\nname: b`)).toEqual(['8:1 duplicate key `name`']);
  });

  it('looks into manifests inside', () => {
    const code = `${SIX}\ndeployments:\n  api:\n    kubectl:\n      inlineManifest: |-\n        kind: Pod\n        metadata:\n          name: api`;
    expect(problemsOf(WHOLE, code)).toEqual(['12:9 the manifest has no `apiVersion`']);
  });
});

describe('profiles', () => {
  const images = `${SIX}\nimages:\n  api:\n    image: a\nprofiles:\n  - name: p`;

  it.each([
    [
      '    merge:\n      images:\n        api:\n          tagz: [b]',
      '16:11',
      'images.api.tagz: unknown field `tagz`',
    ],
    [
      '    replace:\n      images:\n        web: {}',
      '15:9',
      'images.web: required field `image` is missing',
    ],
    [
      '    patches:\n      - op: replace\n        path: images.api.tagz\n        value: [b]',
      '15:15',
      'images.api.tagz: unknown field `tagz`',
    ],
    [
      '    patches:\n      - op: replace\n        path: images.api.tags\n        value: {}',
      '16:16',
      'images.api.tags: expected a list or an expression `$(...)` or a variable `${NAME}`, found an object',
    ],
  ])('checks where it ends up what this one writes: %j', (profile, at, message) => {
    expect(problemsOf(WHOLE, `${images}\n${profile}`)).toEqual([
      `${at} with the profile \`p\`, ${message}`,
    ]);
  });

  it('lets good ones pass, and those that add to imports', () => {
    expect(problemsOf(WHOLE, `${images}\n    merge:\n      images:\n        api: null`)).toEqual(
      [],
    );
    const imported = `${SIX}\nimports:\n  - path: a.yaml\nprofiles:\n  - name: p\n    merge:\n      images:\n        web:\n          target: b`;
    expect(problemsOf(WHOLE, imported)).toEqual([]);
    const library = `${SIX}\nprofiles:\n  - name: p\n    merge:\n      images:\n        web:\n          target: b`;
    expect(problemsOf(WHOLE, library)).toEqual([]);
    const added = `${images}\n    patches:\n      - op: add\n        path: images.api.tags\n        value: b`;
    expect(problemsOf(WHOLE, added)).toEqual([]);
    expect(problemsOf(WHOLE, added.replace('tags', 'tagz'))).toHaveLength(1);
  });
});

describe('parts of configs', () => {
  it.each([
    ['6.x', 'dev.*.sync', '- path: ./\n  excludePaths: [a]'],
    ['6.x', 'dev.*', 'sync:\n  - path: ./src'],
    ['6.x', '.', 'images:\n  api:\n    image: a'],
    ['6.x', 'profiles[].patches', '- op: remove\n  path: images.api'],
    ['6.x', 'pipelines', 'dev: |-\n  build_images --all'],
    ['5.x', 'dev.sync[]', 'localSubPath: ./src'],
    ['4.x', 'dev.ports', '- imageName: a\n  forward:\n  - port: 80'],
  ] as const)('lets good ones of %s at %s pass', (line, path, code) => {
    expect(problemsOf(`yaml path="${path}"`, code, line)).toEqual([]);
  });

  it.each([
    ['6.x', 'dev.*.sync', '- pth: ./', '6:3 dev.*.sync[0].pth: unknown field `pth`'],
    ['6.x', '.', 'image: {}', '6:1 image: unknown field `image`'],
    [
      '5.x',
      'dev.sync',
      '- imageSelector: a\n  arch: arm',
      '7:9 dev.sync[0].arch: expected `amd64` or `arm64`, found `arm`',
    ],
    [
      '4.x',
      'dev.sync',
      '- imageSelector: a',
      '6:3 dev.sync[0].imageSelector: unknown field `imageSelector`, which is one of',
    ],
    ['6.x', 'dev.*.snyc', '- path: ./', '5:15 the path does not exist: unknown field `snyc`'],
    ['6.x', 'dev..sync', '- path: ./', `5:15 "dev..sync" isn't a valid path in devspace.yaml`],
    [
      '6.x',
      'dev.*',
      'imageSelector: a\nlabelSelector:\n  b: c',
      '6:1 dev.*: set exactly one of `imageSelector` and `labelSelector`',
    ],
  ] as const)('finds in %s at %s what is wrong with %j', (line, path, code, problem) => {
    expect(problemsOf(`yaml path="${path}"`, code, line)).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});

describe('other files', () => {
  it.each([
    ['yaml title="k8s/pod.yaml"', 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: a'],
    ['yaml title="k8s/kustomization.yaml"', 'resources: [a.yaml]'],
    ['yaml title=".github/workflows/deploy.yaml"', 'on: push\njobs: {}'],
    ['yaml title="docker-compose.yaml"', 'services: {}'],
    ['yaml title="chart/Chart.yaml"', 'apiVersion: v2\nname: a\nversion: 0.1.0'],
    ['json', '{"a": 1}'],
    ['jsonc', '{\n  // b\n  "a": "//",\n}'],
  ])('lets ```%s pass', (opening, code) => {
    expect(problemsOf(opening, code)).toEqual([]);
  });

  it.each([
    [
      'yaml title="pod.yaml"',
      'apiVersion: v1\nkind: Pod\nmetadata:\n  nam: a',
      '8:1 the Pod has no `metadata.name`',
    ],
    [
      'yaml title="a.yaml"',
      'a: 1\nb: [',
      '7:4 invalid YAML: the bracket is not closed, or its content is not indented enough',
    ],
    ['yaml', 'a: 1', '5:1 unclassified YAML block'],
    ['json', '{"a": 1,}', '6:9 invalid JSON: Expected double-quoted property name'],
    ['json', '{"a": 1', '6:8 invalid JSON: Expected'],
    ['text', 'version: v2beta1\nname: a', "5:1 a config in a plain-text block isn't checked"],
    ['bash path="dev"', 'ls', '5:9 `path` applies to YAML and JSON blocks only'],
    ['yaml unchecked="why"', 'a: [', '5:9 `unchecked` has no reason'],
  ])('says of ```%s with %j what is wrong', (opening, code, problem) => {
    expect(problemsOf(opening, code).join('\n')).toContain(problem.slice(0, 50));
  });

  it('leaves alone what says why', () => {
    expect(problemsOf('yaml unchecked="Shows a mistake that DevSpace reports."', 'a: [')).toEqual(
      [],
    );
  });

  it('suggests the path of sections', () => {
    expect(hintOf('yaml', 'images: {}\nvars: {}')).toContain('add `path="."`');
  });
});

describe('sync entries that delete files', () => {
  const MESSAGE =
    'syncing the project folder without excludes deletes the other files in the container folder';
  const withComment = (comment: string): string =>
    `${SIX}\ndev:\n  api:\n    imageSelector: a\n    sync:\n${comment}      - path: ./:/app`;

  it('are found in whole configs and in parts', () => {
    expect(problemsOf(WHOLE, withComment(''))).toEqual([`12:9 ${MESSAGE}`]);
    expect(problemsOf('yaml path="dev.*.sync"', '- path: ./')).toEqual([`6:3 ${MESSAGE}`]);
    expect(problemsOf('yaml path="dev.sync[]"', 'containerPath: /app', '5.x')).toEqual([
      `6:1 ${MESSAGE}`,
    ]);
  });

  it('pass with a comment that says why', () => {
    const comment = '      # Safe: the image has no /app\n      # highlight-next-line\n';
    expect(problemsOf(WHOLE, withComment(comment))).toEqual([]);
    expect(problemsOf('yaml path="dev.*.sync"', '- path: ./ # Safe: an empty folder')).toEqual([]);
    expect(problemsOf(WHOLE, withComment('      # Safe:\n'))).toHaveLength(1);
    expect(problemsOf(WHOLE, withComment('      # Everything is synced\n'))).toHaveLength(1);
  });
});

describe('values of the component chart', () => {
  const withHelm = (helm: string): string => `${SIX}\ndeployments:\n  api:\n    helm:\n${helm}`;

  it.each(['', '      chart: {name: component-chart, repo: https://charts.devspace.sh}\n'])(
    'are known keys with the chart %j',
    (chart) => {
      const values = withHelm(`${chart}      values:\n        host: a.example.com`);
      expect(problemsOf(WHOLE, values)[0]).toContain(
        'deployments.api.helm.values.host: unknown field `host` of the component chart',
      );
      expect(hintOf(WHOLE, values)).toBe('remove it, or set `chart` to another chart');
    },
  );

  it('suggest the key that was meant', () => {
    const values = withHelm('      values: {conatiners: []}');
    expect(hintOf(WHOLE, values)).toBe('did you mean `containers`?');
  });

  it('are free in other charts and expressions', () => {
    const other = '      chart: {name: ./chart}\n      values: {host: a.example.com}';
    expect(problemsOf(WHOLE, withHelm(other))).toEqual([]);
    expect(problemsOf(WHOLE, withHelm('      values: $(cat values.yaml)'))).toEqual([]);
  });

  it('are checked in profiles, unless the deployment comes from elsewhere', () => {
    const merge =
      'profiles:\n  - name: p\n    merge: {deployments: {api: {helm: {values: {host: a}}}}}';
    expect(problemsOf(WHOLE, `${withHelm('      values: {replicas: 1}')}\n${merge}`)).toEqual([
      expect.stringContaining('14:49 with the profile `p`, deployments.api.helm.values.host'),
    ]);
    expect(problemsOf(WHOLE, `${SIX}\n${merge}`)).toEqual([]);
  });
});

it('looks into lists, tabs, admonitions and collapsed parts, and at their columns', () => {
  const block = (indent: string) =>
    ['```yaml path="."', 'vars:', '  A: {vale: b}', '```'].map((line) => indent + line).join('\n');
  const body = [
    '1. Step',
    '',
    block('   '),
    '',
    '<Tabs>',
    '<TabItem value="a">',
    '',
    block(''),
    '',
    '</TabItem>',
    '</Tabs>',
    '',
    ':::tip[Title]',
    '',
    block(''),
    '',
    ':::',
    '',
    '<details>',
    '',
    block('  '),
    '',
    '</details>',
  ].join('\n');
  expect(brief(check(configSamples, fileWith('6.x', body)))).toEqual(
    ['9:10', '17:7', '27:7', '36:9'].map(
      (at) => `docs/a.mdx:${at} vars.A.vale: unknown field \`vale\``,
    ),
  );
});

it('finds code in elements', () => {
  const body = '<CodeBlock language="yaml">{`a: 1`}</CodeBlock>';
  expect(brief(check(configSamples, fileWith('6.x', body)))).toEqual([
    "docs/a.mdx:5:1 code in a `<CodeBlock>` element isn't checked",
  ]);
});
