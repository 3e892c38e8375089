import {expect, it} from 'vitest';
import {findUnknownFields} from './kubernetes-fields.ts';

function problemsOf(apiVersion: string, kind: string, rest: object = {}): string[] {
  const problems = findUnknownFields({apiVersion, kind, metadata: {name: 'api'}, ...rest}, []);
  return problems.map(({segments, message, hint}) => `${segments.join('.')}: ${message}; ${hint}`);
}

const container = {
  name: 'api',
  image: 'ghcr.io/acme/api',
  env: [{name: 'A', valueFrom: {secretKeyRef: {name: 'a', key: 'b'}}}],
  resources: {limits: {cpu: 1, 'nvidia.com/gpu': 1}},
  livenessProbe: {httpGet: {path: '/', port: 'http'}},
};

function deployment(spec: object): object {
  const labels = {app: 'api', 'example.com/team': 'a'};
  return {spec: {selector: {matchLabels: labels}, template: {metadata: {labels}, spec}}};
}

it.each([
  ['apps/v1', 'Deployment', deployment({containers: [container]})],
  ['v1', 'ConfigMap', {data: {anything: 'a'}}],
  ['v1', 'Service', {spec: {ports: [{port: 80, targetPort: 'http'}]}}],
  ['networking.k8s.io/v1', 'Ingress', {spec: {rules: [{host: 'a'}]}}],
  ['rbac.authorization.k8s.io/v1', 'Role', {rules: [{verbs: ['get']}]}],
  // Custom resources, templates and variables.
  ['networking.istio.io/v1', 'Gateway', {spec: {a: 1}}],
  ['argoproj.io/v1alpha1', 'Application', {spec: {a: 1}}],
  ['../v1', 'Pod', {spec: {a: 1}}],
  ['v1', 'Pod', {spec: '${SPEC}'}],
])('accepts fields of the %s %s', (apiVersion, kind, rest) => {
  expect(problemsOf(apiVersion, kind, rest)).toEqual([]);
});

it.each([
  [
    deployment({conatiners: []}),
    'spec.template.spec.conatiners: unknown Kubernetes field `conatiners` in PodSpec; did you mean `containers`?',
  ],
  [
    deployment({containers: [{...container, ports: [{containerport: 80}]}]}),
    'spec.template.spec.containers.0.ports.0.containerport: unknown Kubernetes field `containerport` in ContainerPort; did you mean `containerPort`?',
  ],
  [{replicas: 1}, 'replicas: unknown Kubernetes field `replicas` in Deployment; correct it, or'],
  [
    deployment({containers: container}),
    'spec.template.spec.containers: `containers` must be a list; start each item with `-`',
  ],
  [{spec: [{}]}, 'spec: `spec` must be a map; remove the `-`'],
])('reports the problem in %j', (rest, expected) => {
  expect(problemsOf('apps/v1', 'Deployment', rest)).toEqual([expect.stringContaining(expected)]);
});

it('reports a kind that its API version does not have', () => {
  expect(problemsOf('apps/v1', 'Deploymnet')).toEqual([
    'kind: unknown Kubernetes kind `Deploymnet` in apps/v1; did you mean `Deployment`?',
  ]);
});
