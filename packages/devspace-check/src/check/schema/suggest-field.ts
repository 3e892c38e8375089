/** Suggests a field for an unknown one. */
import {isTypo} from '@devspace-docs/common';
import {hasFolder} from './docker-compose.ts';
import {quote, suggestFrom, writeFlow, type Finding} from './problems.ts';
import type {SchemaOrBoolean} from './types.ts';

type Hints = Pick<Finding, 'advice' | 'suggestion'>;

/** What people write instead of a field, as in other tools and older versions. The best suggestion is first. */
const SYNONYMS: Readonly<Record<string, string>> = {
  imageSelector: 'image selector',
  labelSelector: 'labels matchLabels selector',
  devImage: 'image replaceImage',
  command: 'cmd entrypoint exec run script',
  args: 'cmd',
  run: 'command commands script steps',
  env: 'environment envVars envs',
  ports: 'expose forward portForward portForwarding',
  reversePorts: 'reverse reverseForward reversePortForwarding',
  sync: 'mounts volumes watch',
  persistPaths: 'mounts persist volumeMounts volumes',
  excludePaths: 'exclude excludes ignore',
  manifests: 'files manifest paths rawYaml',
  containerPath: 'mountPath',
  buildArgs: 'args',
  context: 'build',
  vars: 'variables',
  question: 'prompt',
  image: 'imageName repository',
  images: 'artifacts build builds',
  deployments: 'deploy releases',
  path: 'containerPath dest localPath localSubPath mountPath remotePath source src target',
  port: 'containerPort hostPort localPort remotePort targetPort',
};

/** Fields that can have a value with two parts. */
const PAIRS = ['path', 'port'];

/** Whether people write a name instead of a field, although it isn't similar. */
export function isSynonym(name: string, field: string): boolean {
  return SYNONYMS[field]?.split(' ').includes(name) === true;
}

/** The fields that people mean by a name. */
export function fieldsFor(name: string): string[] {
  return Object.keys(SYNONYMS).filter((field) => isSynonym(name, field));
}

/** A string with two parts, such as `./src:/app/src`. */
function isPair(example: unknown): example is string {
  return typeof example === 'string' && /^[^:]+:[^:]+$/.test(example) && !example.includes('://');
}

/** A field whose value has two parts, for which people write two fields. */
function suggestPair(
  names: readonly string[],
  fields: ReadonlyMap<string, SchemaOrBoolean>,
): Hints | undefined {
  for (const name of names) {
    const schema = fields.get(name);
    const example = typeof schema === 'object' ? schema.examples?.find(isPair) : undefined;
    if (example === undefined) continue;
    const advice = `write both parts in ${quote(name)}, such as \`${writeFlow({[name]: example}).slice(1, -1)}\``;
    return {suggestion: name, advice};
  }
  return undefined;
}

/**
 * Suggests a field for an unknown one: the most similar field whose type fits. If none fits, the suggestion
 * says how to write the value.
 *
 * @param mismatchOf - The value's problem in a field with another type.
 */
export function suggestField(
  name: string,
  value: unknown,
  fields: ReadonlyMap<string, SchemaOrBoolean>,
  mismatchOf: (field: string) => Finding | undefined,
): Hints {
  const names = [...fields.keys()];
  const {suggestion: similar} = suggestFrom(name, names);
  const isPart = (field: string): boolean => PAIRS.includes(field);
  const isVolume = name !== 'watch' && hasFolder(value);
  const synonyms = fieldsFor(name).filter(
    (field) => fields.has(field) && field !== (isVolume ? 'persistPaths' : 'sync'),
  );
  const pair = suggestPair(synonyms.filter(isPart), fields);
  if (pair) return pair;
  const isObvious = similar !== undefined && isTypo(name, similar);
  const candidates = [
    ...(similar !== undefined && isObvious ? [similar] : []),
    ...synonyms.filter((field) => !isPart(field)),
    ...(similar === undefined ? [] : [similar]),
  ];
  // `local` is short for `localPath`, but `host` isn't for `hostname`.
  const longer = names.filter(
    (field) => field.startsWith(name) && /^[A-Z]/.test(field.slice(name.length)),
  );
  const accepted = longer.filter((field) => !mismatchOf(field));
  const fitting =
    candidates.find((field) => !mismatchOf(field)) ??
    (accepted.length === 1 ? accepted[0] : undefined);
  if (fitting !== undefined)
    return {suggestion: fitting, advice: `did you mean ${quote(fitting)}?`};
  const [best] = candidates;
  if (best === undefined) return {};
  const {message = '', advice = ''} = mismatchOf(best) ?? {};
  if (/^write a list.*`/.test(advice)) return {advice: `rename it to ${quote(best)} and ${advice}`};
  const [, expected] =
    /^expected (.+?)(?: or an? (?:expression|variable) .*)?, found /.exec(message) ?? [];
  return {advice: `did you mean ${quote(best)}, which requires ${expected}?`};
}
