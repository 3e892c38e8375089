/** Follows the paths of profile patches: what they match in a config, and what they can't. */
import {versionsByLabel, type VersionLabel} from '../../config/versions.ts';
import {type YamlMap, isYamlMap} from './yaml.ts';

/** One step of a path. */
export interface PathStep {
  readonly kind: 'end' | 'every' | 'filter' | 'index' | 'key' | 'selector';
  /** A key, a number, or `key=value`; as written for all else. */
  readonly text: string;
  /** Where the step begins in the path. */
  readonly start: number;
}

export interface PatchPath {
  readonly steps: readonly PathStep[];
  /** DevSpace stops when nothing matches, instead of ignoring the patch. */
  readonly isStrict: boolean;
}

/** What DevSpace doesn't understand, with the path that was probably meant. */
export interface PathError {
  readonly message: string;
  readonly answer: string;
}

const STEP = /\[\?\(.*?\)\]|\[[^\]]*\]|[^.[\]/]+/g;

function readStep(text: string, start: number): PathStep {
  const inner = /^\[(.*)\]$/s.exec(text)?.[1] ?? text;
  if (inner.startsWith('?')) return {kind: 'filter', text, start};
  if (inner === '*') return {kind: 'every', text, start};
  if (inner === '-') return {kind: 'end', text, start};
  if (/^\d+$/.test(inner)) return {kind: 'index', text: inner, start};
  return {kind: inner.includes('=') ? 'selector' : 'key', text: inner, start};
}

/** `/deployments/0/name`, in which `~1` is a slash. */
function readPointer(path: string): PathStep[] {
  return [...path.matchAll(/[^/]+/g)].map(({0: part, index}) => ({
    ...readStep(part, index),
    ...(part.includes('~') && {text: part.replaceAll('~1', '/').replaceAll('~0', '~')}),
  }));
}

/** Without pointers, a slash is understood before and after a position in a list, and nowhere else. */
function findSlashError(path: string): PathError | undefined {
  const parts = path
    .replace(/\[\?\(.*?\)\]/g, '[]')
    .replace(/^\//, '')
    .split('/');
  const isPosition = (part: string | undefined): boolean => /^(?:\d+|\*)$/.test(part ?? '');
  const isRight = parts.every(
    (part, index) => index === 0 || isPosition(part) || isPosition(parts[index - 1]),
  );
  if (isRight) return undefined;
  const answer = path
    .replace(/^\//, '')
    .replace(/\/(\d+|\*)(?=[./]|$)/g, '[$1]')
    .replaceAll('/', '.');
  return {message: `\`${path}\` contains slashes, so it doesn't match anything`, answer};
}

/** Reads a path; undefined for one that searches at any depth. */
export function readPatchPath(
  path: string,
  version: VersionLabel,
): PatchPath | PathError | undefined {
  if (versionsByLabel[version].hasPointerPatches) {
    const steps = path.startsWith('/')
      ? readPointer(path)
      : [...path.matchAll(STEP)].map(({0: text, index}) => readStep(text, index));
    return {steps, isStrict: true};
  }
  if (path.includes('..')) return undefined;
  const error = findSlashError(path);
  if (error) return error;
  const steps = [...path.matchAll(STEP)].map(({0: text, index}) => readStep(text, index));
  return {steps, isStrict: path.startsWith('/')};
}

/** A value that is known only when DevSpace runs. */
function isComputed(value: unknown): boolean {
  return typeof value === 'string' && value.includes('$');
}

function childrenOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isYamlMap(value) ? Object.values(value) : [];
}

function selects(text: string, item: unknown): boolean {
  const [key = '', wanted] = text.split(/=(.*)/s);
  return isYamlMap(item) && String(item[key]) === wanted;
}

/** Next to pointers, a selector searches at any depth. */
function descendantsOf(value: unknown): unknown[] {
  return childrenOf(value).flatMap((child) => [child, ...descendantsOf(child)]);
}

function follow(value: unknown, {kind, text}: PathStep, version: VersionLabel): readonly unknown[] {
  if (kind === 'every') return childrenOf(value);
  if (kind === 'selector') {
    const {hasPointerPatches} = versionsByLabel[version];
    const items = hasPointerPatches ? descendantsOf(value) : childrenOf(value);
    return items.filter((item) => selects(text, item));
  }
  if (kind === 'index') return Array.isArray(value) && Number(text) in value ? [value[+text]] : [];
  return isYamlMap(value) && text in value ? [value[text]] : [];
}

/** Whether the target itself has to exist, rather than what holds it. */
function needsTarget({kind}: PathStep, op: unknown, {isStrict}: PatchPath): boolean {
  const isCreating = kind === 'end' || ['add', 'copy', 'move'].includes(String(op));
  return isCreating ? kind === 'selector' : isStrict || (kind === 'selector' && op === 'replace');
}

/** A step that matches nothing, and the keys that it could have named. */
export interface MissingStep {
  readonly index: number;
  readonly siblings: readonly string[];
}

/** Finds the first step that matches nothing; undefined as well when only DevSpace can know. */
export function findMissingStep(
  config: YamlMap,
  path: PatchPath,
  op: unknown,
  version: VersionLabel,
): MissingStep | undefined {
  let values: readonly unknown[] = [config];
  for (const [index, step] of path.steps.entries()) {
    if (step.kind === 'filter' || values.some(isComputed)) return undefined;
    const isLast = index === path.steps.length - 1;
    const holders = values.filter((value) => isYamlMap(value) || Array.isArray(value));
    const next =
      isLast && !needsTarget(step, op, path)
        ? holders
        : holders.flatMap((value) => follow(value, step, version));
    if (next.length === 0)
      return {index, siblings: holders.filter(isYamlMap).flatMap((map) => Object.keys(map))};
    values = next;
  }
  return undefined;
}
