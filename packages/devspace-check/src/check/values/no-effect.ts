/** Finds settings of 6.x that DevSpace accepts, but that have no effect or another one than intended. */
import type {ConfigFile} from '../config/config-file.ts';
import {
  hasForeignParent,
  resolvePath,
  type AppliedProfile,
  type PatchContext,
} from '../profiles/profiles.ts';
import {
  asList,
  asMap,
  entriesAt,
  isComputed,
  isYamlMap,
  valueAt,
  type Diagnostic,
  type Entry,
  type Segments,
  type YamlDocument,
  type YamlMap,
} from '../yaml/yaml.ts';
import {hasKnownSystem, readSystems} from './variables.ts';

/** Creates warnings at values of a config. Hints can propose another value. */
function warnsIn(document: YamlDocument) {
  return (segments: Segments, message: string, hint: string, newValue?: string): Diagnostic => {
    const fix = newValue !== undefined && {
      fix: {location: document.locateValue(segments), newText: `'${newValue}'`},
    };
    return document.report(segments, message, hint, {severity: 'warning', ...fix});
  };
}

type Warn = ReturnType<typeof warnsIn>;

/** The `sync` paths of all dev entries and containers. */
function findSyncs(config: unknown): Entry[] {
  return entriesAt(config, ['dev'])
    .flatMap((entry) => [entry, ...entriesAt(config, [...entry.at, 'containers'])])
    .flatMap(({at}) => entriesAt(config, [...at, 'sync']));
}

/** The patterns of files to exclude from the sync. */
export function findPatterns(config: unknown): Entry[] {
  const lists = ['excludePaths', 'downloadExcludePaths', 'uploadExcludePaths'];
  return findSyncs(config).flatMap(({at}) =>
    lists.flatMap((list) => entriesAt(config, [...at, list])),
  );
}

/** A container path that no local folder is likely to contain, unlike `app/` in `./:/app`. */
const CONTAINER_PATH = /:\/((?:home|opt|root|srv|usr|var)\/[^:$]*[^:$/])\/*$/;

/** Finds patterns that can't match a file. */
function* checkPatterns(config: unknown, warn: Warn): Generator<Diagnostic> {
  const place = 'which is relative to the sync folder';
  // DevSpace compares them with paths such as `/src/a.go`.
  for (const {value: pattern, at} of findPatterns(config)) {
    const [, negation = '', path = ''] = /^(!?)(.*)$/.exec(String(pattern)) ?? [];
    const [, folder] =
      CONTAINER_PATH.exec(String(valueAt(config, [...at.slice(0, -2), 'path']))) ?? [];
    const starts = folder === undefined ? ['./'] : ['./', `/${folder}/`, `${folder}/`];
    const start = starts.find((text) => path.startsWith(text) && path !== text);
    if (start === undefined) continue;
    const newText = `${negation}/${path.slice(start.length)}`;
    const what = start === './' ? `\`${negation}./\`` : 'the container path';
    const message = `a pattern that starts with ${what} matches no file`;
    yield warn(at, message, `write \`${newText}\`, ${place}`, newText);
  }
  // DevSpace cleans these, and compares them with paths such as `src/a.go`.
  const onChange = findSyncs(config)
    .flatMap(({at}) => entriesAt(config, [...at, 'onUpload', 'exec']))
    .flatMap(({at}) => entriesAt(config, [...at, 'onChange']));
  for (const {value: pattern, at} of onChange) {
    const path = String(pattern).replace(/^\/+/, '');
    if (path === '' || path === String(pattern)) continue;
    const message =
      "a pattern that starts with `/` matches no file, so DevSpace doesn't run the command for it";
    yield warn(at, message, `write \`${path}\`, ${place}`, path);
  }
}

/** What only a shell understands. `;` is also an argument of `find`. */
const SHELL_OPERATORS = new Set(['&&', '||', '|', '>', '>>', '<', '2>&1']);

/** Finds shell syntax in lists of arguments, which Kubernetes and DevSpace run without a shell. */
function* checkArguments(
  {map, at}: Entry,
  lists: readonly string[],
  warn: Warn,
): Generator<Diagnostic> {
  for (const list of lists) {
    const found = entriesAt(map, [list]).find(({value}) => SHELL_OPERATORS.has(String(value)));
    if (!found || !Array.isArray(map[list])) continue;
    yield warn(
      [...at, ...found.at],
      `there is no shell, so the program gets \`${String(found.value)}\` as an argument`,
      'run a shell, with the script as one list item: `["sh", "-c", "..."]`',
    );
  }
}

/** Checks a dev entry, or one of its containers. */
function* checkContainer(container: Entry, warn: Warn): Generator<Diagnostic> {
  yield* checkArguments(container, ['command', 'args'], warn);
  for (const {map: port, at} of entriesAt(container.map, ['reversePorts'])) {
    if (port.bindAddress === undefined) continue;
    const address = [...container.at, ...at, 'bindAddress'];
    yield warn(address, 'DevSpace ignores `bindAddress` in `reversePorts`', 'remove it');
  }
}

const REPLACING_FIELDS = [
  'args',
  'command',
  'devImage',
  'env',
  'patches',
  'persistPaths',
  'resources',
  'restartHelper',
  'workingDir',
];

/** Whether DevSpace replaces the pod because of this entry or container. */
function replacesPod(container: YamlMap): boolean {
  const {sync, terminal, attach} = container;
  const isOpened = [terminal, attach].some(
    (value) => isYamlMap(value) && value.enabled !== false && value.disableReplace !== true,
  );
  return (
    isOpened ||
    REPLACING_FIELDS.some((field) => container[field] !== undefined) ||
    asList(sync).some((item) => valueAt(item, ['onUpload', 'restartContainer']) !== undefined)
  );
}

/** Finds restarts without a command, and `startContainer` in entries for which DevSpace doesn't replace the pod. */
function* checkStart(
  parts: readonly Entry[],
  isStartedElsewhere: boolean,
  warn: Warn,
): Generator<Diagnostic> {
  const isReplaced = parts.some(({map}) => replacesPod(map));
  for (const {map, at} of parts) {
    const {command, restartHelper, sync} = map;
    const uses = [
      ['restartHelper', 'inject'],
      ...asList(sync).flatMap((_, index) => [
        ['sync', index, 'startContainer'],
        ['sync', index, 'onUpload', 'restartContainer'],
      ]),
    ].filter((path) => valueAt(map, path) === true);
    const hasCommand = asList(command).length > 0 || typeof command === 'string';
    if (isReplaced && (hasCommand || asMap(restartHelper).inject === false)) {
      if (!isStartedElsewhere && isNeverStarted(map))
        yield warn(
          [...at, 'restartHelper', 'inject'],
          'no sync path sets `startContainer` or `restartContainer`, so the restart helper never starts the application',
          'set `startContainer: true` on a sync path',
        );
      continue;
    }
    for (const path of uses) {
      const what = `\`${path.at(-1)}\``;
      const message = isReplaced
        ? `${what} requires \`command\`, which is missing, so \`start_dev\` fails`
        : `nothing else in the entry replaces the pod, so ${what} has no effect`;
      yield warn([...at, ...path], message, 'set `command`');
    }
  }
}

/** Whether the restart helper waits for a file that only certain sync paths create. */
function isNeverStarted({restartHelper, sync}: YamlMap): boolean {
  const {inject, path} = asMap(restartHelper);
  const isStarted = /"(?:start|restart)Container":(?!false|null)/.test(JSON.stringify([sync]));
  return inject === true && path === undefined && !isStarted && typeof sync !== 'string';
}

function findContainers(config: unknown, entry: Entry): Entry[] {
  return entriesAt(config, [...entry.at, 'containers']);
}

/** The warnings about the start of a dev entry. */
function findStartProblems(config: YamlMap, entry: Entry, warn: Warn): Diagnostic[] {
  const {profiles: _, ...sections} = config;
  // `start_dev --set` can add fields, and images can contain the restart helper.
  const text = JSON.stringify(sections);
  if (/RestartHelper"|--set|--from/.test(text)) return [];
  // A script can create the file for which the restart helper waits.
  const isStartedElsewhere = !isWhole(config) || text.includes('devspace/start');
  return [...checkStart([entry, ...findContainers(config, entry)], isStartedElsewhere, warn)];
}

/** Whether a profile has effects on `dev` that can't be computed. */
function isOpaque(profile: unknown): boolean {
  const {merge, patches, replace} = asMap(profile);
  const parts = [merge, replace, patches, asMap(merge).dev, asMap(replace).dev];
  return hasForeignParent(asMap(profile)) || parts.some((part) => typeof part === 'string');
}

/** Whether a patch may change `dev`, but its result can't be computed. */
function isUnknownPatch({patch: {op, path}, base, isApplied}: PatchContext): boolean {
  if (isApplied || typeof path !== 'string' || !/^(?:dev\b|\W)/.test(path)) return false;
  return op !== 'remove' || resolvePath(base, path) === undefined;
}

/** Finds entries that can't start, also with the profiles. */
function* checkStarts(
  config: YamlMap,
  profiles: readonly AppliedProfile[],
  warn: Warn,
): Generator<Diagnostic> {
  if (asList(config.profiles).some(isOpaque) || isComputed(String(config.profiles))) return;
  if (profiles.some(({patches}) => patches.some(isUnknownPatch))) return;
  for (const entry of entriesAt(config, ['dev'])) {
    const problems = findStartProblems(config, entry, warn);
    if (problems.length === 0) continue;
    const results = profiles.flatMap((profile) => {
      const inProfile = entriesAt(profile.config, ['dev']).find(({key}) => key === entry.key);
      return inProfile ? [findStartProblems(asMap(profile.config), inProfile, warn)] : [];
    });
    for (const problem of problems) {
      const isSame = ({message, segments}: Diagnostic): boolean =>
        message === problem.message && segments?.join('.') === problem.segments?.join('.');
      if (results.every((result) => result.some(isSame))) yield problem;
    }
  }
}

function* checkDev(config: unknown, warn: Warn): Generator<Diagnostic> {
  for (const entry of entriesAt(config, ['dev'])) {
    const containers = findContainers(config, entry);
    for (const part of [entry, ...containers]) yield* checkContainer(part, warn);
    for (const {key, at, map} of containers) {
      if (typeof map.container !== 'string' || map.container === key) continue;
      yield warn(
        [...at, 'container'],
        `DevSpace uses the key \`${key}\` as the container name and ignores this one`,
        'rename the key to the container name, and remove this field',
      );
    }
  }
}

function* checkImages(config: unknown, warn: Warn): Generator<Diagnostic> {
  for (const image of entriesAt(config, ['images'])) {
    const {at, map} = image;
    const engines = ['docker', 'buildKit', 'kaniko', 'custom'];
    const [hasDocker, hasBuildKit, hasKaniko, hasCustom] = engines.map((name) =>
      isYamlMap(map[name]),
    );
    const engine = hasCustom ? 'custom' : hasKaniko && !hasDocker && !hasBuildKit ? 'kaniko' : '';
    yield* checkArguments(image, ['entrypoint', 'cmd'], warn);
    if (hasKaniko && hasDocker && !hasBuildKit && !hasCustom)
      yield warn(
        [...at, 'kaniko'],
        'Docker builds the image, because it also has a `docker` block',
        'remove `docker` or `kaniko`',
      );
    if (map.skipPush === true && engine !== '')
      yield warn(
        [...at, 'skipPush'],
        `\`skipPush\` has no effect on images that \`${engine}\` builds`,
        engine === 'custom' ? 'remove it, and the push from your script' : 'remove it',
      );
  }
}

/** Finds names of operating systems that no Go program has. */
function* checkSystems({map: {os}, at}: Entry, what: string, warn: Warn): Generator<Diagnostic> {
  const systems = readSystems(os);
  const [wrong] = systems.find(([name, goName]) => name !== goName) ?? [];
  if (wrong === undefined) return;
  const newText = systems.map(([, goName]) => goName).join(',');
  const message = `no operating system is named \`${wrong}\`, so DevSpace doesn't run the ${what} for it`;
  yield warn([...at, 'os'], message, `write \`${newText}\``, newText);
}

function* checkCommands(config: unknown, warn: Warn): Generator<Diagnostic> {
  for (const hook of entriesAt(config, ['hooks'])) {
    yield* checkArguments(hook, ['args'], warn);
    yield* checkSystems(hook, 'hook', warn);
  }
  for (const {at, map} of entriesAt(config, ['vars']))
    // Otherwise, `checkSources` reports that the variable has no command.
    if (map.command !== undefined || hasKnownSystem(map.commands))
      for (const command of entriesAt(config, [...at, 'commands']))
        yield* checkSystems(command, 'command', warn);
}

function* checkDependencies(config: unknown, warn: Warn): Generator<Diagnostic> {
  for (const {key, at, map} of entriesAt(config, ['dependencies'])) {
    if (key === asMap(config).name)
      yield warn(
        at,
        `DevSpace skips the dependency, because the project is also named \`${key}\``,
        'rename the dependency',
      );
    if (typeof map.git === 'string' && typeof map.path === 'string')
      yield warn(
        [...at, 'path'],
        'DevSpace ignores `path`, because `git` is set',
        'remove one of them, or set `subPath` to a folder of the repository',
      );
  }
}

/** Finds sections without a value in `replace` and `merge`, which remove nothing. */
function* checkProfiles(config: unknown, warn: Warn): Generator<Diagnostic> {
  for (const {at, map} of entriesAt(config, ['profiles']))
    for (const step of ['replace', 'merge'])
      for (const [section, value] of Object.entries(asMap(map[step]))) {
        if (value !== null) continue;
        const empty = `\`${section}: ${section === 'hooks' ? '[]' : '{}'}\``;
        const where = step === 'merge' ? ' in `replace`' : '';
        const message = `\`${section}\` has no value, so the profile doesn't change the section`;
        yield warn([...at, step, section], message, `to clear it, write ${empty}${where}`);
      }
}

/** Scripts that run commands which aren't in the config. */
const OTHER_COMMANDS = /(?:^|[\n;&|])\s*(?:\$|eval\b|source\b|\.\s)/;

/** Imports can contain scripts, and use those of importing files. */
function isWhole({imports, name}: YamlMap): boolean {
  return imports === undefined && typeof name === 'string';
}

/** Whether a pipeline replaces the built-in one, and runs only commands that are in the config. */
function isCustom(pipeline: unknown): boolean {
  const script = isYamlMap(pipeline) ? pipeline.run : pipeline;
  return typeof script === 'string' && !OTHER_COMMANDS.test(script);
}

/** Whether scripts can run a dependency, for example to call one of its commands. */
const USES_DEPENDENCIES =
  /run_depend|run_default_pipeline|--dependency|runtime\.dependencies|overwriteVars|\bdevspace [a-z]/;

/** Finds dependencies that no script runs. The built-in scripts of both pipelines run them. */
function hasUnusedDependencies(config: YamlMap): boolean {
  const {dependencies, name, pipelines} = config;
  const {dev, deploy} = asMap(pipelines);
  return (
    isCustom(dev) &&
    isCustom(deploy) &&
    entriesAt(dependencies, []).some(({key, map}) => key !== name && !map.disabled) &&
    !USES_DEPENDENCIES.test(JSON.stringify(config))
  );
}

/** Finds dev entries that no script starts, and dependencies that no script runs. */
export function* checkUsedEntries(document: YamlDocument): Generator<Diagnostic> {
  const config = asMap(document.value);
  if (!isWhole(config)) return;
  const {dev, pipelines} = config;
  const warn = (name: string, message: string, hint: string): Diagnostic => {
    const at = ['pipelines', name];
    const segments = isYamlMap(valueAt(config, at)) ? [...at, 'run'] : at;
    return {...document.reportKey(at, message, hint, {severity: 'warning'}), segments};
  };
  const isStarted = /start_dev|run_default_pipeline/.test(JSON.stringify(config));
  if (isCustom(asMap(pipelines).dev) && Object.keys(asMap(dev)).length > 0 && !isStarted)
    yield warn(
      'dev',
      'no script calls `start_dev`, so DevSpace starts none of the entries in `dev`',
      'add `start_dev --all` to the script',
    );
  if (hasUnusedDependencies(config))
    yield warn(
      'deploy',
      'no script calls `run_dependencies`, so DevSpace deploys none of the entries in `dependencies`',
      'add `run_dependencies --all` to the script',
    );
}

/** Checks a config of 6.x. */
export function checkNoEffect({document, config, profiles}: ConfigFile): Diagnostic[] {
  const warn = warnsIn(document);
  return [
    ...[
      checkDev,
      checkPatterns,
      checkImages,
      checkCommands,
      checkDependencies,
      checkProfiles,
    ].flatMap((check) => [...check(document.value, warn)]),
    ...checkStarts(config, profiles, warn),
  ];
}
