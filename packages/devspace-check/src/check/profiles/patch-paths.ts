/** Parses paths of profile patches, and finds steps that match nothing. */
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {asMap, isComputed, isYamlMap} from '../yaml/yaml.ts';

export interface PathStep {
  readonly kind: 'end' | 'every' | 'filter' | 'index' | 'key' | 'selector';
  /** A key, a number, or `key=value`; the source for all other kinds. */
  readonly text: string;
  /** Offset in the path. */
  readonly start: number;
}

export interface PatchPath {
  readonly steps: readonly PathStep[];
  /** DevSpace fails if nothing matches, instead of ignoring the patch. */
  readonly isStrict: boolean;
}

/** An invalid path. */
export interface PathError {
  readonly message: string;
  readonly hint: string;
  /** The path to write instead, if it's known. */
  readonly suggestion?: string;
  /** Whether DevSpace fails, instead of ignoring the patch. */
  readonly isFatal: boolean;
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

/** Parses a JSON pointer: `/deployments/0/name`, with `~1` for a slash. */
function readPointer(path: string): PathStep[] {
  return [...path.matchAll(/[^/]+/g)].map(({0: part, index}) => ({
    ...readStep(part, index),
    ...(part.includes('~') && {text: part.replaceAll('~1', '/').replaceAll('~0', '~')}),
  }));
}

/** Versions without JSON pointers support slashes only before and after a list index. */
function readSteps(path: string): PathStep[] {
  return [...path.matchAll(STEP)].map(({0: text, index}) => readStep(text, index));
}

function findSlashError(path: string): PathError | undefined {
  const parts = path
    .replace(/\[\?\(.*?\)\]/g, '[]')
    .replace(/^\//, '')
    .split('/');
  const isIndex = (part: string | undefined): boolean => /^(?:\d+|\*)$/.test(part ?? '');
  const isValid = parts.every(
    (part, index) => index === 0 || isIndex(part) || isIndex(parts[index - 1]),
  );
  if (isValid) return undefined;
  const suggestion = path
    .replace(/^\//, '')
    .replace(/\/(\d+|\*)(?=[./]|$)/g, '[$1]')
    .replaceAll('/', '.');
  // Without a dot, the whole path is the name of an unknown section.
  const isFatal = !path.includes('.') || path.startsWith('/');
  return {
    message: `\`${path}\` contains slashes and matches nothing`,
    hint: 'use dots',
    suggestion,
    isFatal,
  };
}

/** What brackets can contain: indexes, slices, quoted names and filters. */
const BRACKETS = /^(?:\*|[-\d:, ]*\d[-\d:, ]*|:+|'.*'|".*"|\?\(.*\))$/s;

/** Finds a bracket without its counterpart, but not in a quoted name, and brackets with another content. */
function findBracketError(path: string): PathError | undefined {
  let depth = 0;
  for (const [bracket] of path.replace(/'[^']*'|"[^"]*"/g, '').matchAll(/[[\]]/g))
    depth = bracket === '[' ? depth + 1 : Math.max(0, depth - 1);
  if (depth > 0)
    return {message: `\`[\` isn't closed in \`${path}\``, hint: 'close the bracket', isFatal: true};
  const invalid = [...path.matchAll(/\[\?\(.*?\)\]|\[([^\]]*)\]/gs)].find(
    ([, inside]) => inside !== undefined && !BRACKETS.test(inside),
  );
  if (!invalid) return undefined;
  const [brackets, inside = ''] = invalid;
  const suggestion = inside.startsWith('?')
    ? undefined
    : inside === '-' || inside.includes('=')
      ? path.replace(brackets, () => (inside === '-' ? '' : `.${inside}`))
      : undefined;
  const message = `\`${brackets}\` isn't an index or a filter`;
  return {
    message,
    hint: inside.startsWith('?') ? 'close the filter: `[?(…)]`' : 'write an index, `*` or a filter',
    isFatal: true,
    ...(suggestion !== undefined && {suggestion}),
  };
}

/** Parses a path; undefined for a recursive one (`..`). */
export function readPatchPath(
  path: string,
  version: VersionLabel,
): PatchPath | PathError | undefined {
  if (versionsByLabel[version].hasPointerPatches) {
    return {steps: path.startsWith('/') ? readPointer(path) : readSteps(path), isStrict: true};
  }
  const error = findBracketError(path) ?? (path.includes('..') ? undefined : findSlashError(path));
  if (error) return error;
  if (path.includes('..')) return undefined;
  return {steps: readSteps(path), isStrict: path.startsWith('/')};
}

function childrenOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : Object.values(asMap(value));
}

function selects(text: string, item: unknown): boolean {
  const [key = '', expected] = text.split(/=(.*)/s);
  return isYamlMap(item) && String(item[key]) === expected;
}

/** In versions with JSON pointers, selectors match at any depth. */
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

/** Whether the patch has no effect unless the target itself exists, instead of only its parent. */
function needsTarget({kind}: PathStep, op: unknown, {isStrict}: PatchPath): boolean {
  if (op === 'remove') return true;
  const isCreating = kind === 'end' || ['add', 'copy', 'move'].includes(String(op));
  return isCreating ? kind === 'selector' : isStrict || (kind === 'selector' && op === 'replace');
}

/** A step that matches nothing, with the existing keys. */
export interface MissingStep {
  readonly index: number;
  readonly siblings: readonly string[];
}

/** Finds the first step that matches nothing. Returns undefined if that depends on computed values. */
export function findMissingStep(
  config: unknown,
  path: PatchPath,
  op: unknown,
  version: VersionLabel,
): MissingStep | undefined {
  let values = [config];
  for (const [index, step] of path.steps.entries()) {
    if (
      step.kind === 'filter' ||
      values.some((value) => typeof value === 'string' && isComputed(value))
    )
      return undefined;
    const isLast = index === path.steps.length - 1;
    const parents = values.filter((value) => isYamlMap(value) || Array.isArray(value));
    const next =
      isLast && !needsTarget(step, op, path)
        ? parents
        : parents.flatMap((value) => follow(value, step, version));
    if (next.length === 0)
      return {index, siblings: parents.filter(isYamlMap).flatMap((map) => Object.keys(map))};
    values = next;
  }
  return undefined;
}
