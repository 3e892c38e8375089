/**
 * What a config means, without what says nothing: to compare what DevSpace prints for an old config with its
 * conversion. Names of dev entries and pull secrets don't count, because DevSpace generates them.
 */
import {parse} from 'yaml';
import {formatPath} from '../check/fields/config-path.ts';
import {applyProfiles} from '../check/profiles/profiles.ts';
import {
  asMap,
  entriesAt,
  isYamlMap,
  valueAt,
  type Segments,
  type YamlMap,
} from '../check/yaml/yaml.ts';

const DEPLOY = [
  'run_dependencies --all',
  'ensure_pull_secrets --all',
  'build_images --all',
  'create_deployments --all',
];

/** The default pipelines of DevSpace. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  build: ['run_dependencies --all --pipeline build', 'build_images --all'],
  deploy: DEPLOY,
  dev: [...DEPLOY, 'start_dev --all'],
  purge: ['stop_dev --all', 'purge_deployments --all', 'run_dependencies --all --pipeline purge'],
};

const SECTIONS: Readonly<Record<string, string>> = {
  build_images: 'images',
  create_deployments: 'deployments',
  purge_deployments: 'deployments',
  ensure_pull_secrets: 'pullSecrets',
  run_dependencies: 'dependencies',
};

/** Fields that DevSpace doesn't print if they are `false`. */
const UNPRINTED = [
  'appendArgs',
  'cache',
  'disabled',
  'disableDownload',
  'disableUpload',
  'polling',
  'skipImageArg',
];

/** Removes empty maps, lists and nulls. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune);
  if (!isYamlMap(value)) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, prune(inside)] as const);
  return Object.fromEntries(
    entries.filter(
      ([key, inside]) =>
        inside !== null &&
        !(inside === false && UNPRINTED.includes(key)) &&
        !(Array.isArray(inside) && inside.length === 0) &&
        !(isYamlMap(inside) && Object.keys(inside).length === 0),
    ),
  );
}

function readLine(line: string, config: YamlMap, secrets: ReadonlyMap<string, string>): string[] {
  const [command = '', ...words] = line.trim().split(/\s+/);
  const section = SECTIONS[command];
  if (command === '') return [];
  if (section === undefined) return [line.trim()];
  const flags: string[] = [];
  let names: string[] = [];
  words.forEach((word, index) => {
    if (words[index - 1] === '--pipeline') return;
    if (word === '--pipeline') flags.push(`${word} ${words[index + 1] ?? ''}`);
    else if (word.startsWith('--')) flags.push(word);
    else names.push(word);
  });
  const isAll = flags.includes('--all');
  if (isAll)
    names = Object.entries(asMap(config[section]))
      .filter(([, item]) => asMap(item).disabled !== true)
      .map(([name]) => name);
  if (command === 'ensure_pull_secrets') names = names.map((name) => secrets.get(name) ?? name);
  const isOrdered = flags.includes('--sequential') && names.length > 1;
  if (!isOrdered || isAll) names.sort();
  const kept = flags.filter((flag) => flag !== '--all' && (flag !== '--sequential' || isOrdered));
  return names.length === 0 ? [] : [[command, ...names, ...kept].join(' ')];
}

function normalizeDev(dev: YamlMap): YamlMap {
  return Object.fromEntries(
    Object.values(dev).map((value) => {
      const {containers, ...entry} = asMap(value);
      const [only, ...others] = Object.entries(asMap(containers));
      const flat =
        only && others.length === 0
          ? {...entry, ...asMap(only[1]), container: only[0]}
          : {...entry, ...(containers !== undefined && {containers})};
      const {imageSelector, labelSelector} = asMap(value);
      const key =
        typeof imageSelector === 'string'
          ? imageSelector
          : JSON.stringify(Object.entries(asMap(labelSelector)).sort());
      return [key, flat];
    }),
  );
}

/** Normalizes a config that DevSpace prints, or one without variables. */
export function normalizeConfig(config: YamlMap): unknown {
  const pruned: Record<string, unknown> = {...asMap(prune(config))};
  for (const section of ['vars', 'profiles', 'require']) Reflect.deleteProperty(pruned, section);
  const secrets = new Map(
    Object.entries(asMap(pruned.pullSecrets)).map(([name, secret]) => [
      name,
      (asMap(secret).registry as string | undefined) ?? name,
    ]),
  );
  const images = Object.entries(asMap(pruned.images)).map(([name, value]) => {
    const image: Record<string, unknown> = {...asMap(value)};
    if (image.rebuildStrategy === 'default') delete image.rebuildStrategy;
    if (image.createPullSecret === true) delete image.createPullSecret;
    // The default.
    if (asMap(image.custom).skipImageArg === true) {
      const {skipImageArg: _, ...custom} = asMap(image.custom);
      image.custom = custom;
    }
    return [name, image];
  });
  const given = asMap(config.pipelines);
  const pipelines = Object.keys({...DEFAULTS, ...given})
    .sort()
    .map((name) => {
      const pipeline = given[name];
      const script = typeof pipeline === 'string' ? pipeline : asMap(pipeline).run;
      const lines =
        name in given ? (typeof script === 'string' ? script.split('\n') : []) : DEFAULTS[name];
      return [name, (lines ?? []).flatMap((line) => readLine(line, config, secrets))];
    });
  return prune({
    ...pruned,
    images: Object.fromEntries(images) as YamlMap,
    pullSecrets: Object.fromEntries(
      Object.entries(asMap(pruned.pullSecrets)).map(([name, value]) => [secrets.get(name), value]),
    ) as YamlMap,
    dev: normalizeDev(asMap(pruned.dev)),
    pipelines: Object.fromEntries(pipelines) as YamlMap,
  });
}

/** Variables with a fixed value or a default. */
function constantsOf(vars: unknown): Map<string, unknown> {
  return new Map(
    Object.entries(asMap(vars)).flatMap(([name, definition]) => {
      const {value, default: preset} = asMap(definition);
      const found = value ?? preset;
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

function fill(value: unknown, constants: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => fill(item, constants));
  if (isYamlMap(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, constants)]),
    );
  if (typeof value !== 'string') return value;
  const [, whole = ''] = /^\$\{([\w-]+)\}$/.exec(value) ?? [];
  if (constants.has(whole)) return constants.get(whole);
  return value.replace(
    /(\$+)(!?)\{([\w-]+)\}/g,
    (text, start: string, mark: string, name: string) => {
      if (start.length > 1) return text.slice(1);
      if (constants.has(name)) return String(constants.get(name));
      return mark === '' ? text : `\${${name}}`;
    },
  );
}

/** The values of a flag in arguments. */
function valuesOf(args: readonly string[], flag: string): string[] {
  return args.filter((_, index) => args[index - 1] === flag);
}

/** The lines of a normalized config: `path: value` for each scalar. */
function linesOf(config: unknown, path: Segments = []): string[] {
  const value = valueAt(config, path);
  if (!Array.isArray(value) && !isYamlMap(value))
    return [`${formatPath(path)}: ${JSON.stringify(value)}`];
  return entriesAt(config, path).flatMap(({at}) => linesOf(config, at));
}

/** What two normalized configs don't have in common: `- path: value` and `+ path: value`. */
export function diffConfigs(before: unknown, after: unknown): string[] {
  const [old, current] = [linesOf(before), linesOf(after)];
  return [
    ...old.filter((line) => !current.includes(line)).map((line) => `- ${line}`),
    ...current.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** What `devspace print` would print, as far as that is known without running anything. */
export function printOffline(text: string, args: readonly string[]): unknown {
  const config = asMap(parse(text, {merge: true, maxAliasCount: -1}));
  const [applied] = applyProfiles(config, valuesOf(args, '-p'));
  const result = asMap(applied?.config ?? config);
  const constants = constantsOf(result.vars);
  for (const pair of valuesOf(args, '--var')) {
    const [name = '', value = ''] = pair.split('=');
    constants.set(name, value);
  }
  return normalizeConfig(asMap(fill(fill(result, constants), constants)));
}
