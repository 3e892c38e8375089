/** Finds settings of 6.x that DevSpace accepts, but that have no effect or another one than intended. */
import {
  asList,
  asMap,
  isYamlMap,
  valueAt,
  type Diagnostic,
  type Segments,
  type YamlDocument,
} from './yaml.ts';

type Warn = (
  segments: Segments,
  message: string,
  hint: string,
  /** The value that the hint proposes. */
  newValue?: string,
) => Diagnostic;

/** Creates warnings at values of a config. */
function warnsIn(document: YamlDocument): Warn {
  return (segments, message, hint, newValue) => {
    const fix = newValue !== undefined && {
      fix: {location: document.locateValue(segments), newText: `'${newValue}'`},
    };
    return document.report(segments, message, hint, {severity: 'warning', ...fix});
  };
}

const PATTERN_LISTS = ['excludePaths', 'downloadExcludePaths', 'uploadExcludePaths'];

/** Finds patterns that can't match, because DevSpace compares them with paths such as `/src/a.go`. */
function checkExcludes(sync: unknown, at: Segments, warn: Warn): Diagnostic[] {
  return PATTERN_LISTS.flatMap((list) =>
    asList(asMap(sync)[list]).flatMap((pattern, index): Diagnostic[] => {
      const [, negation = '', path = ''] = /^(!?)\.\/(.*)$/.exec(String(pattern)) ?? [];
      if (path === '') return [];
      return [
        warn(
          [...at, list, index],
          `a pattern that starts with \`${negation}./\` matches no file`,
          `write \`${negation}/${path}\`, which is relative to the sync folder`,
          `${negation}/${path}`,
        ),
      ];
    }),
  );
}

/** Finds patterns of `onUpload.exec` that can't match: DevSpace cleans them, and compares them with paths such as `src/a.go`. */
function checkOnChange(sync: unknown, at: Segments, warn: Warn): Diagnostic[] {
  const base = [...at, 'onUpload', 'exec'];
  return asList(valueAt(sync, ['onUpload', 'exec'])).flatMap((command, index) =>
    asList(asMap(command).onChange).flatMap((pattern, item): Diagnostic[] => {
      const path = String(pattern).replace(/^\/+/, '');
      if (path === '' || path === String(pattern)) return [];
      return [
        warn(
          [...base, index, 'onChange', item],
          "a pattern that starts with `/` matches no file, so DevSpace doesn't run the command for it",
          `write \`${path}\`, which is relative to the sync folder`,
          path,
        ),
      ];
    }),
  );
}

/** What only a shell understands. `;` is also an argument of `find`. */
const SHELL_OPERATORS = new Set(['&&', '||', '|', '>', '>>', '<', '2>&1']);

/** Finds shell syntax in a list of arguments, which Kubernetes and DevSpace run without a shell. */
function checkArguments(list: unknown, at: Segments, warn: Warn): Diagnostic[] {
  const index = asList(list).findIndex((item) => SHELL_OPERATORS.has(String(item)));
  if (index < 0) return [];
  const operator = String(asList(list)[index]);
  return [
    warn(
      [...at, index],
      `there is no shell, so the program gets \`${operator}\` as an argument`,
      'run a shell, with the script as one list item: `["sh", "-c", "..."]`',
    ),
  ];
}

/** A dev entry, or one of its containers. */
function checkContainer(container: unknown, at: Segments, warn: Warn): Diagnostic[] {
  const {sync, command, args, reversePorts} = asMap(container);
  return [
    ...asList(sync).flatMap((item, index) => [
      ...checkExcludes(item, [...at, 'sync', index], warn),
      ...checkOnChange(item, [...at, 'sync', index], warn),
    ]),
    ...checkArguments(command, [...at, 'command'], warn),
    ...checkArguments(args, [...at, 'args'], warn),
    ...asList(reversePorts).flatMap((port, index): Diagnostic[] => {
      if (asMap(port).bindAddress === undefined) return [];
      const segments = [...at, 'reversePorts', index, 'bindAddress'];
      return [warn(segments, 'DevSpace ignores `bindAddress` in `reversePorts`', 'remove it')];
    }),
  ];
}

const REPLACING_FIELDS = ['devImage', 'command', 'args', 'workingDir', 'env', 'resources'];

/** Whether DevSpace replaces the pod because of this entry or container. */
function replacesPod(container: unknown): boolean {
  const {sync, terminal, attach, persistPaths, patches, restartHelper} = asMap(container);
  const isOpened = [terminal, attach].some(
    (value) => isYamlMap(value) && value.enabled !== false && value.disableReplace !== true,
  );
  return (
    isOpened ||
    [persistPaths, patches].some((value) => value !== undefined) ||
    REPLACING_FIELDS.some((field) => asMap(container)[field] !== undefined) ||
    restartHelper !== undefined ||
    asList(sync).some((item) => valueAt(item, ['onUpload', 'restartContainer']) !== undefined)
  );
}

/** Finds restarts without a command, and `startContainer` in entries for which DevSpace doesn't replace the pod. */
function checkStart(entry: unknown, base: Segments, warn: Warn): Diagnostic[] {
  const parts: Array<readonly [Segments, unknown]> = [
    [base, entry],
    ...Object.entries(asMap(asMap(entry).containers)).map(
      ([key, value]) => [[...base, 'containers', key], value] as const,
    ),
  ];
  const isReplaced = parts.some(([, part]) => replacesPod(part));
  return parts.flatMap(([at, part]) => {
    const {command, restartHelper, sync} = asMap(part);
    const uses = [
      ['restartHelper', 'inject'],
      ...asList(sync).flatMap((_, index) => [
        ['sync', index, 'startContainer'],
        ['sync', index, 'onUpload', 'restartContainer'],
      ]),
    ].filter((path) => valueAt(part, path) === true);
    const hasCommand = asList(command).length > 0 || typeof command === 'string';
    if (isReplaced && (hasCommand || valueAt(restartHelper, ['inject']) === false)) return [];
    return uses.map((path) => {
      const what = `\`${path.at(-1)}\``;
      const message = isReplaced
        ? `${what} requires \`command\`, which is missing, so \`start_dev\` fails`
        : `nothing else in the entry replaces the pod, so ${what} has no effect`;
      return warn([...at, ...path], message, 'set `command`');
    });
  });
}

function checkDev(document: YamlDocument, warn: Warn): Diagnostic[] {
  const config = asMap(document.value);
  // Profiles and `start_dev --set` can add fields, and images can contain the restart helper.
  const isComplete = !/"profiles":|RestartHelper"|--set|--from/.test(JSON.stringify(config));
  return Object.entries(asMap(config.dev)).flatMap(([name, entry]) => [
    ...checkContainer(entry, ['dev', name], warn),
    ...Object.entries(asMap(asMap(entry).containers)).flatMap(([key, container]) => {
      const at = ['dev', name, 'containers', key];
      const {container: other} = asMap(container);
      return [
        ...checkContainer(container, at, warn),
        ...(typeof other === 'string' && other !== key
          ? [
              warn(
                [...at, 'container'],
                `DevSpace uses the key \`${key}\` as the container name and ignores this one`,
                'rename the key to the container name, and remove this field',
              ),
            ]
          : []),
      ];
    }),
    ...(isComplete ? checkStart(entry, ['dev', name], warn) : []),
  ]);
}

function checkImages(document: YamlDocument, warn: Warn): Diagnostic[] {
  return Object.entries(asMap(asMap(document.value).images)).flatMap(([key, image]) => {
    const {entrypoint, cmd, docker, buildKit, kaniko, custom, skipPush} = asMap(image);
    const at = ['images', key];
    const [hasDocker, hasBuildKit, hasKaniko, hasCustom] = [docker, buildKit, kaniko, custom].map(
      isYamlMap,
    );
    const engine = hasCustom ? 'custom' : hasKaniko && !hasDocker && !hasBuildKit ? 'kaniko' : '';
    return [
      ...checkArguments(entrypoint, [...at, 'entrypoint'], warn),
      ...checkArguments(cmd, [...at, 'cmd'], warn),
      ...(hasKaniko && hasDocker && !hasBuildKit && !hasCustom
        ? [
            warn(
              [...at, 'kaniko'],
              'Docker builds the image, because it also has a `docker` block',
              'remove `docker` or `kaniko`',
            ),
          ]
        : []),
      ...(skipPush === true && engine !== ''
        ? [
            warn(
              [...at, 'skipPush'],
              `\`skipPush\` has no effect on images that \`${engine}\` builds`,
              engine === 'custom' ? 'remove it, and the push from your script' : 'remove it',
            ),
          ]
        : []),
    ];
  });
}

/** Common names of operating systems that have another name in Go, which `os` expects. */
const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  mac: 'darwin',
  macos: 'darwin',
  osx: 'darwin',
  win: 'windows',
};

/** Finds names of operating systems that no Go program has. */
function checkSystems(os: unknown, at: Segments, what: string, warn: Warn): Diagnostic[] {
  const systems = typeof os === 'string' ? os.split(',').map((name) => name.trim()) : [];
  const goNames = systems.map((name) => SYSTEM_NAMES[name.toLowerCase()] ?? name);
  const wrong = systems.find((name, index) => name !== goNames[index]);
  if (wrong === undefined) return [];
  const message = `no operating system is named \`${wrong}\`, so DevSpace doesn't run the ${what} for it`;
  return [warn([...at, 'os'], message, `write \`${goNames.join(',')}\``, goNames.join(','))];
}

function checkHooks(document: YamlDocument, warn: Warn): Diagnostic[] {
  return asList(asMap(document.value).hooks).flatMap((hook, index) => {
    const {args, os} = asMap(hook);
    return [
      ...checkArguments(args, ['hooks', index, 'args'], warn),
      ...checkSystems(os, ['hooks', index], 'hook', warn),
    ];
  });
}

function checkVariables(document: YamlDocument, warn: Warn): Diagnostic[] {
  return Object.entries(asMap(asMap(document.value).vars)).flatMap(([name, definition]) =>
    asList(asMap(definition).commands).flatMap((command, index) =>
      checkSystems(asMap(command).os, ['vars', name, 'commands', index], 'command', warn),
    ),
  );
}

function checkDependencies(document: YamlDocument, warn: Warn): Diagnostic[] {
  const {dependencies, name} = asMap(document.value);
  return Object.entries(asMap(dependencies)).flatMap(([key, dependency]): Diagnostic[] => {
    const {git, path} = asMap(dependency);
    return [
      ...(key === name
        ? [
            warn(
              ['dependencies', key],
              `DevSpace skips the dependency, because the project is also named \`${key}\``,
              'rename the dependency',
            ),
          ]
        : []),
      ...(typeof git === 'string' && typeof path === 'string'
        ? [
            warn(
              ['dependencies', key, 'path'],
              'DevSpace ignores `path`, because `git` is set',
              'remove one of them, or set `subPath` to a folder of the repository',
            ),
          ]
        : []),
    ];
  });
}

/** Scripts that run commands which aren't in the config. */
const OTHER_COMMANDS = /(?:^|[\n;&|])\s*(?:\$|eval\b|source\b|\.\s)/;

/** Finds dev entries that no script starts. Imports can contain scripts, and use those of importing files. */
export function checkStartedEntries(document: YamlDocument): Diagnostic[] {
  const config = asMap(document.value);
  const {dev, imports, name, pipelines} = config;
  const pipeline = asMap(pipelines).dev;
  const script = isYamlMap(pipeline) ? pipeline.run : pipeline;
  const isWhole = imports === undefined && typeof name === 'string';
  if (!isWhole || typeof script !== 'string' || OTHER_COMMANDS.test(script)) return [];
  if (Object.keys(asMap(dev)).length === 0) return [];
  if (/start_dev|run_default_pipeline/.test(JSON.stringify(config))) return [];
  const segments = isYamlMap(pipeline) ? ['pipelines', 'dev', 'run'] : ['pipelines', 'dev'];
  return [
    {
      segments,
      location: document.locateKey(['pipelines', 'dev']),
      severity: 'warning',
      message: 'no script calls `start_dev`, so DevSpace starts none of the entries in `dev`',
      hint: 'add `start_dev --all` to the script',
    },
  ];
}

/** Checks a config of 6.x. */
export function checkNoEffect(document: YamlDocument): Diagnostic[] {
  const warn = warnsIn(document);
  return [
    ...checkDev(document, warn),
    ...checkImages(document, warn),
    ...checkHooks(document, warn),
    ...checkVariables(document, warn),
    ...checkDependencies(document, warn),
  ];
}
