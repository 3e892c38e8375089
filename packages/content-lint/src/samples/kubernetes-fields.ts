import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {didYouMean, suggest} from '@devspace-docs/common';
import type {ManifestProblem} from './manifests.ts';
import type {Segments, YamlMap} from '@devspace-docs/devspace-check';

const FOLDER = dirname(createRequire(import.meta.url).resolve('kubernetes-types/package.json'));

/** Types of the fields of an object, by name. */
type Shape = ReadonlyMap<string, string>;

interface Declarations {
  readonly shapes: ReadonlyMap<string, Shape>;
  /** Paths of the declaration files that types are imported from, by type. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The declarations in `kubernetes-types` are generated, with one member per line. */
function parseDeclarations(source: string, path: string): Declarations {
  const imports = [...source.matchAll(/^import \{ (.*) \} from "(.*)";$/gm)].flatMap(
    ([, names = '', from = '']) =>
      names.split(', ').map((name) => [name, join(dirname(path), `${from}.d.ts`)] as const),
  );
  const shapes = [...source.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', body = '']) => {
      const members = body.matchAll(/^ {4}(?:readonly )?"?([\w$-]+)"?\??: (.*?);?$/gm);
      return [name, new Map([...members].map(([, key = '', type = '']) => [key, type]))] as const;
    },
  );
  return {shapes: new Map(shapes), imports: new Map(imports)};
}

const parsed = new Map<string, Declarations>();

function readDeclarations(path: string): Declarations {
  const known = parsed.get(path) ?? parseDeclarations(readFileSync(path, 'utf8'), path);
  parsed.set(path, known);
  return known;
}

/** Finds the declaration file of an API version, such as `v1`, `apps/v1` and `networking.k8s.io/v1`. */
function findDeclarations(apiVersion: string): string | undefined {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse();
  const path = join(FOLDER, group.split('.')[0] ?? '', `${version}.d.ts`);
  if (!/^[\w.-]+$/.test(group) || !/^v\d\w*$/.test(version) || !existsSync(path)) return undefined;
  // Groups of other projects can start with the same name.
  const isOwn = [...readDeclarations(path).shapes.values()].some(
    (shape) => shape.get('apiVersion') === JSON.stringify(apiVersion),
  );
  return isOwn ? path : undefined;
}

function checkValue(value: unknown, type: string, path: string, at: Segments): ManifestProblem[] {
  const item = /^Array<(.*)>$/.exec(type)?.[1];
  const {shapes, imports} = readDeclarations(path);
  const from = imports.get(type);
  if (from !== undefined) return checkValue(value, type, from, at);
  const shape = shapes.get(type);
  // Strings can be variables or Helm template actions.
  if (typeof value !== 'object' || value === null || (!item && !shape?.size)) return [];
  if (Array.isArray(value) !== (item !== undefined)) {
    const message = `\`${String(at.at(-1))}\` must be a ${item ? 'list' : 'map'}`;
    return [{segments: at, message, hint: item ? 'start each item with `-`' : 'remove the `-`'}];
  }
  if (item) {
    const items = value as readonly unknown[];
    return items.flatMap((entry, index) => checkValue(entry, item, path, [...at, index]));
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const keyType = shape?.get(key);
    if (keyType !== undefined) return checkValue(inner, keyType, path, [...at, key]);
    const message = `unknown Kubernetes field \`${key}\` in ${type}`;
    const hint = didYouMean(suggest(key, shape?.keys() ?? []), 'correct it, or remove it');
    return [{segments: [...at, key], message, hint}];
  });
}

/** Finds unknown kinds and fields in manifests of built-in kinds. Ignores custom resources. */
export function findUnknownFields(manifest: YamlMap, at: Segments): ManifestProblem[] {
  const {apiVersion, kind} = manifest;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return [];
  const path = findDeclarations(apiVersion);
  if (path === undefined) return [];
  const {shapes} = readDeclarations(path);
  if (shapes.has(kind)) return checkValue(manifest, kind, path, at);
  const kinds = [...shapes].filter(([, shape]) => shape.has('kind')).map(([name]) => name);
  const message = `unknown Kubernetes kind \`${kind}\` in ${apiVersion}`;
  const hint = didYouMean(suggest(kind, kinds), 'correct `kind` or `apiVersion`');
  return [{segments: [...at, 'kind'], message, hint}];
}
