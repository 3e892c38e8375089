/** Compares what a DevSpace program prints for old configs and for the converted ones. */
import {parse} from 'yaml';
import {latestVersion} from '@devspace-docs/versions';
import {asMap} from '../check/yaml.ts';
import {runProgram, type Program} from '../program/program.ts';
import type {ConvertCase} from './cases.ts';
import {convertConfig} from './index.ts';
import {diffConfigs, normalizeConfig} from './normalize.ts';

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

/** What the program prints, normalized. */
async function print(
  config: string,
  args: readonly string[] | undefined,
  program: Pick<Program, 'path'>,
): Promise<{readonly config?: unknown; readonly refused?: string}> {
  const {code, output, errors} = await runProgram(
    program,
    ['print', '--skip-info', '--kubeconfig', 'kubeconfig.yaml', ...(args ?? [])],
    // Programs run in a folder of their own.
    {...FILES, 'devspace.yaml': config.replaceAll('../auth', './auth')},
  );
  const start = output.search(/^version: /m);
  if (code !== 0 || start < 0)
    return {refused: `${output}\n${errors}`.trim().split('\n').at(-1) ?? 'no output'};
  return {config: normalizeConfig(asMap(parse(output.slice(start))))};
}

/** Returns what is wrong with the conversion of a case: nothing if the program prints the same for both. */
export async function verifyCase(
  {config, args, differs, errors = []}: ConvertCase,
  program: Pick<Program, 'path'>,
): Promise<readonly string[]> {
  const {text, error} = convertConfig(config, {folderName: 'project'});
  if (error) return [`can't be converted: ${error.message}`];
  const after = await print(text, args, program);
  // The old config has errors that a person must correct.
  if (errors.length > 0) return [];
  if (after.refused !== undefined) return [`the result is refused: ${after.refused}`];
  const before = await print(config, args, program);
  // DevSpace refuses some old configs. Then the result only has to be accepted.
  if (before.refused !== undefined) return [];
  const expected = differs?.lines ?? [];
  const found = diffConfigs(before.config, after.config);
  return [
    ...found.filter((line) => !expected.includes(line)),
    ...expected.filter((line) => !found.includes(line)).map((line) => `missing: ${line}`),
  ];
}
