import {describe, expect, it} from 'vitest';
import {brief, check, docsPath, page} from '../testing.ts';
import {sampleNames} from './sample-names.ts';

const pages = {
  '6.x': [docsPath('6.x'), 'version: v2beta1\nname: my-app'],
  '5.x': [docsPath('5.x'), 'version: v1beta11'],
  '4.x': [docsPath('4.x'), 'version: v1beta9'],
} as const;

/** Problems of a config without its first lines; the rest begins on line 8 in 6.x, else on 7. */
function problemsOf(rest: string, version: keyof typeof pages = '6.x', more = ''): string[] {
  const [path, head] = pages[version];
  const body = `\`\`\`yaml title="devspace.yaml"\n${head}\n${rest}\n\`\`\`\n${more}`;
  return brief(check(sampleNames, {[path]: page('A', body)})).map((problem) =>
    problem.replace(`${path}:`, ''),
  );
}

const ENTRIES = [
  'images: {api: {image: a}}',
  'deployments: {web: {helm: {releaseName: web-1}}}',
  'dev: {app: {imageSelector: a}}',
  'dependencies: {auth: {path: ../auth}}',
  'pullSecrets: {ghcr: {registry: ghcr.io}}',
  'commands: {lint: lint, psql: {command: psql}}',
  'hooks: [{name: ping, events: [print], command: ping}]',
  'profiles: [{name: slim}]',
].join('\n');

/** Problems of a pipeline on line 18. */
function problemsOfScript(script: string): string[] {
  const pipelines = `pipelines:\n  all:\n    run: |-\n      ${script}\n    flags: [{name: fast}]\n  one: echo`;
  return problemsOf(`${ENTRIES}\n${pipelines}`);
}

describe('scripts of 6.x', () => {
  it.each([
    'build_images api && get_image api --only tag',
    'create_deployments web --force-redeploy; purge_deployments web web-1',
    'start_dev app; stop_dev app',
    'run_dependencies auth --except auth; run_dependency_pipelines auth',
    'run_pipelines one dev build --sequential --set-flag fast=true all',
    'ensure_pull_secrets ghcr',
    'get_flag fast; get_flag skip-build; get_flag namespace',
    'get_image any --dependency auth',
    'build_images $name "$@" $(names) --all',
    'build_images new --set image=b; create_deployments two --from web; purge_deployments two',
    'devspace run lint x y; devspace run auth.test; devspace run-pipeline one --skip-build',
    'devspace -n test --dependency auth run any; devspace deploy -p slim --pipeline one',
    'echo ${runtime.images.api} build_images nothing',
  ])('accepts %s', (script) => {
    expect(problemsOfScript(script)).toEqual([]);
  });

  it.each([
    ['build_images apii', '19:20 `build_images` refers to the image `apii`'],
    ['build_images --all --except web', '19:35 `build_images --except` refers to the image `web`'],
    ['build_images web --set target=b', '19:20 `build_images` refers to the image `web`'],
    ['get_image web', '19:17 `get_image` refers to the image `web`'],
    ['create_deployments api', '19:26 `create_deployments` refers to the deployment `api`'],
    [
      'create_deployments x --from api',
      '19:35 `create_deployments --from` refers to the deployment `api`',
    ],
    ['purge_deployments api', '19:25 `purge_deployments` refers to the deployment `api`'],
    ['start_dev api', '19:17 `start_dev` refers to the dev entry `api`'],
    ['stop_dev api', '19:16 `stop_dev` refers to the dev entry `api`'],
    ['run_dependencies api', '19:24 `run_dependencies` refers to the dependency `api`'],
    [
      'get_image x --dependency=api',
      '19:32 `get_image --dependency` refers to the dependency `api`',
    ],
    ['run_pipelines two', '19:21 `run_pipelines` refers to the pipeline `two`'],
    ['run_pipelines one --set-flag x=1', '19:36 undeclared flag `x` in `run_pipelines --set-flag`'],
    ['ensure_pull_secrets "gcr"', '19:28 `ensure_pull_secrets` refers to the pull secret `gcr`'],
    ['echo "$(get_flag fas)"', '19:24 undeclared flag `fas` in `get_flag`'],
    ['devspace run test', '19:20 `devspace run` refers to the command `test`'],
    ['devspace run api.test', '19:20 `devspace run` refers to the dependency `api`'],
    ['devspace run-pipeline two', '19:29 `devspace run-pipeline` refers to the pipeline `two`'],
    ['devspace dev -p full', '19:23 `devspace --profile` refers to the profile `full`'],
    [
      'echo ${runtime.images.web.tag}',
      '19:12 `${runtime.images.web.tag}` refers to the image `web`',
    ],
  ])('finds the wrong name in %s', (script, problem) => {
    expect(problemsOfScript(script)).toEqual([expect.stringContaining(problem)]);
  });

  it('reads flags of any pipeline in functions', () => {
    const pipelines = 'pipelines:\n  a: {run: f, flags: [{name: x}]}';
    expect(problemsOf(`${pipelines}\nfunctions:\n  f: get_flag x`)).toEqual([]);
    expect(problemsOf(`${pipelines}\nfunctions:\n  f: get_flag y`)).toEqual([
      '11:15 undeclared flag `y` in `get_flag`',
    ]);
  });

  it('does not take arguments of an own function for names', () => {
    expect(problemsOf('functions:\n  build_images: echo\npipelines:\n  a: build_images x')).toEqual(
      [],
    );
  });
});

describe('fields', () => {
  it.each([
    [
      '6.x',
      `${ENTRIES}\nvars: {A: "\${runtime.images.web}"}`,
      '16:12 `${runtime.images.web}` refers to the image `web`',
    ],
    [
      '6.x',
      `${ENTRIES}\nlocalRegistry: {name: "image(web):tag(api)"}`,
      '16:24 `image(web)` refers to the image `web`',
    ],
    [
      '6.x',
      `${ENTRIES}\nvars: {A: "\${runtime.dependencies.a.images.b}"}`,
      'refers to the dependency `a`',
    ],
    [
      '6.x',
      `${ENTRIES}\nvars: {A: "\${runtime.dependencies.auth.b}"}`,
      "doesn't specify an image of the dependency",
    ],
    [
      '6.x',
      `${ENTRIES}\nvars: {A: "\${runtime.hooks.pong.stdout}"}`,
      'refers to the hook named `pong`',
    ],
    [
      '6.x',
      'hooks:\n  - events: ["after:deploy:web"]',
      '9:28 `after:deploy:web` refers to the deployment `web`',
    ],
    ['6.x', 'hooks:\n  - events: ["after:deplyo"]', '9:15 unknown event `after:deplyo`'],
    ['6.x', 'hooks:\n  - events: ["devCommand:before:build"]', 'never emits the event'],
    ['6.x', 'profiles:\n  - name: a\n    parent: b', '10:13 `parent` refers to the profile `b`'],
    [
      '6.x',
      'profiles:\n  - name: a\n    parents:\n      - profile: b',
      '11:18 `parents` refers to the profile `b`',
    ],
    [
      '6.x',
      'images: {}\nprofiles:\n  - name: a\n    patches:\n      - op: replace\n        path: images.web.image',
      '13:22 `path` refers to the image `web`',
    ],
    [
      '5.x',
      'dev:\n  sync:\n  - imageSelector: ${runtime.images.web}',
      '9:20 `${runtime.images.web}` refers to the image `web`',
    ],
    [
      '5.x',
      'dev:\n  sync:\n  - imageSelector: image(web):tag(web)',
      '9:20 `image(web)` refers to the image `web`',
    ],
    [
      '5.x',
      'dev:\n  autoReload:\n    images: [web]',
      '9:14 `autoReload` refers to the image `web`',
    ],
    [
      '5.x',
      'hooks:\n- events: ["start:sync:code"]',
      '8:24 `start:sync:code` refers to the `dev.sync` entry named `code`',
    ],
    [
      '5.x',
      'commands:\n- name: a\n  command: devspace run b',
      '9:25 `devspace run` refers to the command `b`',
    ],
    [
      '5.x',
      'deployments: []\nprofiles:\n- name: a\n  patches:\n  - op: remove\n    path: deployments.name=web.helm',
      '12:28 `path` refers to the deployment `web`',
    ],
    ['4.x', 'dev:\n  ports:\n  - imageName: web', '9:16 `imageName` refers to the image `web`'],
    [
      '4.x',
      'dev:\n  interactive:\n    terminal:\n      imageName: web',
      '10:18 `imageName` refers to the image `web`',
    ],
    ['4.x', 'dev:\n  logs:\n    images: [web]', '9:14 `logs` refers to the image `web`'],
    [
      '4.x',
      'hooks:\n- command: a\n  when:\n    after:\n      deployments: web',
      '11:20 `when` refers to the deployment `web`',
    ],
    [
      '4.x',
      'hooks:\n- command: a\n  when:\n    after:\n      images: web',
      "11:15 hooks can't run for the single image `web`",
    ],
    [
      '4.x',
      'commands:\n- name: a\n  command: devspace enter --image web',
      '9:35 `devspace enter --image` refers to the image `web`',
    ],
    ['4.x', 'profiles:\n- name: a\n  parent: b', '9:11 `parent` refers to the profile `b`'],
  ] as const)('finds in %s the wrong name in %j', (line, rest, problem) => {
    const problems = problemsOf(rest, line);
    expect(problems[0]).toContain(problem);
    expect(problems.length).toBeLessThanOrEqual(2);
  });

  it.each([
    [
      '6.x',
      `${ENTRIES}\nvars: {A: "\${runtime.dependencies.auth.images.b.tag}", B: "\${runtime.hooks.ping.stdout}"}`,
    ],
    [
      '6.x',
      'deployments: {api: {}}\nhooks:\n  - events: ["after:deploy:api", "error:build:*", build.afterBuild]',
    ],
    ['5.x', 'images: {api: {}}\ndev:\n  sync:\n  - imageSelector: ${runtime.images.api.image}:x'],
    ['4.x', 'images: {api: {}}\ndev:\n  ports:\n  - imageName: api'],
    ['4.x', 'hooks:\n- command: a\n  when:\n    after:\n      deployments: all'],
  ] as const)('lets in %s pass %j', (line, rest) => {
    expect(problemsOf(rest, line)).toEqual([]);
  });
});

describe('profiles in shell blocks', () => {
  const profiles = 'profiles: [{name: staging}, {name: base}]';
  const problemsAfter = (call: string, config = profiles, language = 'bash'): string[] =>
    problemsOf(config, '6.x', `\n\`\`\`${language}\n${call}\n\`\`\``);

  it.each([
    'devspace deploy -p staging',
    'devspace --profile=base,staging deploy',
    'devspace deploy -p NAME --profile $STAGE',
    'devspace run seed -p 3',
    'devspace enter -- psql -p secret',
    'docker run -p other',
  ])('may be %j', (call) => {
    expect(problemsAfter(call)).toEqual([]);
  });

  it.each([
    ['devspace deploy -p stage', '12:20 no sample of the page has a profile `stage`'],
    ['devspace -p base --profile=prod deploy', '12:28 no sample of the page has a profile `prod`'],
  ])('are those of the page in %j', (call, expected) => {
    expect(problemsAfter(call)).toEqual([expected]);
    expect(problemsAfter(call, profiles, 'powershell')).toEqual([expected]);
    expect(problemsAfter(call, profiles, 'text')).toEqual([]);
  });

  it('are unknown with an import, or on a page without profiles', () => {
    const call = 'devspace deploy -p prod';
    expect(problemsAfter(call, `imports: [{path: a.yaml}]\n${profiles}`)).toEqual([]);
    expect(problemsAfter(call, 'images: {}')).toEqual([]);
  });
});

describe('variables', () => {
  const vars = 'vars: {IMAGE_TAG: v1}\n';

  it.each([
    `${vars}images: {api: {image: 'a:\${IMAGE_TAG}'}}`,
    `${vars}images: {api: {image: 'a:\${DEVSPACE_NAME}-\${runtime.images.api}-\${devspace.random}'}}`,
    // Escaped, a variable of the shell, and one that the script sets.
    "deployments: {api: {helm: {values: {note: '$${IMAGE_TGA}'}}}}",
    `${vars}pipelines: {dev: 'echo \${HOME} \${1}'}`,
    `${vars}pipelines: {dev: 'IMAGE_TAGS=a; echo \${IMAGE_TAGS}'}`,
    `${vars}commands: {list: 'for IMAGE_TAGS in a b; do echo \${IMAGE_TAGS}; done'}`,
    // From a profile, an import, and outside.
    "images: {api: {image: 'a:${TAG}'}}\nprofiles: [{name: p, merge: {vars: {TAG: v1}}}]",
    "imports: [{path: a.yaml}]\nimages: {api: {image: 'a:${TAG}'}}",
    "# TAG comes from the environment\nimages: {api: {image: 'a:${TAG}'}}",
    "images: {api: {image: 'a:${TAG}'}} # DevSpace asks for TAG",
  ])('accepts %j', (rest) => {
    expect(problemsOf(rest)).toEqual([]);
  });

  it.each([
    ["images: {api: {image: 'a:${TAG}'}}", '8:26 `${TAG}` refers to the variable `TAG`'],
    [`${vars}images: {api: {image: 'a:$!{IMAGE_TGA}'}}`, '9:26 `$!{IMAGE_TGA}` refers to'],
    ["# TAGS is empty\nimages: {api: {image: 'a:${TAG}'}}", '9:26 `${TAG}` refers to'],
    [`${vars}pipelines: {dev: 'echo \${IMAGE_TGA}'}`, '9:24 `${IMAGE_TGA}` refers to'],
    [
      `imports: [{path: a.yaml}]\n${vars}images: {api: {image: '\${IMAGE_TGA}'}}`,
      '10:24 `${IMAGE_TGA}` refers to',
    ],
  ])('finds the unknown one in %j', (rest, expected) => {
    expect(problemsOf(rest)).toEqual([expect.stringContaining(expected)]);
  });

  it('work in older versions, too', () => {
    const list = 'vars: [{name: TAG, value: v1}]\n';
    for (const line of ['5.x', '4.x'] as const) {
      expect(problemsOf(`${list}images: {api: {image: 'a:\${TAG}'}}`, line)).toEqual([]);
      expect(problemsOf(`${list}images: {api: {image: 'a:\${TGA}'}}`, line)).toHaveLength(1);
    }
  });
});

describe('names from elsewhere', () => {
  const pipeline = 'pipelines:\n  deploy: build_images base';

  it('come from imports that nobody shows', () => {
    expect(problemsOf(`imports: [{path: a.yaml}]\n${pipeline}`)).toEqual([]);
  });

  it('come from profiles', () => {
    const profiles = 'profiles: [{name: p, merge: {images: {base: {image: a}}}}]';
    expect(problemsOf(`${profiles}\n${pipeline}`)).toEqual([]);
  });

  it('have to stand in imports that the page shows', () => {
    const imported = (name: string) =>
      `\n\`\`\`yaml title="shared/a.yaml"\nversion: v2beta1\nimages: {${name}: {image: a}}\n\`\`\``;
    const rest = `imports: [{path: ./shared/a.yaml}]\n${pipeline}`;
    expect(problemsOf(rest, '6.x', imported('base'))).toEqual([]);
    expect(problemsOf(rest, '6.x', imported('other'))).toEqual([
      "10:24 `build_images` refers to the image `base`, which isn't in the config",
    ]);
  });

  it('may be left out with a comment', () => {
    const body = (comment: string) =>
      `\`\`\`yaml\n# ${comment}\nversion: v2beta1\nname: a\n${pipeline}\n\`\`\``;
    const problems = (comment: string) =>
      check(sampleNames, {'docs/a.mdx': page('A', body(comment))}).length;
    expect(problems('Left out: images and deployments.')).toBe(0);
    expect(problems('Left out: deployments.')).toBe(1);
  });

  it('may stand in the file that imports this one', () => {
    const body = `\`\`\`yaml title="base.yaml"\nversion: v2beta1\n${pipeline}\n\`\`\``;
    expect(check(sampleNames, {'docs/a.mdx': page('A', body)})).toEqual([]);
  });
});

it('suggests the name that was meant, or lists what there is', () => {
  const hint = (name: string) =>
    check(sampleNames, {
      'docs/a.mdx': page(
        'A',
        `\`\`\`yaml title="devspace.yaml"\nversion: v2beta1\nimages: {backend: {image: a}, ui: {image: b}}\npipelines: {a: build_images ${name}}\n\`\`\``,
      ),
    })[0]?.hint;
  expect(hint('bakend')).toBe('did you mean `backend`?');
  expect(hint('database')).toBe('add it, or use one of `backend`, `ui`');
});
