import {expect, it} from 'vitest';
import {findManifestProblems} from './manifests.ts';

function messagesOf(value: unknown): string[] {
  return findManifestProblems(value).map(
    ({segments, message}) => `${segments.join('.')}: ${message}`,
  );
}

const pod = {apiVersion: 'v1', kind: 'Pod', metadata: {name: 'api'}};

it.each([
  [pod, []],
  [{apiVersion: 'batch/v1', kind: 'Job', metadata: {generateName: 'import-'}}, []],
  [{apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources: []}, []],
  [{apiVersion: 'v1', kind: 'Config', clusters: []}, []],
  [{apiVersion: 'kind.x-k8s.io/v1alpha4', kind: 'Cluster'}, []],
  [{apiVersion: 'v1', kind: 'List', items: [pod]}, []],
  [{kind: 'Pod', metadata: {name: 'api'}}, [': the manifest has no `apiVersion`']],
  [{apiVersion: 'v1', metadata: {name: 'api'}}, [': the manifest has no `kind`']],
  [{apiVersion: 'v1', kind: 'Pod'}, ['metadata.name: the Pod has no `metadata.name`']],
  [
    {apiVersion: 'v1', kind: 'Pod', metadata: {name: 7}},
    ["metadata.name: `metadata.name` isn't a string: 7"],
  ],
  [
    {apiVersion: 'v1', kind: 'List', items: [{apiVersion: 'v1', kind: 'Pod'}, 'a']},
    [
      'items.0.metadata.name: the Pod has no `metadata.name`',
      'items.1: not a manifest: expected an object',
    ],
  ],
])('reports what is missing in %j', (value, expected) => {
  expect(messagesOf(value)).toEqual(expected);
});
