import {describe, expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {pipelineScripts} from './pipeline-scripts.ts';

/** Problems of a block, whose code begins on line 6. */
function problemsOf(
  code: string,
  opening = 'yaml title="devspace.yaml"',
  folder = 'docs',
): string[] {
  const path = `${folder}/a.mdx`;
  const body = `\`\`\`${opening}\n${code}\n\`\`\``;
  return brief(check(pipelineScripts, {[path]: page('A', body)})).map((problem) =>
    problem.replace(`${path}:`, ''),
  );
}

/** Problems of a script, which begins on line 10 in column 5. */
function problemsOfScript(...lines: readonly string[]): string[] {
  const script = lines.map((line) => `    ${line}`).join('\n');
  return problemsOf(
    `version: v2beta1\nfunctions: {own_tag: date, build_images: __build_images --all}\npipelines:\n  dev: |-\n${script}`,
  );
}

describe('pipelines', () => {
  it.each([
    ['run_dependencies --all', 'ensure_pull_secrets --all', 'start_dev --all'],
    [
      'if is_true "$(get_flag fast)"; then',
      '  create_deployments api \\',
      '    --skip-deploy',
      'fi',
    ],
    ['echo "$(own_tag)" && npm run build_all', './scripts/run_all.sh', 'pg_dump mydb'],
    ['local_task() { echo; }', 'local_task'],
    ['build_images any thing --own-flag', '__build_images --all'],
    ['case "$1" in', '  fast) start_dev --all ;;', 'esac'],
    ['cat <<EOF', 'build_imges $(get_image api)', 'EOF', 'sleep 0.5', 'cat -n file'],
    ["run_watch -p '*.go' -- kubectl apply -f k8s", 'echo a | xargs create_deployments'],
    ['$command --flag', '"$(get_config_value a.b)"'],
    ['devspace run-pipeline other --any-flag', 'kubectl get_pods'],
  ])('accepts %j', (...lines) => {
    expect(problemsOfScript(...lines)).toEqual([]);
  });

  it.each([
    ['buld_images --all', '10:5 unknown function `buld_images`'],
    ['create_deployment api', '10:5 unknown function `create_deployment`'],
    ['prepare_database', '10:5 unknown function `prepare_database`'],
    ['__is_true "$x"', '10:5 unknown function `__is_true`'],
    ['run_command lint', '10:5 unknown function `run_command`'],
    ['echo "$(get_imge api)"', '10:13 unknown function `get_imge`'],
    ['create_deployments --all --skip', '10:30 `create_deployments` has no flag `--skip`'],
    [
      'start_dev --all --disable-sync=false',
      '10:21 `--disable-sync` is a boolean flag and accepts no value',
    ],
    ['is_os', '10:5 `is_os` requires 1 argument'],
    ['wait_pod -n test', '10:5 `wait_pod` requires `--image-selector` or `--label-selector`'],
    [
      "run_watch -p '*.go' -- creat_deployments --all",
      '10:28 unknown function `creat_deployments`',
    ],
    [
      '[ get_flag fast == true ]',
      '10:7 `[` compares the string `get_flag`, not the output of the function',
    ],
    ['echo ${runtime.images.api.tag}', '10:10 `${runtime.images.api.tag}` is empty in a script'],
    ['if a; then b', '10:16 invalid script: expected'],
  ])('refuses %s', (line, problem) => {
    expect(problemsOfScript(line)).toEqual([expect.stringContaining(problem)]);
  });

  it('names the right line of a script', () => {
    expect(problemsOfScript('echo a', 'build_images --all', '', '  strat_dev --all')).toEqual([
      '13:7 unknown function `strat_dev`',
    ]);
  });

  it('reads scripts in one line, in quotes and over several lines', () => {
    const head = 'version: v2beta1\npipelines:\n';
    expect(problemsOf(`${head}  a: echo x && star_dev --all`)).toEqual([
      '8:16 unknown function `star_dev`',
    ]);
    expect(problemsOf(`${head}  a: "echo x && star_dev --all"`)).toEqual([
      '8:17 unknown function `star_dev`',
    ]);
    expect(problemsOf(`${head}  a: >-\n    echo x &&\n    star_dev --all`)).toEqual([
      '10:5 unknown function `star_dev`',
    ]);
  });
});

describe('hints', () => {
  const hintOf = (script: string) =>
    check(pipelineScripts, {
      'docs/a.mdx': page('A', `\`\`\`yaml\nversion: v2beta1\npipelines:\n  a: ${script}\n\`\`\``),
    })[0]?.hint;

  it.each([
    ['build_image api', 'did you mean `build_images`?'],
    ['build_images --al', 'did you mean `--all`?'],
    ['prepare_database', 'add it to `functions`, or correct it'],
    ['is_command jq', 'use `command -v NAME >/dev/null`'],
    ['echo ${runtime.images.api.tag}', 'write `$(get_image --only=tag api)`'],
    ['select_pod', 'add it'],
  ])('says how to correct %s', (script, hint) => {
    expect(hintOf(script)).toBe(hint);
  });
});

describe('other scripts', () => {
  const head = 'version: v2beta1\nfunctions: {own: date}\n';

  it.each([
    [
      'commands:\n  a: build_images --all',
      '9:6 `build_images` works in pipelines only, and this is `commands.a`',
    ],
    ['commands:\n  a:\n    command: own x', '10:14 functions of the config work in pipelines only'],
    [
      'hooks:\n  - events: [print]\n    command: get_flag x',
      '10:14 `get_flag` works in pipelines only',
    ],
    ['vars:\n  A: $(get_image api)', '9:8 `get_image` works in pipelines only'],
    [
      'images:\n  a:\n    skipPush: $(is_equal a b || is_treu c)',
      '10:33 unknown function `is_treu`',
    ],
    ['commands:\n  a: if x; then', 'invalid script'],
    [
      'profiles:\n  - name: p\n    merge: {commands: {a: build_images --all}}',
      '10:27 `build_images` works in pipelines only',
    ],
    [
      'profiles:\n  - name: p\n    patches: [{op: add, path: pipelines.a.run, value: star_dev}]',
      '10:55 unknown function `star_dev`',
    ],
  ])('are checked in %j', (rest, problem) => {
    expect(problemsOf(head + rest)[0]).toContain(problem);
  });

  it.each([
    'commands:\n  a: is_empty "$1" || devspace run-pipeline deploy',
    'commands:\n  a:\n    command: own\n    args: [x]',
    'hooks:\n  - events: [print]\n    command: own\n    container: {imageSelector: a}',
    'images:\n  a:\n    skipPush: $(is_equal ${A} dev)',
  ])('may call what works there: %j', (rest) => {
    expect(problemsOf(head + rest)).toEqual([]);
  });

  it('are scripts of other shells in older versions', () => {
    const code = 'version: v1beta11\ncommands:\n- name: a\n  command: ';
    const opening = 'yaml title="devspace.yaml"';
    const folder = 'versioned_docs/version-5.x';
    expect(problemsOf(`${code}prepare_database`, opening, folder)).toEqual([]);
    expect(problemsOf(`${code}echo $(date`, opening, folder)).toHaveLength(1);
  });
});

describe('parts of configs', () => {
  it('may call functions that the rest defines, but no mistyped ones', () => {
    const opening = 'yaml path="pipelines"';
    expect(problemsOf('a: |-\n  own_function\n  start_dev --all', opening)).toEqual([]);
    expect(problemsOf('a: |-\n  own_function\n  start_dve --all', opening)).toEqual([
      '8:3 unknown function `start_dve`',
    ]);
    expect(problemsOf('start_dve --all', 'yaml path="pipelines.dev"')).toEqual([
      '6:1 unknown function `start_dve`',
    ]);
  });
});
