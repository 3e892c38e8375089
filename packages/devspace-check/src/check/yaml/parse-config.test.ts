import {describe, expect, it} from 'vitest';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {parseConfig} from './parse-config.ts';

/** What yaml.v3 and yaml.v2 read, if it differs: the value, or the location that is refused. */
const readings: ReadonlyArray<readonly [text: string, v3: unknown, v2?: unknown]> = [
  ['a: y', {a: 'y'}, {a: true}],
  ['a: n', {a: 'n'}, {a: false}],
  ['a: yes', {a: 'yes'}, {a: true}],
  ['a: Off', {a: 'Off'}, {a: false}],
  ['a: on', {a: 'on'}, {a: true}],
  ['y: a', {y: 'a'}, 'refused at 1:1'],
  ['on: a', {on: 'a'}, 'refused at 1:1'],
  ['a: True', {a: true}],
  ['a: tRUE', {a: 'tRUE'}],
  ['a: "yes"', {a: 'yes'}],
  ['a: ~', {a: null}],
  ['a: Null', {a: null}],
  ['a:', {a: null}],
  ['a: 0644', {a: 420}],
  ['a: 0o644', {a: 420}],
  ['a: 0o9', {a: '0o9'}],
  ['a: 08', {a: 8}],
  ['a: -017', {a: -15}],
  ['a: 0x1F', {a: 31}],
  ['a: 0b101', {a: 5}],
  ['a: 1_000', {a: 1000}],
  ['a: _1', {a: '_1'}],
  ['a: 1.10', {a: 1.1}],
  ['a: 1.', {a: 1}],
  ['a: .', {a: '.'}],
  ['a: -.5', {a: -0.5}],
  ['a: 1e3', {a: 1000}],
  ['a: 1e999', {a: '1e999'}],
  ['a: inf', {a: 'inf'}],
  ['a: 3000:30', {a: '3000:30'}],
  ['a: 1:30:00', {a: '1:30:00'}],
  ['a: 2024-01-02', {a: '2024-01-02T00:00:00Z'}, {a: '2024-01-02'}],
  ['a: 2024-1-2', {a: '2024-01-02T00:00:00Z'}, {a: '2024-1-2'}],
  ['a: 2024-02-30', {a: '2024-02-30'}],
  ['a: 2024-01-02T03:04:05+02:00', {a: '2024-01-02T03:04:05+02:00'}],
  ['a: 2024-01-02 3:4:5.50', {a: '2024-01-02T03:04:05.5Z'}, {a: '2024-01-02 3:4:5.50'}],
  ['a: !!str 1', {a: '1'}],
  ['a: !!int "3"', {a: 3}],
  ['a: !path', {a: ''}],
  ['a: -~', {a: '-~'}],
  ['a: =', {a: '='}],
  ['a: b: c', 'refused at 1:4'],
  ['a: @b', 'refused at 1:4'],
  ['a: `b', 'refused at 1:4'],
  ['a: %b', 'refused at 1:4'],
  ['a: b#c', {a: 'b#c'}],
  ['a: "b"#c', {a: 'b'}],
  ['a:\tb', {a: 'b'}],
  ['a: b\t# c', {a: 'b'}],
  ['-\ta', 'refused at 1:2'],
  ['a:\n  -\tb', 'refused at 2:4'],
  ['a:\n\tb: c', 'refused at 2:1'],
  ['a:\n\n\t\nb: c', 'refused at 3:1'],
  ['a: b\n\t\nc: d', 'refused at 2:1'],
  ['a: b\n  \t\nc: d', {a: 'b', c: 'd'}],
  ['a:\n  \t\n  b: c', 'refused at 2:3'],
  ['# a\n\t# b\nc: d', {c: 'd'}, 'refused at 2:1'],
  ['a: 1\n\t# b', 'refused at 2:1'],
  ['a: {\n\tb: c}', {a: {b: 'c'}}],
  ['a: {\nb: c\n}', {a: {b: 'c'}}],
  ['a: [\n"b\nc"]', {a: ['b c']}],
  ['a: "b\nc"', {a: 'b c'}],
  ['a: >\n  b\n  c\n', {a: 'b c\n'}],
  ['a: |\n \tb', 'refused at 2:2'],
  ['a: "\\/"', 'refused at 1:5'],
  ['a: "\\x41\\u263a"', {a: 'A☺'}],
  ['a: "\\d"', 'refused at 1:5'],
  ['# \u0007\na: b', 'refused at 1:3'],
  ['# b\u2028a: c', {a: 'c'}],
  ['%YAML 1.2\n---\na: b', 'refused at 1:1'],
  ['%YAML 1.1\n---\na: b', {a: 'b'}],
  ['%TAG ! !x\n---\na: b', {a: 'b'}],
  ['%A b\n---\na: b', 'refused at 1:1'],
  ['a: b\n---\nc: d', {a: 'b'}],
  ['a: b\n---\nc: "d', {a: 'b'}],
  ['---\na: b\n...\n', {a: 'b'}],
  ['  a: b\nc: d', {a: 'b'}],
  ['a: 1\na: 2', 'refused at 2:1', {a: 2}],
  ['"1": a\n1: b', 'refused at 2:1', {'1': 'b'}],
  ['a: &x {b: 1}\nc: {<<: *x, b: 2}', {a: {b: 1}, c: {b: 2}}],
  ['a: {<<: {b: 1}, <<: {c: 2}}', 'refused at 1:17', {a: {b: 1, c: 2}}],
  ['a: {<<: 1}', 'refused at 1:5'],
  ['a: &x [1]\nb: {<<: *x}', 'refused at 2:5'],
  ['a: *x', 'refused at 1:4'],
  ['a: &x [*x]', 'refused at 1:8'],
  ['a: *x\nb: &x 1', 'refused at 1:4'],
  ['a: *.js', 'refused at 1:4'],
  ['a: {{ .b }}', 'refused at 1:5'],
  ['? [a]\n: b', 'refused at 1:3'],
  ['a: {b: c, d}', {a: {b: 'c', d: null}}],
  ['a: [b: c]', {a: [{b: 'c'}]}],
  ['a: [b,]', {a: ['b']}],
  ['a: [,b]', 'refused at 1:5'],
  ['a: {b:c}', {a: {'b:c': null}}],
  ['a: {"b":c}', {a: {b: 'c'}}],
  ['a: "b', 'refused at 1:4'],
  ['a: [b', 'refused at 1:4'],
  ["a: 'b", 'refused at 1:4'],
  ['a: b\n c: d', 'refused at 2:2'],
  ['a:\n  b: c\n d: e', 'refused at 3:2'],
  ['a: -|\n  b', {a: '-| b'}],
];

function read(text: string, version: VersionLabel): unknown {
  const {documents, diagnostics} = parseConfig(text, version);
  const error = diagnostics.find(({severity}) => severity !== 'warning');
  if (!error) return documents[0]?.value;
  const {line, column} = error.location;
  return `refused at ${line}:${column}`;
}

describe.each(versions)('parsing configs of $label', ({label, yamlParser}) => {
  const cases = readings.map(([text, v3, v2 = v3]) => ({text, 'yaml.v2': v2, 'yaml.v3': v3}));
  it.each(cases)('reads $text', ({text, [yamlParser]: expected}) => {
    expect(read(text, label)).toEqual(expected);
  });
});

describe('the version in the text', () => {
  it.each([
    ['version: v2beta1', 'yes'],
    ['version: v1beta11', true],
    ['version: "v1beta10" # old', true],
    ['# version: v1beta11\nversion: v2beta1', 'yes'],
    ['name: my-app', 'yes'],
    ['\ufeffversion: v1beta11', true],
  ])('determines the parser: %j', (start, expected) => {
    expect(parseConfig(`${start}\na: yes\n`).documents[0]?.value).toMatchObject({a: expected});
  });
});

it.each([
  ['version: v2beta1\nimages: {\n\n api: {a: [b\n]}}\nvars: "c\nd"\n', ['vars'], '6:7+2'],
  ['a: {b: c, # d\n e: *f}', ['a', 'b'], '1:8+1'],
  ['# a\u2028b: c', ['b'], '1:8+1'],
])('keeps the locations of %j', (text, segments, expected) => {
  const {line, column, length} = parseConfig(text).documents[0]!.locateValue(segments);
  expect(`${line}:${column}+${length}`).toBe(expected);
});

it('accepts an anchor with many aliases', () => {
  const items = Array.from({length: 500}, () => '  - *tag').join('\n');
  const {diagnostics} = parseConfig(`tag: &tag a\nitems:\n${items}\n`);
  expect(diagnostics).toEqual([]);
});
