import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {applyEdits} from '@devspace-docs/common';
import {fillVersions} from '@devspace-docs/versions/testing';
import {latestVersion, versions, type VersionLabel} from '@devspace-docs/versions';
import {configFormats, readConfigSchema} from '../schema/formats.ts';
import type {PublishedChange} from '../published/types.ts';
import {findAnchor} from './fields/field-lookup.ts';
import {decodeConfig, MAX_BYTES} from './config/decode.ts';
import {checkConfig, type CheckOptions} from './index.ts';
import {migrations} from './versions/migrations.ts';
import {createFormats, sectionsOf} from './versions/schemas.ts';

function check(text: string, options?: CheckOptions): string[] {
  return checkConfig(text, configFormats, options).diagnostics.map(
    ({line, column, severity, path, message, hint}) =>
      `${line}:${column} ${severity}${path === '' ? '' : ` in ${path}`}: ${message} | ${hint}`,
  );
}

const START = 'version: v2beta1\nname: my-app\n';

/** A case of a file in `cases`, with a whole config, or what follows `START`. */
interface BrokenCase {
  readonly name: string;
  readonly config?: string;
  readonly sections?: string;
  /** The selected version. */
  readonly selected?: VersionLabel;
  readonly finds: readonly string[];
}

const CASES = new URL('cases/', import.meta.url);

const cases = readdirSync(CASES)
  .flatMap(
    (file) => parse(fillVersions(readFileSync(new URL(file, CASES), 'utf8'))) as BrokenCase[],
  )
  .map((item) => ({...item, config: item.config ?? START + (item.sections ?? '')}));

it.each(cases)('reports $name', ({config, selected, finds}) => {
  // Which format it is.
  const isAbout = (found: string): boolean => !found.includes(' info in version: ');
  expect(check(config, selected && {version: selected}).filter(isAbout)).toEqual(finds);
});

it('reads the version of invalid YAML, and reports its tabs once', () => {
  const text = 'version: v1beta11\nimages:\n\tapi:\n\t\timage: acme/api\n';
  const {configVersion, version, diagnostics} = checkConfig(text, configFormats);
  expect({configVersion, version}).toEqual({configVersion: 'v1beta11', version: '5.x'});
  expect(diagnostics).toHaveLength(1);
});

describe('the note about a format', () => {
  it.each([
    ['v2beta1', undefined, undefined],
    ['v1beta11', undefined, undefined],
    ['v1beta9', undefined, undefined],
    ['v1beta10', undefined, '`v1beta10` is the format of DevSpace 5.12 to 5.15, and later'],
    ['v1beta2', undefined, '`v1beta2` is the format of DevSpace before 4.0, and later'],
    ['v1beta11', '6.x', 'DevSpace 6.x converts `v1beta11` to `v2beta1` each time'],
    ['v1beta10', '6.x', 'DevSpace 6.x converts `v1beta10` to `v2beta1` each time'],
    ['v1beta9', '5.x', 'DevSpace 5.x converts `v1beta9` to `v1beta11` each time'],
    ['v1beta10', '5.x', '`v1beta10` is the format of DevSpace 5.12 to 5.15, and later'],
    ['v1alpha4', '4.x', 'DevSpace 4.x converts `v1alpha4`, and only the syntax was checked'],
  ] as const)('%s, checked against %s', (configVersion, version, expected) => {
    const text = `version: ${configVersion}\n${configVersion === 'v2beta1' ? 'name: my-app\n' : ''}`;
    const found = check(text, version && {version});
    expect(found).toEqual(
      expected === undefined ? [] : [expect.stringContaining(`info in version: ${expected}`)],
    );
  });

  it.each([
    [
      'v2beta2',
      undefined,
      'unrecognized config version `v2beta2` | use one of `v2beta1`, `v1beta11`',
    ],
    ['v1beta12', undefined, 'unrecognized config version `v1beta12` | use one of'],
    ['v1beta12', '6.x', 'unrecognized config version `v1beta12` | use one of'],
    [
      'v1alpha1',
      undefined,
      'unrecognized config version `v1alpha1`, which only DevSpace 5.x and 4.x can convert',
    ],
    ['v1alpha5', '4.x', 'unrecognized config version `v1alpha5` | use one of'],
    [
      'v1beta11',
      '4.x',
      'unrecognized config version `v1beta11`, because DevSpace 4.x reads only `v1beta9`',
    ],
    [
      'v2beta1',
      '5.x',
      'unrecognized config version `v2beta1`, because DevSpace 5.x reads only `v1beta11`',
    ],
  ] as const)('%s, checked against %s, is an error', (configVersion, version, expected) => {
    const found = check(`version: ${configVersion}\n`, version && {version});
    expect(found.join('\n')).toContain(`1:10 error in version: ${expected}`);
    expect(found.join('\n')).not.toContain('did you mean');
  });
});

const FIXTURES = 'tests/fixtures/config';

const fixtures = readdirSync(FIXTURES, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({name, config: readFileSync(`${FIXTURES}/${name}`, 'utf8')}));

const fixable = [...cases, ...fixtures].flatMap((file) => {
  const {name, config} = file;
  const selected = 'selected' in file ? (file as BrokenCase).selected : undefined;
  const options: CheckOptions = selected ? {version: selected} : {};
  return checkConfig(config, configFormats, options).diagnostics.flatMap(({fix, ...diagnostic}) =>
    fix ? [{name, config, options, diagnostic, fix}] : [],
  );
});

it.each(fixable)('fixes $diagnostic.message in $name', ({config, options, diagnostic, fix}) => {
  const texts = (text: string) =>
    checkConfig(text, configFormats, options).diagnostics.map(
      ({severity, path, message}) => `${severity} ${path} ${message}`,
    );
  const before = texts(config);
  const after = texts(applyEdits(config, [fix]).text);
  const {severity, path, message} = diagnostic;
  expect(after).not.toContain(`${severity} ${path} ${message}`);
  // A correct ignore comment can have no effect.
  const isNew = (text: string): boolean =>
    !/^info|^warning {2}the ignore comment/.test(text) && !before.includes(text);
  expect(after.filter(isNew)).toEqual([]);
});

it('has a fix for each hint that proposes another text', () => {
  const isReplacement =
    /^(?:did you mean `|write `(?!.*(?:NAME|VALUE|KEY|…|RULE))|put (?:it|the value) in quotes)/i;
  const without = cases.flatMap(({name, config}) =>
    checkConfig(config, configFormats)
      .diagnostics.filter(({hint, fix}) => isReplacement.test(hint) && !fix)
      .map(({message, hint}) => `${name}: ${message} | ${hint}`),
  );
  expect(without).toEqual([]);
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
    ['- '.repeat(20_000), 'invalid YAML: this line is a list item, but line 1'],
    ['vars: &all\n  A: *all', 'the alias `*all` refers to a value that contains it'],
    [`a0: &a0 [x, x, x, x, x, x]\n${laughs.join('\n')}`, 'the file uses too many aliases'],
    ['vars: *none', "the alias `*none` refers to an anchor that isn't defined before it"],
    [manyDocuments, 'DevSpace ignores this document'],
    [`pipelines:\n  dev: ${'$('.repeat(10_000)}`, 'the file is nested too deeply'],
    [`images: ${'${'.repeat(200_000)}`, 'expected an object'],
    [`"${'a'.repeat(900_000)}": 1`, 'at most 1024 chars'],
    ['a: !!js/function "() => 1"', 'unknown field `a`'],
    ['__proto__:\n  polluted: true', 'unknown field `__proto__`'],
    ['%YAML 9.9\n---\na: b', 'rejects the directive `%YAML 9.9`'],
  ])('is reported: %#', (text, expected) => {
    const found = check(text.startsWith('%') ? text : START + text).join('\n');
    expect(found).toContain(expected);
    expect({}).not.toHaveProperty('polluted');
  });

  it('with Windows line endings has correct locations', () => {
    expect(check(`${START}imags: {}\n`.replaceAll('\n', '\r\n'))).toEqual([
      '3:1 error in imags: unknown field `imags` | did you mean `images`?',
    ]);
  });
});

it.each([
  ['a byte order mark', `\ufeff${START}`],
  ['Windows line endings', `${START}vars:\n  A: b\n`.replaceAll('\n', '\r\n')],
  ['non-ASCII comments', `${START}# ünïcödé 漢字\n`],
  [
    'variables and expressions, without running them',
    `${START}vars: {TAG: a}\nimages:\n  api:\n    image: a:\${TAG}\n    skipPush: $(exit 1)\ndeployments: $(cat missing.yaml)\n`,
  ],
  [
    'names that an import may define',
    `${START}imports: [{path: a.yaml}]\npipelines: {dev: build_images api}`,
  ],
  ['fields of the version in the file', 'version: v1beta11\ndev: {sync: []}'],
])('accepts %s', (_, text) => {
  expect(check(text)).toEqual([]);
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

  it('covers all sections, with existing anchors on the page of changes', () => {
    const page = readFileSync('docs/guides/changes-from-5.x.mdx', 'utf8');
    const sections = versions.flatMap(({label, configVersion}) =>
      configVersion === latestVersion.configVersion ? [] : sectionsOf(configFormats(label)),
    );
    expect(new Set(migrations.map(({section}) => section))).toEqual(new Set(sections));
    for (const {anchor} of migrations) expect(page).toContain(`{/* #${anchor} */}`);
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
  expect(() => decodeConfig(new Uint8Array([0x61, 0]))).toThrow("isn't a UTF-8 text file");
  expect(() => decodeConfig(new Uint8Array([0xff]))).toThrow("isn't a UTF-8 text file");
});
