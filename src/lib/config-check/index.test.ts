import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import '../../../scripts/lib/config-schema/provide.ts';
import {flattenFields, walkSchema} from '../../../scripts/lib/config-schema/walk.ts';
import {versions} from '../../config/versions.ts';
import {findAnchor} from './config-paths.ts';
import {decodeConfig, MAX_BYTES} from './decode.ts';
import {checkConfig, type CheckOptions} from './index.ts';
import {migrations, MIGRATION_GUIDE} from './migrations.ts';
import {schemaOf} from './schemas.ts';

function check(text: string, options?: CheckOptions): string[] {
  return checkConfig(text, options).findings.map(
    ({line, column, severity, path, message, hint}) =>
      `${line}:${column} ${severity} ${path}: ${message} | ${hint}`,
  );
}

const START = 'version: v2beta1\nname: my-app\n';

describe('a broken file', () => {
  it.each([
    ['', '1:1 error : the file is empty'],
    ['- a', '1:1 error : expected a map of sections'],
    [`${START}images:\n\tapi: 1`, "4:1 error : invalid YAML: tabs can't be used for indentation"],
    [`${START}name: b`, '3:1 error : duplicate key `name`'],
    [`${START}vars: {A: b`, '3:7 error : invalid YAML: the bracket is not closed'],
    [`${START}---\na: b`, '4:1 error : DevSpace reads one document per file'],
    ['version: v2beta\nname: my-app', '1:10 error version: unknown config version `v2beta`'],
    ['version: v1beta10\ndev: {}', '1:10 warning version: there is no schema for `v1beta10`'],
    [
      'version: v2beta1',
      '1:1 warning : `name` is missing, so DevSpace uses the name of the folder',
    ],
    ['name: my-app', '1:1 error : required field `version` is missing | add `version`'],
    [
      `${START}imags:\n  api: {image: a}`,
      '3:1 error imags: unknown field `imags` | did you mean `images`?',
    ],
    [
      `${START}replacePods: []`,
      '3:1 error replacePods: unknown field `replacePods`, which is one of 5.x',
    ],
    [
      `${START}images:\n  api: {image: a, tags: [1.10]}`,
      '4:26 error images.api.tags[0]: expected a string, found a number (`1.10` without quotes) | put it in quotes: "1.10"',
    ],
    [
      `${START}images:\n  api: {image: a, rebuildStrategy: allways}`,
      '4:36 error images.api.rebuildStrategy: expected `default`, `always` or',
    ],
    [
      `${START}images:\n  api: {image: a, injectRestartHelper: true}`,
      '4:19 warning images.api.injectRestartHelper: `injectRestartHelper` is deprecated | Use `dev.*.restartHelper`',
    ],
    [
      `${START}deployments:\n  api: {}`,
      '4:3 error deployments.api: set exactly one of `helm` and `kubectl`',
    ],
    [
      `${START}profiles:\n  - name: a\n    merge:\n      images:\n        api: {image: 1}`,
      '7:22 error profiles[0].merge.images.api.image: with the profile `a`, images.api.image: expected a string',
    ],
    [
      `${START}vars: {IMAGES: a}\nimages:\n  api: {image: "\${IMAGE}"}`,
      "5:17 warning images.api.image: `${IMAGE}` refers to the variable `IMAGE`, which isn't in the config | did you mean `IMAGES`?",
    ],
    [
      `${START}images:\n  web: {image: a}\npipelines:\n  dev: build_images wep`,
      "6:21 error pipelines.dev: `build_images` refers to the image `wep`, which isn't in the config | did you mean `web`?",
    ],
    [
      `${START}pipelines:\n  dev: |-\n    create_deployment --all`,
      '5:5 error pipelines.dev: unknown function `create_deployment` | did you mean `create_deployments`?',
    ],
    [
      `${START}pipelines:\n  dev: |-\n    start_dev --al`,
      '5:15 error pipelines.dev: `start_dev` has no flag `--al` | did you mean `--all`?',
    ],
    [
      `${START}pipelines:\n  dev: run_pipelines depoy`,
      "4:22 error pipelines.dev: `run_pipelines` refers to the pipeline `depoy`, which isn't in the config | did you mean `deploy`?",
    ],
    [`${START}pipelines:\n  dev: if true`, 'error pipelines.dev: invalid script:'],
    ['version: v1beta11\ndeployments:\n  api: {}', '2:1 error deployments: expected a list'],
    [
      'version: v1beta9\nimages:\n  api: {imge: a}',
      '3:9 error images.api.imge: unknown field `imge`',
    ],
    [`${START}vars: ${'['.repeat(20_000)}`, 'invalid YAML: the file is nested too deeply'],
    [
      `${START}vars: &all\n  A: *all`,
      '1:1 error : the file is nested too deeply, or refers to itself',
    ],
    [
      `a0: &a0 [x, x, x, x, x, x]\n${Array.from({length: 8}, (_, index) => `a${index + 1}: &a${index + 1} [${Array(6).fill(`*a${index}`).join(', ')}]`).join('\n')}`,
      '1:1 error : the file uses too many aliases',
    ],
  ])('%j', (text, expected) => {
    expect(check(text).join('\n')).toContain(expected);
  });
});

it('accepts variables and expressions as values, and runs nothing', () => {
  const text = `${START}vars: {TAG: a}\nimages:\n  api:\n    image: a:\${TAG}\n    skipPush: $(exit 1)\ndeployments: $(cat missing.yaml)\n`;
  expect(check(text)).toEqual([]);
});

it('reports no missing names if other files can define them', () => {
  expect(check(`${START}imports: [{path: a.yaml}]\npipelines: {dev: build_images api}`)).toEqual(
    [],
  );
});

it('checks against the selected version', () => {
  expect(check(`version: v1beta11\ndev: {sync: []}`)).toEqual([]);
  expect(check(`version: v1beta11\ndev: {sync: []}`, {version: '6.x'})).toContainEqual(
    expect.stringContaining('version: expected `v2beta1`'),
  );
});

it('checks a large file in a few seconds', () => {
  const entries = Array.from({length: 1200}, (_, index) => {
    const name = `  app-${index}:\n    helm:\n      chart:\n`;
    return `${name}        nme: a\n      values:\n        image: \${IMAGE}\n        a: b\n        c: d\n`;
  });
  const start = performance.now();
  expect(check(`${START}deployments:\n${entries.join('')}`).length).toBeGreaterThan(1200);
  expect(performance.now() - start).toBeLessThan(20_000);
});

describe('migrations', () => {
  it('lists the sections of older files only', () => {
    const {migrations: found} = checkConfig('version: v1beta10\nvars: []\ndev: {}');
    expect(found.map(({section}) => section)).toEqual(['version', 'vars', 'dev']);
    expect(checkConfig(`${START}vars: {}`).migrations).toEqual([]);
  });

  it('covers all sections, and refers to the guide', () => {
    const guide = readFileSync(`docs/${MIGRATION_GUIDE}.mdx`, 'utf8');
    const sections = versions.flatMap(({label, isLatest}) =>
      isLatest ? [] : Object.keys(schemaOf(label).properties ?? {}),
    );
    expect(new Set(migrations.map(({section}) => section))).toEqual(new Set(sections));
    for (const {anchor} of migrations) expect(guide).toContain(`{/* #${anchor} */}`);
  });
});

it.each(versions)('finds the anchors of the fields of $label', ({label}) => {
  for (const {path, anchor, hasKnownKeys} of flattenFields(walkSchema(schemaOf(label)))) {
    if (hasKnownKeys || path.includes('helm.values.') || path.includes('componentChart')) continue;
    const segments = path
      .replaceAll('[]', '.0')
      .split('.')
      .map((part) => (part === '0' ? 0 : part));
    expect(findAnchor(segments, label)).toBe(anchor);
  }
});

it('rejects large and binary files', () => {
  expect(decodeConfig(new TextEncoder().encode('é'))).toBe('é');
  expect(() => decodeConfig(new Uint8Array(MAX_BYTES + 1))).toThrow('larger than 1 MB');
  expect(() => decodeConfig(new Uint8Array([0x61, 0]))).toThrow("isn't a text file");
  expect(() => decodeConfig(new Uint8Array([0xff]))).toThrow("isn't a text file");
});
