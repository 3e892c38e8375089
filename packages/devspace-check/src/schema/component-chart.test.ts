import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {versions, type Version} from '@devspace-docs/versions';
import {formatPath} from '../check/fields/config-path.ts';
import {checkConfig, type ConfigDiagnostic} from '../check/index.ts';
import type {Segments} from '../check/yaml/yaml.ts';
import type {Field} from '../check/schema/field-tree.ts';
import {configFormats} from './formats.ts';

const VALUES = /^deployments(?:\.\*|\[\])\.helm\.values\./;

/** The files in `schema/component-chart/`. */
interface Recording {
  /** Version of the chart. */
  readonly version: string;
  readonly values: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly failures: ReadonlyArray<{readonly values: unknown; readonly error: string}>;
  readonly renders: readonly unknown[];
}

/** What the chart does with a key. */
interface Recorded {
  /** As in the schema: `containers[].image`. Undocumented keys are in brackets. */
  readonly path: string;
  readonly value: unknown;
  readonly outcome: string;
}

function readRecording({componentChartFile}: Version): Recording {
  return parse(readFileSync(componentChartFile, 'utf8')) as Recording;
}

function listValues({values}: Recording): Recorded[] {
  return Object.entries(values).map(([key, outcome]) => {
    const [path = '', value] = key.split(' = ');
    return {path, value: value === undefined ? undefined : (parse(value) as unknown), outcome};
  });
}

function listFields({label}: Version): Map<string, Field> {
  const fields = configFormats(label).tree.byPath.values();
  return new Map(
    [...fields]
      .filter(({path}) => VALUES.test(path))
      .map((field) => [field.path.replace(VALUES, ''), field]),
  );
}

/** `containers[].image` -> `containers`, 0, `image`. */
function toSegments(path: string): Segments {
  return (path.match(/\[[^\]]*\]|[^.[]+/g) ?? []).map((part) =>
    part === '[]' ? 0 : part.replace(/^\[(.+)\]$/, '$1'),
  );
}

/** Creates values that render, and sets a value in them. */
function createValues(segments: Segments, value: unknown): unknown {
  const required: Readonly<Record<string, unknown>> = {
    volumeMounts: [{volume: {name: 'data'}}],
    ingress: {rules: [{host: 'a.example.com'}]},
  };
  const values = {
    containers: [{image: 'nginx:1.27'}],
    service: {ports: [{port: 80}]},
    replicas: 1,
    volumes: [{name: 'data', configMap: {name: 'data'}}],
  };
  let parent: object = values;
  segments.slice(0, -1).forEach((segment, index) => {
    const inner: unknown = Reflect.get(parent, segment);
    if (typeof inner !== 'object' || inner === null) {
      const empty = typeof segments[index + 1] === 'number' ? [] : {};
      Reflect.set(parent, segment, required[segment] ?? empty);
    }
    parent = Reflect.get(parent, segment) as object;
  });
  Reflect.set(parent, segments.at(-1) ?? '', value);
  return values;
}

/** Checks a config with the values. The paths in the result are relative to the values. */
function check({configVersion, hasNamedEntries}: Version, values: unknown): ConfigDiagnostic[] {
  const deployments = hasNamedEntries
    ? {web: {helm: {values}}}
    : [{name: 'web', helm: {componentChart: true, values}}];
  const name = hasNamedEntries ? {name: 'my-app'} : {};
  const text = stringify({version: configVersion, ...name, deployments});
  return checkConfig(text, configFormats).diagnostics.map((diagnostic) => ({
    ...diagnostic,
    path: diagnostic.path.replace(/^deployments(?:\.web|\[0\])\.helm\.values\.?/, ''),
  }));
}

describe.each(versions)('the component chart of $label', (version) => {
  const recording = readRecording(version);
  const values = listValues(recording);
  const fields = listFields(version);

  it('has the documented version', () => {
    const schema = configFormats(version.label).schema.definitions?.componentChartValues;
    expect(schema?.['x-chartVersion']).toBe(recording.version);
    expect(schema?.description).toContain(`version ${recording.version} `);
  });

  it('has the documented values', () => {
    const recorded = values.map(({path}) => path).filter((path) => !/\[[^\]]/.test(path));
    const documented = [...fields].filter(([, {children}]) => children.length === 0);
    expect(new Set(recorded)).toEqual(new Set(documented.map(([path]) => path)));
  });

  it.each(Object.entries(recording.defaults))('has the documented default of %s', (path, value) => {
    const {default: byDefault, defaultNote} = fields.get(path) ?? {};
    // Some defaults depend on the release or on other values.
    if (byDefault !== undefined || defaultNote === undefined) expect(byDefault).toEqual(value);
  });

  it('has all documented defaults', () => {
    // Kubernetes also omits what is `false` or empty by default.
    const documented = [...fields].filter(
      ([, {default: byDefault}]) =>
        byDefault !== undefined && !['false', '[]'].includes(stringify(byDefault).trim()),
    );
    expect(Object.keys(recording.defaults)).toEqual(
      expect.arrayContaining(documented.map(([path]) => path)),
    );
  });

  it.each(recording.failures)("can't render values: $error", ({values: failing}) => {
    const errors = check(version, failing).filter(({severity}) => severity === 'error');
    expect(errors).toHaveLength(1);
  });

  it.each(recording.renders)('renders %j', (rendered) => {
    const errors = check(version, rendered).filter(({severity}) => severity === 'error');
    expect(errors).toEqual([]);
  });

  it.each(values)('$path $value: $outcome', ({path, value, outcome}) => {
    const segments = toSegments(path);
    const example = fields.get(path)?.examples[0] ?? true;
    const found = check(version, createValues(segments, value ?? example));
    if (outcome === 'rendered') {
      expect(found).toEqual([]);
      return;
    }
    const [, verb = '', who = ''] = /^(ignore|reject)e?d by ([^:]+)/.exec(outcome) ?? [];
    // Only older versions validate these values themselves.
    const expected =
      who === 'DevSpace'
        ? {severity: 'error', message: expect.stringContaining('unknown field') as string}
        : {
            severity: 'warning',
            message: expect.stringContaining(`${who} ${verb}`.trim()) as string,
          };
    expect(found).toContainEqual(expect.objectContaining(expected));
    for (const problem of found) {
      expect(problem.severity).toBe(expected.severity);
      const recorded = formatPath(segments);
      expect(recorded.startsWith(problem.path) || problem.path.startsWith(recorded)).toBe(true);
    }
  });
});
