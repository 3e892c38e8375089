import {describe, expect, it} from 'vitest';
import {flagTypes, functionsOf, nameSections, readCall} from './functions.ts';
import {readScript} from './script.ts';

const {find, functions, guess, names} = functionsOf('6.x');

function problemsOf(source: string): string[] {
  return readScript(source).commands.flatMap((command) => {
    const definition = find(command.name.text);
    if (!definition) return [];
    return readCall(command, definition).problems.map(
      ({word, message}) => `${word.text}: ${message}`,
    );
  });
}

describe('schema/functions.json', () => {
  it('names each function once, and each flag of one', () => {
    expect(new Set(names).size).toBe(
      functions.flatMap(({name, aliases = []}) => [name, ...aliases]).length,
    );
    for (const {name, flags} of functions) {
      const names = flags.flatMap((flag) => [flag.name, ...(flag.short ? [flag.short] : [])]);
      expect(new Set(names).size, name).toBe(names.length);
    }
  });

  it.each(functions.map((item) => [item.name, item] as const))('describes %s', (_, item) => {
    expect(item.group).toMatch(/^(?:global|pipeline)$/);
    expect(item.summary).toMatch(/^[A-Z].*\.$/);
    const {min = 0, max = Infinity, names} = item.arguments;
    expect(max).toBeGreaterThanOrEqual(min);
    if (names) expect(nameSections).toContain(names);
    for (const flag of item.flags) {
      expect(flagTypes).toContain(flag.type);
      expect(flag.name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(flag.short ?? 'a').toMatch(/^[a-z]$/);
      expect(flag.summary).toMatch(/^[A-Z].*\.$/);
      if (flag.names) expect(nameSections).toContain(flag.names);
    }
    const flagNames = item.flags.map(({name}) => name);
    expect(flagNames).toEqual([...flagNames].sort());
    for (const name of item.requireOneOf ?? []) expect(flagNames).toContain(name);
  });

  it('has nothing but what the types know', () => {
    const known = 'name aliases group summary arguments flags requireOneOf program'.split(' ');
    const knownOfFlags = 'name short type values names summary'.split(' ');
    const knownOfArguments = 'names values min max create command'.split(' ');
    for (const item of functions) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(item)));
      expect(knownOfArguments).toEqual(expect.arrayContaining(Object.keys(item.arguments)));
      for (const flag of item.flags)
        expect(knownOfFlags).toEqual(expect.arrayContaining(Object.keys(flag)));
    }
  });

  it('knows all functions of pipelines and of all scripts', () => {
    const inGroup = (group: string) =>
      functions.filter((item) => item.group === group).map(({name}) => name);
    expect(inGroup('pipeline').sort()).toEqual([
      'build_images',
      'create_deployments',
      'ensure_pull_secrets',
      'exec_container',
      'get_config_value',
      'get_flag',
      'get_image',
      'is_dependency',
      'purge_deployments',
      'run_default_pipeline',
      'run_dependencies',
      'run_pipelines',
      'select_pod',
      'start_dev',
      'stop_dev',
      'wait_pod',
    ]);
    expect(inGroup('global').sort()).toEqual([
      'cat',
      'is_empty',
      'is_equal',
      'is_in',
      'is_os',
      'is_true',
      'run_watch',
      'sleep',
      'xargs',
    ]);
  });
});

describe('findFunction', () => {
  it('finds aliases, and the originals of pipeline functions only', () => {
    expect(find('run_dependency_pipelines')?.name).toBe('run_dependencies');
    expect(find('__build_images')?.name).toBe('build_images');
    expect(find('__is_true')).toBeUndefined();
    expect(find('npm')).toBeUndefined();
  });
});

describe('guessFunction', () => {
  it.each([
    ['build_image', 'build_images'],
    ['buildimages', 'build_images'],
    ['is_euqal', 'is_equal'],
  ])('takes %s for %s', (name, expected) => {
    expect(guess(name)).toBe(expected);
  });

  it.each(['npm', 'cp', 'cut', 'sleepy', 'kubectl', 'make', 'join'])('leaves %s alone', (name) => {
    expect(guess(name)).toBeUndefined();
  });
});

describe('readCall', () => {
  it.each([
    'build_images --all -t "$(tag)" --tag=x --except api',
    'build_images api web --skip -tv1 --set a.b=c --set-string "d[0]=1"',
    'build_images $names --max-concurrent 2',
    'build_images "$@"',
    'create_deployments api --from web -- extra',
    'get_image --only=tag api',
    'get_image api --only "$part"',
    'run_default_pipeline deploy --set a=b',
    'run_pipelines a b --sequential --set-flag fast=true',
    'run_dependency_pipelines --all --pipeline dev',
    'exec_container --image-selector x -n y -- ls -la --all',
    'wait_pod --label-selector a=b --timeout 180',
    'is_equal',
    'is_equal $a b',
    'is_equal "$a" "-x"',
    'is_equal $a b c',
    'is_in "$a" "b c"',
    "run_watch --path '*.go' -e x -s -- kubectl apply -f k8s",
    'echo a | xargs -d , kubectl delete -f',
    'is_dependency',
  ])('accepts %s', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it.each([
    ['build_images', 'build_images: `build_images` requires names or `--all`'],
    ['build_images --al', '--al: `build_images` has no flag `--al`'],
    ['build_images --all -x', '-x: `build_images` has no flag `-x`'],
    [
      'build_images --all --skip=false',
      '--skip=false: `--skip` is a boolean flag and accepts no value',
    ],
    ['build_images --all --tag', '--tag: `--tag` has no value'],
    [
      'build_images --all --max-concurrent two',
      'two: `build_images --max-concurrent` requires a number, found `two`',
    ],
    ['get_image', 'get_image: `get_image` requires a name'],
    ['get_image api web', 'web: `get_image` accepts at most 1 argument'],
    [
      'get_image api --only name',
      'name: `get_image --only` accepts `image` or `tag`, found `name`',
    ],
    [
      'run_default_pipeline test',
      'test: `run_default_pipeline` accepts `dev`, `deploy`, `build`, `purge`, found `test`',
    ],
    ['is_dependency api', 'api: `is_dependency` accepts no arguments'],
    ['is_in a', 'is_in: `is_in` requires 2 arguments'],
    ['wait_pod', 'wait_pod: `wait_pod` requires `--image-selector` or `--label-selector`'],
  ])('refuses %s', (source, expected) => {
    expect(problemsOf(source)).toEqual([expected]);
  });
});
