import {describe, expect, it} from 'vitest';
import {functionsOf, readCall} from './functions.ts';
import {readScript} from './script.ts';

const {find, guess} = functionsOf('6.x');

function problemsOf(source: string): string[] {
  return readScript(source).commands.flatMap((command) => {
    const definition = find(command.name.text);
    if (!definition) return [];
    return readCall(command, definition).problems.map(
      ({word: {start, length}, message}) => `${source.slice(start, start + length)}: ${message}`,
    );
  });
}

describe('guessFunction', () => {
  it.each([
    ['build_image', 'build_images'],
    ['buildimages', 'build_images'],
    ['is_euqal', 'is_equal'],
  ])('suggests for %s: %s', (name, expected) => {
    expect(guess(name)).toBe(expected);
  });

  it.each(['npm', 'cp', 'cut', 'sleepy', 'kubectl', 'make', 'join'])(
    'suggests nothing for %s',
    (name) => {
      expect(guess(name)).toBeUndefined();
    },
  );
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
    ['build_images --all -x', '-x: `build_images` has no flag `-x`'],
    ['run_watch -sx --path src -- make', '-sx: `run_watch` has no flag `-x`'],
    [
      'build_images --all --max-concurrent two',
      'two: `build_images --max-concurrent` requires a number, found `two`',
    ],
    ['get_image', 'get_image: `get_image` requires a name'],
    ['get_image api web', 'web: `get_image` accepts at most 1 argument'],
    ['is_dependency api', 'api: `is_dependency` accepts no arguments'],
    ['is_in a', 'is_in: `is_in` requires 2 arguments'],
    ['wait_pod', 'wait_pod: `wait_pod` requires `--image-selector` or `--label-selector`'],
  ])('rejects %s', (source, expected) => {
    expect(problemsOf(source)).toEqual([expected]);
  });
});
