/** Compares the config check with what DevSpace does when it loads a config. */
import {checkConfig, type CheckContext, type CheckResult} from '../check/index.ts';
import type {Rule} from '../check/rules.ts';
import {configFormats} from '../schema/formats.ts';
import {asList, asMap, forEachString, isYamlMap, type YamlMap} from '../check/yaml/yaml.ts';
import {parseConfig} from '../check/yaml/parse-config.ts';
import {runProgram, type Program, type ProgramFiles, type ProgramOutput} from './program.ts';

/** A config that the program has to load like the check does. */
export interface ComparedConfig {
  readonly file: string;
  /** Line of the file that contains a line of the config. Lines start at 1. */
  readonly lineOf: (line: number) => number;
  readonly text: string;
  /** Other files in the folder of the config. */
  readonly files?: ProgramFiles;
  readonly context?: CheckContext;
}

/** A difference between these docs and the program. */
export interface Difference {
  readonly file: string;
  readonly line: number;
  /** Both verdicts. */
  readonly message: string;
  /** Whether nothing was compared, because this machine lacks what the config requires. */
  readonly isSkipped?: boolean;
}

/** Rules whose errors stop DevSpace when it loads a config. The others are about its commands. */
const LOADING_RULES: readonly Rule[] = ['syntax', 'version', 'fields', 'files'];

const VARIABLE = /(?<!\$)\$!?\{([\w-]+)\}/g;

function parse(text: string): YamlMap {
  const {documents} = parseConfig(text);
  return asMap(documents[0]?.value);
}

/** The variables of a config: a map, or a list in versions without named entries. */
function variablesOf({vars}: YamlMap): ReadonlyMap<string, unknown> {
  if (!Array.isArray(vars)) return new Map(Object.entries(asMap(vars)));
  return new Map(asList(vars).map((item) => [String(asMap(item).name), item]));
}

/** A valid answer to the question for a variable; undefined if DevSpace doesn't ask. */
function answerFor(definition: unknown): string | undefined {
  if (!isYamlMap(definition)) return definition === undefined ? '1' : undefined;
  const {value, command, commands, default: preset, options, source} = definition;
  if (value !== undefined || command !== undefined || commands !== undefined) return undefined;
  if (source === 'none' || source === 'command') return undefined;
  const answer = [preset, ...asList(options)].find(
    (item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean',
  );
  return String(answer ?? 1);
}

/** Flags with the values of all variables for which DevSpace would ask. */
function answersFor(config: YamlMap): string[] {
  const variables = variablesOf(config);
  const names = new Set(variables.keys());
  forEachString(config, [], (text) => {
    for (const [, name = ''] of text.matchAll(VARIABLE))
      if (!/^devspace_/i.test(name)) names.add(name);
  });
  return [...names].flatMap((name) => {
    const answer = answerFor(variables.get(name));
    return answer === undefined ? [] : ['--var', `${name}=${answer}`];
  });
}

/** What happens when the program loads a config. */
type Loading =
  | {readonly kind: 'accepted'}
  | {readonly kind: 'refused'; readonly reason: string}
  | {readonly kind: 'unknown'; readonly reason: string};

function readReason({output, errors}: ProgramOutput): string {
  const lines = `${output}\n${errors}`.split('\n').map((line) => line.trim());
  const fatal = lines.find((line) => /^\W*(?:fatal|error)\b/i.test(line));
  return fatal ?? lines.findLast((line) => line !== '') ?? 'no output';
}

async function load(
  {text, files}: ComparedConfig,
  program: Program,
  profile: string | undefined,
): Promise<Loading> {
  const profileFlags = profile === undefined ? [] : ['-p', profile];
  const args = ['print', '--skip-info', ...profileFlags, ...answersFor(parse(text))];
  const result = await runProgram(program, args, {...files, 'devspace.yaml': text});
  if (result.code === undefined) return {kind: 'unknown', reason: "doesn't end"};
  if (result.code !== 0) return {kind: 'refused', reason: readReason(result)};
  // Some releases end with code 0 after a question, without having loaded the config.
  if (/^version: /m.test(result.output)) return {kind: 'accepted'};
  return {kind: 'unknown', reason: `doesn't print the config: ${readReason(result)}`};
}

function check({text, context}: ComparedConfig, profile: string | undefined): CheckResult {
  const profiles = profile === undefined ? [] : [profile];
  return checkConfig(text, configFormats, {profiles}, context);
}

function compare(
  config: ComparedConfig,
  {diagnostics}: CheckResult,
  loading: Loading,
  {release}: Program,
  profile: string | undefined,
): Difference[] {
  const errors = diagnostics.filter(({severity}) => severity === 'error');
  const stopping = errors.find(({rule}) => LOADING_RULES.includes(rule));
  const name = `DevSpace ${release}${profile === undefined ? '' : ` with the profile ${profile}`}`;
  const report = (line: number, message: string): Difference[] => [
    {file: config.file, line: config.lineOf(line), message},
  ];
  if (stopping) {
    if (loading.kind === 'refused') return [];
    const {line, path, message} = stopping;
    const verdict = loading.kind === 'accepted' ? 'accepts it' : loading.reason;
    const reason = path === '' ? message : `${path}: ${message}`;
    return report(line, `the check rejects it (${reason}), ${name} ${verdict}`);
  }
  if (loading.kind === 'accepted' || (loading.kind === 'refused' && errors.length > 0)) return [];
  const verdict = loading.kind === 'refused' ? `rejects it (${loading.reason})` : loading.reason;
  const [, line = '1'] = /\bline (\d+)/.exec(loading.reason) ?? [];
  return report(Number(line), `the check accepts it, ${name} ${verdict}`);
}

/** The programs and plugins without which DevSpace refuses a config. */
function requirementsOf({require}: YamlMap): string[] {
  const {commands, plugins} = asMap(require);
  return [...asList(commands), ...asList(plugins)].map((item) => String(asMap(item).name));
}

/** Loads a config with the program, without profiles and with each of its profiles. */
export async function compareConfig(
  config: ComparedConfig,
  program: Program,
): Promise<readonly Difference[]> {
  const parsed = parse(config.text);
  const requirements = requirementsOf(parsed);
  const names = asList(parsed.profiles).map((profile) => asMap(profile).name);
  const profiles = new Set(names.filter((name) => typeof name === 'string'));
  const found: Difference[] = [];
  for (const profile of [undefined, ...profiles]) {
    const loading = await load(config, program, profile);
    if (loading.kind === 'refused' && requirements.length > 0) {
      const message = `not compared, because it requires ${requirements.join(', ')}: ${loading.reason}`;
      return [{file: config.file, line: config.lineOf(1), message, isSkipped: true}];
    }
    const differences = compare(config, check(config, profile), loading, program, profile);
    found.push(...differences);
    // With profiles, the reason is the same.
    if (profile === undefined && loading.kind !== 'accepted') break;
  }
  return found;
}
