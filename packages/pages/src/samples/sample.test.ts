import {expect, it} from 'vitest';
import {page, siteOf} from '../testing.ts';
import {readSamples, type Sample} from './sample.ts';

function sampleOf(opening: string, ...code: readonly string[]): Sample | undefined {
  const site = siteOf({'docs/a.mdx': page('A', ['```' + opening, ...code, '```'].join('\n'))});
  return readSamples(site.content(site.files[0]!).fences)[0];
}

it.each([
  ['yaml title="devspace.yaml"', {kind: 'config', isImported: false}],
  ['yml title="services/api/devspace.yaml"', {kind: 'config', isImported: false}],
  ['yaml title="devspace.dev.yaml"', {kind: 'config', isImported: true}],
  ['yaml title="chart/values.yaml"', {kind: 'file'}],
  ['yaml', {kind: 'stray'}],
  ['json', {kind: 'json'}],
  ['yaml path="dev"', {kind: 'fragment', path: {text: 'dev', segments: ['dev']}}],
  ['yaml path="dev..x"', {kind: 'fragment', path: undefined}],
])('classifies ```%s by its info string', (opening, purpose) => {
  expect(sampleOf(opening, 'api: 1')?.purpose).toEqual(purpose);
});

it.each([
  ['yaml', 'version: v2beta1', {kind: 'config', isImported: false}],
  [
    'yaml title="shared/base.yaml"',
    'version: "v1beta11" # old',
    {kind: 'config', isImported: true},
  ],
  ['yaml', 'version: 1.0.0', {kind: 'stray'}],
  ['yaml', 'apiVersion: v1', {kind: 'manifests'}],
  ['yaml title="a.yaml"', 'a: 1\n---\nkind: Pod', {kind: 'manifests'}],
  ['yaml title="Chart.yaml"', 'apiVersion: v2', {kind: 'file'}],
  ['yaml title="values-dev.yaml"', 'kind: Deployment', {kind: 'file'}],
])('classifies ```%s with %j by its content', (opening, code, purpose) => {
  expect(sampleOf(opening, code)?.purpose).toEqual(purpose);
});

it('supports Helm templates', () => {
  const sample = sampleOf(
    'yaml title="chart/templates/api.yaml"',
    'kind: Pod',
    '{{- if .Values.name }}',
    'name: {{ .Values.name }}',
    '{{- end }}',
  );
  expect(sample?.yaml.diagnostics).toEqual([]);
  expect(sample?.purpose).toEqual({kind: 'manifests'});
});
