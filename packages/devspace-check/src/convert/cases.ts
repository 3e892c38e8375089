/** The stored cases: old configs, and what DevSpace prints for them. Compares that with their conversion. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {latestVersion} from '@devspace-docs/versions';
import {asMap} from '../check/yaml/yaml.ts';
import {runProgram, type Program} from '../program/program.ts';
import {convertConfig} from './index.ts';
import {diffConfigs, normalizeConfig} from './normalize.ts';

/** An old config. */
export interface ConvertCase {
  readonly name: string;
  readonly config: string;
  /** Arguments of `devspace print`. */
  readonly args?: readonly string[];
  /** What DevSpace prints; undefined if it refuses the config. */
  readonly prints?: string;
  /** What the result prints differently on purpose, as of `diffConfigs`. */
  readonly differs?: {readonly reason: string; readonly lines: readonly string[]};
  /** Why the two can't be compared without running DevSpace. */
  readonly needsProgram?: string;
  /** Errors that the check reports in the result, because the old config has them. */
  readonly errors?: readonly string[];
}

/** Reads the stored cases. */
export function readConvertCases(): readonly ConvertCase[] {
  const file = fileURLToPath(new URL('cases/cases.yaml', import.meta.url));
  return parse(readFileSync(file, 'utf8')) as ConvertCase[];
}

/** What a program prints for a config, normalized, or why it refuses the config. */
interface Printed {
  readonly config?: unknown;
  readonly refused?: string;
}

/** Returns what is wrong with a conversion: nothing if a program prints the same before and after. */
export function compareCase(
  {differs, errors = []}: Pick<ConvertCase, 'differs' | 'errors'>,
  before: Printed,
  after: Printed,
): readonly string[] {
  // The old config has errors that a person must correct.
  if (errors.length > 0) return [];
  if (after.refused !== undefined) return [`the result is refused: ${after.refused}`];
  // DevSpace refuses some old configs. Then the result only has to be accepted.
  if (before.refused !== undefined) return [];
  const expected = differs?.lines ?? [];
  const found = diffConfigs(before.config, after.config);
  return [
    ...found.filter((line) => !expected.includes(line)),
    ...expected.filter((line) => !found.includes(line)).map((line) => `missing: ${line}`),
  ];
}

const KUBECONFIG = `apiVersion: v1
kind: Config
current-context: c
contexts: [{name: c, context: {cluster: c, user: u, namespace: acme}}]
clusters: [{name: c, cluster: {server: "https://127.0.0.1:9"}}]
users: [{name: u, user: {token: x}}]
`;

const DEPENDENCY = `version: ${latestVersion.configVersion}\nname: auth\nprofiles: [{name: dev}, {name: extra}]\n`;

const FILES = {
  'kubeconfig.yaml': KUBECONFIG,
  'auth/devspace.yaml': DEPENDENCY,
  'auth/deploy/devspace.yaml': DEPENDENCY,
};

async function print(
  config: string,
  args: readonly string[] = [],
  program: Pick<Program, 'path'>,
): Promise<Printed> {
  const {code, output, errors} = await runProgram(
    program,
    ['print', '--skip-info', '--kubeconfig', 'kubeconfig.yaml', ...args],
    // Programs run in a folder of their own.
    {...FILES, 'devspace.yaml': config.replaceAll('../auth', './auth')},
  );
  const start = output.search(/^version: /m);
  if (code !== 0 || start < 0)
    return {refused: `${output}\n${errors}`.trim().split('\n').at(-1) ?? 'no output'};
  return {config: normalizeConfig(asMap(parse(output.slice(start))))};
}

/** Compares what a program prints for a case and for its conversion. */
export async function verifyCase(
  item: ConvertCase,
  program: Pick<Program, 'path'>,
): Promise<readonly string[]> {
  const {text, error} = convertConfig(item.config, {folderName: 'project'});
  if (error) return [`can't be converted: ${error.message}`];
  const [before, after] = [
    await print(item.config, item.args, program),
    await print(text, item.args, program),
  ];
  return compareCase(item, before, after);
}
