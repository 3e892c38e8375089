/** Checks the regular expressions in a config, which Go compiles. */
import {RE2JS} from 're2js';
import {codeSpan} from '@devspace-docs/common';
import {
  entriesAt,
  isComputed,
  type Diagnostic,
  type Segments,
  type Severity,
  type YamlDocument,
} from '../yaml/yaml.ts';
import {findActivations} from './variables.ts';

/** A regular expression in a config. */
interface Use {
  readonly segments: Segments;
  readonly source: string;
  /** What DevSpace compiles: it may add anchors. */
  readonly compiled: string;
  /** What DevSpace does if the expression is invalid. */
  readonly effect: string;
  readonly severity?: Severity;
  /** Number of capture groups that it must have. */
  readonly groups?: number;
}

/** Maximum length of an expression to check: repetitions such as `((a{10}){10}){10}` take time. */
const MAX_LENGTH = 1000;

const REFUSED = 'so DevSpace rejects the config';

function* findUses(config: unknown): Generator<Use> {
  const activations = findActivations(config).flatMap(({at}) =>
    ['env', 'vars'].flatMap((kind) => entriesAt(config, [...at, kind])),
  );
  for (const {at, value: source} of activations)
    if (typeof source === 'string')
      yield {segments: at, source, compiled: `^${source}$`, effect: REFUSED};
  for (const {at, map} of entriesAt(config, ['require', 'commands'])) {
    const source = map.versionRegEx;
    if (typeof source !== 'string' || source === '' || isComputed(source)) continue;
    const segments = [...at, 'versionRegEx'];
    yield {segments, source, compiled: source, effect: REFUSED, groups: 1};
  }
  for (const {at, map} of entriesAt(config, ['vars'])) {
    const source = map.validationPattern;
    if (typeof source !== 'string' || isComputed(source)) continue;
    const segments = [...at, 'validationPattern'];
    const effect = "so DevSpace can't validate answers with it";
    yield {segments, source, compiled: source, effect, severity: 'warning'};
  }
}

/** The number of capture groups, or why the expression is invalid, in Go's words. */
function readRegexp(source: string): number | string {
  try {
    return RE2JS.compile(source).groupCount();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.replace(/^error parsing regexp: /, '');
  }
}

function checkUse(document: YamlDocument, use: Use): Diagnostic[] {
  const {segments, source, compiled, effect, severity = 'error', groups} = use;
  if (source.length > MAX_LENGTH) return [];
  const found = readRegexp(compiled);
  const shown = codeSpan(source);
  if (typeof found === 'string') {
    const message = `${shown} isn't a valid Go regular expression, ${effect}: ${found}`;
    const hint = 'use RE2 syntax, not the syntax of Perl or JavaScript';
    return [document.report(segments, message, hint, {severity})];
  }
  if (groups === undefined || found === groups) return [];
  const count = found === 0 ? 'no group' : `${found} groups`;
  const message = `${shown} has ${count}, but DevSpace reads the version from exactly one group`;
  const hint = 'put the version in parentheses and write all other groups as `(?:…)`';
  return [document.report(segments, message, hint, {severity})];
}

/** Checks the regular expressions in a config. */
export function checkRegularExpressions(document: YamlDocument): Diagnostic[] {
  return [...findUses(document.value)].flatMap((use) => checkUse(document, use));
}
