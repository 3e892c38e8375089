import {findUnknownFields} from './kubernetes-fields.ts';
import {
  type Diagnostic,
  type Segments,
  type YamlDocument,
  isYamlMap,
} from '@devspace-docs/devspace-check';

export interface ManifestProblem {
  readonly segments: Segments;
  readonly message: string;
  readonly hint: string;
}

/** Files for tools such as `kubectl` don't need a name, because they aren't stored in a cluster. */
const NAMELESS = ['Component', 'Config', 'Kustomization'];
const NAMELESS_GROUPS = /^(?:kind\.x-k8s\.io|k3d\.io|kubeadm\.k8s\.io|kubelet\.config\.k8s\.io)\//;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Finds missing and unknown fields in a manifest, which is at a path in its document. */
export function findManifestProblems(value: unknown, at: Segments = []): ManifestProblem[] {
  if (!isYamlMap(value)) {
    const message = 'not a manifest: expected an object';
    return [{segments: at, message, hint: 'add `apiVersion` and `kind`'}];
  }
  const {apiVersion, kind, metadata, items} = value;
  const problems: ManifestProblem[] = [];
  if (!isText(apiVersion)) {
    const message = 'the manifest has no `apiVersion`';
    problems.push({segments: at, message, hint: 'add it, such as `apiVersion: apps/v1`'});
  }
  if (!isText(kind)) {
    const message = 'the manifest has no `kind`';
    problems.push({segments: at, message, hint: 'add it, such as `kind: Deployment`'});
    return problems;
  }
  if (kind.endsWith('List') && Array.isArray(items)) {
    const inside = items.flatMap((item, index) =>
      findManifestProblems(item, [...at, 'items', index]),
    );
    return [...problems, ...inside];
  }
  if (NAMELESS.includes(kind) || NAMELESS_GROUPS.test(isText(apiVersion) ? apiVersion : ''))
    return problems;
  problems.push(...findUnknownFields(value, at));
  const {name, generateName} = isYamlMap(metadata) ? metadata : {};
  if (isText(name) || isText(generateName)) return problems;
  const message =
    typeof name === 'number' || typeof name === 'boolean'
      ? `\`metadata.name\` isn't a string: ${name}`
      : `the ${kind} has no \`metadata.name\``;
  const hint = name === undefined ? 'add a name' : 'put it in quotes';
  return [...problems, {segments: [...at, 'metadata', 'name'], message, hint}];
}

export function checkManifests(documents: readonly YamlDocument[]): Diagnostic[] {
  return documents.flatMap((document) => {
    // Empty documents, and documents that contain only comments.
    if (document.value === null) return [];
    return findManifestProblems(document.value).map(({segments, message, hint}) => ({
      location: document.locateKey(segments),
      message,
      hint,
    }));
  });
}
