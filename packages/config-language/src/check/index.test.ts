import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {configFormats, readConfigSchema} from '../schema/formats.ts';
import {fillVersions} from '@devspace-docs/versions/testing';
import {latestVersion, versions, type VersionLabel} from '@devspace-docs/versions';
import type {PublishedChange} from '../published/types.ts';
import {findAnchor} from './field-lookup.ts';
import {decodeConfig, MAX_BYTES} from './decode.ts';
import {checkConfig, type CheckOptions} from './index.ts';
import {migrations} from './migrations.ts';
import {createFormats, sectionsOf} from './schemas.ts';

function check(text: string, options?: CheckOptions): string[] {
  return checkConfig(text, configFormats, options).diagnostics.map(
    ({line, column, severity, path, message, hint}) =>
      `${line}:${column} ${severity}${path === '' ? '' : ` in ${path}`}: ${message} | ${hint}`,
  );
}

const START = 'version: v2beta1\nname: my-app\n';

/** A case of a file in `cases`. */
interface BrokenCase {
  readonly name: string;
  readonly config: string;
  readonly finds: readonly string[];
}

const CASES = new URL('cases/', import.meta.url);

const broken = readdirSync(CASES).flatMap(
  (file) => parse(fillVersions(readFileSync(new URL(file, CASES), 'utf8'))) as BrokenCase[],
);

it.each(broken)('reports $name', ({config, finds}) => {
  expect(check(config)).toEqual(finds);
});

describe('an unusual file', () => {
  const laughs = Array.from({length: 8}, (_, index) => {
    const aliases = Array<string>(6).fill(`*a${index}`).join(', ');
    return `a${index + 1}: &a${index + 1} [${aliases}]`;
  });
  const manyDocuments = '---\na: b\n'.repeat(20_000);
  it.each([
    [`vars: ${'['.repeat(20_000)}`, 'invalid YAML: the file is nested too deeply'],
    [`vars: ${'{a: '.repeat(20_000)}`, 'invalid YAML: the file is nested too deeply'],
    ['- '.repeat(20_000), 'invalid YAML: a key must be on one line'],
    ['vars: &all\n  A: *all', 'the alias `*all` refers to a value that contains it'],
    [`a0: &a0 [x, x, x, x, x, x]\n${laughs.join('\n')}`, 'the file uses too many aliases'],
    ['vars: *none', "the alias `*none` refers to an anchor that isn't defined before it"],
    [manyDocuments, 'DevSpace ignores this document'],
    [`pipelines:\n  dev: ${'$('.repeat(10_000)}`, 'the file is nested too deeply'],
    [`images: ${'${'.repeat(200_000)}`, 'expected an object'],
    [`"${'a'.repeat(900_000)}": 1`, 'at most 1024 chars'],
    ['a: !!js/function "() => 1"', 'unknown field `a`'],
    ['__proto__:\n  polluted: true', 'unknown field `__proto__`'],
    ['%YAML 9.9\n---\na: b', 'refuses the directive `%YAML 9.9`'],
  ])('is reported: %#', (text, expected) => {
    const found = check(text.startsWith('%') ? text : START + text).join('\n');
    expect(found).toContain(expected);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['a byte order mark', `\ufeff${START}`],
    ['Windows line endings', `${START}vars:\n  A: b\n`.replaceAll('\n', '\r\n')],
    ['non-ASCII comments', `${START}# ünïcödé 漢字\n`],
  ])('with %s is accepted', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  it('with Windows line endings has correct locations', () => {
    expect(check(`${START}imags: {}\n`.replaceAll('\n', '\r\n'))).toEqual([
      '3:1 error in imags: unknown field `imags` | did you mean `images`?',
    ]);
  });
});

it("accepts variables and expressions as values, and doesn't run them", () => {
  const text = `${START}vars: {TAG: a}\nimages:\n  api:\n    image: a:\${TAG}\n    skipPush: $(exit 1)\ndeployments: $(cat missing.yaml)\n`;
  expect(check(text)).toEqual([]);
});

it("doesn't report missing names that an import may define", () => {
  expect(check(`${START}imports: [{path: a.yaml}]\npipelines: {dev: build_images api}`)).toEqual(
    [],
  );
});

it('checks against the selected version', () => {
  expect(check(`version: v1beta11\ndev: {sync: []}`)).toEqual([]);
  expect(check(`version: v1beta11\ndev: {sync: []}`, {version: '6.x'})).toContainEqual(
    expect.stringContaining('in version: expected `v2beta1`'),
  );
});

it('takes time in proportion to the size of a file', () => {
  const fileOf = (count: number): string => {
    const entries = Array.from({length: count}, (_, index) => {
      const name = `  app-${index}:\n    helm:\n      chart:\n`;
      return `${name}        nme: a\n      values:\n        image: \${IMAGE}\n        a: b\n        c: d\n`;
    });
    return `${START}deployments:\n${entries.join('')}`;
  };
  // CPU time, which doesn't include what other programs use.
  const costOf = (text: string, expectedCount: number): number => {
    const start = process.cpuUsage();
    expect(check(text).length).toBeGreaterThan(expectedCount);
    return process.cpuUsage(start).user;
  };
  const [small, large] = [fileOf(150), fileOf(600)];
  const costs = [1, 2, 3].map(() => costOf(large, 600) / costOf(small, 150));
  // About 4; quadratic time would be 16.
  expect(Math.min(...costs)).toBeLessThan(9);
});

describe('migrations', () => {
  it('lists sections only for older formats', () => {
    const {migrations: found} = checkConfig('version: v1beta10\nvars: []\ndev: {}', configFormats);
    expect(found.map(({section}) => section)).toEqual(['version', 'vars', 'dev']);
    expect(checkConfig(`${START}vars: {}`, configFormats).migrations).toEqual([]);
  });

  it('applies field changes of all versions', () => {
    const changes: Readonly<Partial<Record<VersionLabel, PublishedChange[]>>> = {
      '4.x': [{path: 'dev.interactive.terminal', to: 'dev.terminal'}],
      '5.x': [
        {path: 'dev.terminal', to: 'dev.*.terminal'},
        {path: 'dev.sync', to: 'dev.*.sync'},
        {path: 'dev.sync[].labelSelector', to: 'dev.*.labelSelector'},
        {path: 'dev.autoReload', advice: 'Use `run_watch`.'},
      ],
    };
    const formats = createFormats(readConfigSchema, (version) => changes[version] ?? []);
    const fields = (text: string): unknown =>
      checkConfig(text, formats).migrations.find(({section}) => section === 'dev')?.fields;
    const sync = 'dev:\n  sync:\n    - labelSelector: {app: a}\n  autoReload: {paths: [a]}\n';
    const expected = [
      {path: 'dev.sync', to: 'dev.*.sync'},
      {path: 'dev.sync[].labelSelector', to: 'dev.*.labelSelector'},
      {path: 'dev.autoReload', advice: 'Use `run_watch`.'},
    ];
    expect(fields(`version: v1beta11\n${sync}`)).toEqual(expected);
    expect(fields(`version: v1beta10\n${sync}`)).toEqual(expected);
    expect(fields('version: v1beta9\ndev: {interactive: {terminal: {command: [sh]}}}')).toEqual([
      {path: 'dev.interactive.terminal', to: 'dev.*.terminal'},
    ]);
  });

  it('covers all sections, with existing anchors in the guide', () => {
    const guide = readFileSync('docs/guides/migrate-from-5.mdx', 'utf8');
    const sections = versions.flatMap(({label, configVersion}) =>
      configVersion === latestVersion.configVersion ? [] : sectionsOf(configFormats(label)),
    );
    expect(new Set(migrations.map(({section}) => section))).toEqual(new Set(sections));
    for (const {anchor} of migrations) expect(guide).toContain(`{/* #${anchor} */}`);
  });
});

it.each(versions)('finds the anchors of the fields of $label', ({label}) => {
  const format = configFormats(label);
  for (const {path, anchor, known} of format.tree.byPath.values()) {
    if (known || path.includes('helm.values.') || path.includes('componentChart')) continue;
    const segments = path
      .replaceAll('[]', '.0')
      .split('.')
      .map((part) => (part === '0' ? 0 : part));
    expect(findAnchor(segments, format)).toBe(anchor);
  }
});

it('rejects large and binary files', () => {
  expect(decodeConfig(new TextEncoder().encode('é'))).toBe('é');
  expect(() => decodeConfig(new Uint8Array(50_000_000))).toThrow('larger than 1 MB');
  expect(() => decodeConfig(new Uint8Array(MAX_BYTES + 1))).toThrow('larger than 1 MB');
  expect(() => decodeConfig(new Uint8Array([0x61, 0]))).toThrow("isn't a text file");
  expect(() => decodeConfig(new Uint8Array([0xff]))).toThrow("isn't a text file");
});
