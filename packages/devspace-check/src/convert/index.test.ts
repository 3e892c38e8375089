import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {applyProfiles} from '../check/profiles/profiles.ts';
import {convertConfig as convertFile, type ConvertOptions} from './index.ts';
import {asMap} from '../check/yaml/yaml.ts';
import {diffConfigs, printOffline} from './normalize.ts';

const START = 'version: v1beta11\nname: acme\n';

/** Converts a file without a `.env` file next to it. */
function convertConfig(text: string, options: ConvertOptions = {}) {
  return convertFile(text, {hasEnvFile: false, ...options});
}

function convert(config: string) {
  const {text, notes, error} = convertConfig(START + config);
  expect(error).toBeUndefined();
  return {text: text.replace('version: v2beta1\nname: acme\n', ''), notes};
}

describe('convertConfig', () => {
  it('returns a config in the latest format unchanged', () => {
    const text = '\uFEFFversion: v2beta1\r\nname: acme  # ours\r\n';
    const expected = {text, fromVersion: 'v2beta1', changes: [], notes: []};
    expect(convertConfig(text)).toEqual(expected);
  });

  it('runs all dependencies if a variable disables one', () => {
    const {text, notes} = convert(
      'dependencies:\n  - {name: a, disabled: "${X}", source: {path: ../a}}\n  - {name: b, source: {path: ../b}}\n',
    );
    expect(text).toContain(
      '  build: |-\n    run_dependencies --all --sequential --pipeline build\n',
    );
    expect(text).toContain('  a: {disabled: "${X}", path: ../a}\n');
    expect(notes[0]?.message).toContain('in an undefined order');
  });

  it('says why a config needs pipelines, and where', () => {
    const reasons = (config: string): string[] =>
      convert(config).notes.map(({message, from}) => `${from}: ${message}`);
    expect(reasons('deployments:\n  - {name: b, helm: {}}\n  - {name: a, helm: {}}\n')).toEqual([
      "3: the pipelines deploy `b` before `a`, as in the old config: if the order doesn't matter, delete `pipelines`",
    ]);
    expect(
      reasons(`images:
  api: {image: acme/api, build: {disabled: true}}
deployments:
  - {name: c, helm: {}}
  - {name: a, helm: {}, concurrent: true}
  - {name: b, helm: {}, concurrent: true}
dependencies:
  - {name: one, source: {path: ../x}, skipBuild: true}
  - {name: two, source: {path: ../y}, dev: {sync: true}}
dev:
  terminal:
    command: [bash]
`),
    ).toEqual([
      '10: `skipBuild` has no equivalent: add a pipeline without `build_images` to the dependency, and its name with `--pipeline` to `run_dependencies one` in your pipelines',
      '11: `dev` has no equivalent: write `run_dependencies two --pipeline dev` instead of `run_dependencies two` in your `dev` pipeline',
      '9: the pipelines run the dependencies one at a time, as in the old config',
      '5: the pipelines deploy `a`, `b` before `c`, as in the old config',
      "4: the pipelines don't build `api`, which was disabled in the old config",
      '14: the `dev` pipeline ends with the command of `dev.terminal`, as in the old config',
    ]);
  });

  it('reports each change with its lines, in the order of the old config', () => {
    const {text, changes} = convertConfig(`version: v1beta10
name: acme
vars:
  - {name: A, value: b}
images:
  api:
    image: ghcr.io/acme/api
    build: {docker: {}}
dependencies:
  - name: auth
    source: {path: ../auth}
dev:
  ports:
    - imageName: api
      forward: [{port: 80}]
  sync:
    - imageName: api
      localSubPath: a
    - imageName: api
      localSubPath: b
hooks:
  - {command: a, when: {after: {images: all}}}
`);
    const lines = text.split('\n');
    expect(
      changes.map(({message, from, to}) => `${from}: ${message}: ${lines[(to ?? 0) - 1]?.trim()}`),
    ).toEqual([
      '1: the format is v2beta1: version: v2beta1',
      '3: `vars` becomes a map and gets `alwaysResolve: false`, as in the old format: vars:',
      '6: the pull secret of `ghcr.io` moves to `pullSecrets`: api:',
      '8: `build.docker` moves to the image: docker: {}',
      '9: `dependencies` becomes a map and gets `overwriteVars: true`, as in the old format: dependencies:',
      '11: `source` moves to the dependency: path: ../auth',
      '12: `dev` gets `restartHelper.inject: false`, as in the old format: dev:',
      '14: `imageName` becomes `imageSelector`: imageSelector: image(api):tag(api)',
      '14: `dev.ports` becomes `dev.api`: ports: [{port: "80"}]',
      '17: `imageName` becomes `imageSelector`: imageSelector: image(api):tag(api)',
      '17: `dev.sync` becomes `dev.api`: sync:',
      '19: `imageName` becomes `imageSelector`: imageSelector: image(api):tag(api)',
      '19: `dev.sync` becomes `dev.api`: - path: b:.',
      '22: `when` becomes `events`: - {command: a, events: [after:build]}',
    ]);
  });

  it('patches the pipelines in profiles that change their names', () => {
    const {text, notes} = convert(
      'deployments:\n  - {name: a, disabled: true, helm: {}}\nprofiles:\n  - name: p\n    replace:\n      deployments: [{name: b, helm: {}}]\n',
    );
    expect(text).toContain(
      '        path: pipelines.purge\n        value: |-\n          stop_dev --all\n          purge_deployments --all\n',
    );
    expect(notes.map(({message}) => message).join('\n')).toContain('by hand if you combine it');
  });

  it('shortens the order of many deployments', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const list = names.map((name) => `  - {name: ${name}, concurrent: ${name < 'c'}, helm: {}}\n`);
    const {notes} = convert(`deployments:\n${list.join('')}`);
    expect(notes[0]?.message).toContain(
      'deploy `a`, `b` before `c` before `d` before `e` and 2 more, as in the old config',
    );
  });

  it('joins entries of one image, and notes others that can be for the same container', () => {
    const {text, notes} = convert(`images:
  api: {image: ghcr.io/acme/server:v1, createPullSecret: false}
dev:
  ports:
    - {imageSelector: ghcr.io/acme/server, forward: [{port: 80}]}
    - {labelSelector: {app: server}, forward: [{port: 81}]}
  logs:
    selectors:
      - {imageSelector: "image(api):tag(api)"}
      - {imageSelector: "\${runtime.images.api}"}
      - {imageSelector: "ghcr.io/acme/server:v2"}
      - {imageSelector: image(web), namespace: one}
      - {imageSelector: image(web), namespace: two}
      - {imageSelector: image(web)}
profiles:
  - name: p
    patches: [{op: remove, path: dev.logs}]
`);
    expect(text.slice(text.indexOf('dev:'), text.indexOf('  server-2:'))).toBe(`dev:
  server:
    imageSelector: ghcr.io/acme/server
    ports: [{port: "80"}]
    logs:
      enabled: true
    restartHelper:
      inject: false
`);
    expect(text).toContain('  web-2:\n    imageSelector: image(web)\n    namespace: two\n');
    expect(text).toContain('patches: [{op: remove, path: dev.server.logs}, ');
    expect(notes[0]?.message).toContain(
      'if a profile changes `images.api.image`, write `image(api):tag(api)`',
    );
    expect(notes.map(({message, from, to}) => [message.split(':')[0], from, to])).toEqual([
      ['`dev.server` keeps the selector `ghcr.io/acme/server`', 11, 7],
      ['`dev.server` keeps the selector `ghcr.io/acme/server`', 12, 7],
      ['`dev.logs` had no namespace, and joins `dev.web` with the namespace `one`', 16, 22],
      ['`dev.server-2` can select the same container as `dev.server`', 8, 13],
      ['`dev.server-3` can select the same container as `dev.server`', 13, 16],
    ]);
  });

  it.each([
    [
      '',
      '    command: [sleep, "1"]\n    # `overrideImages` without `entrypoint`',
      ['`overrideImages` without `entrypoint` has no equivalent'],
    ],
    [
      'terminal: {disabled: true}',
      'write `command: ["sleep","1"]` in the dev entry of `api`:\n# overrideImages:\n',
      ['`devspace dev -i` is gone'],
    ],
    [
      'terminal: {labelSelector: {app: db}}',
      '  db:\n    labelSelector: {app: db}\n    terminal:\n      enabled: true\n',
      ['`overrideImages` without `entrypoint` has no equivalent'],
    ],
  ])('converts `overrideImages` with: %s', (terminal, expected, decisions) => {
    const {text, notes} = convertConfig(`version: v1beta2
name: acme
images: {api: {image: acme/api}}
dev:
  overrideImages:
    - name: api
      entrypoint: [sleep, "1"]
    - {name: web, dockerfile: web.Dockerfile}
  ${terminal}
`);
    expect(text).toContain(expected);
    expect(
      notes.flatMap(({severity, message}) =>
        severity === 'decision' ? message.split(':')[0] : [],
      ),
    ).toEqual(decisions);
  });

  it('joins an image and the labels of its deployment', () => {
    const {text} = convertConfig(`version: v1beta2
name: acme

images: {default: {image: acme/default}}

deployments:
  - name: shop
    component: {containers: [{image: acme/default}]}
dev:
  overrideImages: [{name: default, entrypoint: [sleep]}]
  ports: [{labelSelector: {app: other}, forward: [{port: 80}]}]
  sync: [{labelSelector: {app.kubernetes.io/component: shop}}]
`);
    expect(text.slice(text.indexOf('  shop:\n    labelSelector'))).toMatch(
      /^ {2}shop:\n {4}labelSelector: .*\n {4}sync:\n(?: {6}.*\n)+ {4}command: \[sleep\]\n {4}terminal:/,
    );
  });

  it.each([
    ['docker: {options: {target: a}}', ''],
    ['docker: {}', '    docker: {}\n'],
    ['docker: {options: {target: a}}, kaniko: {}', '    docker: {}\n'],
  ])('writes only the build engines that matter: %s', (build, expected) => {
    const {text} = convert(`images:\n  api:\n    image: acme/api\n    build: {${build}}\n`);
    expect(/^ *docker: .*\n/m.exec(text)?.[0] ?? '').toBe(expected);
  });

  it('puts `open` where its port is, and added sections below a blank line', () => {
    const {text} = convert(`
images: {api: {image: quay.io/api}}

dev:
  ports:
    - {imageSelector: a, forward: [{port: 80}]}
    - {imageSelector: b, forward: [{port: 3000, remotePort: 80}]}
  open: [{url: "http://localhost:3000/home"}]
`);
    expect(text).toContain('\n\npullSecrets:\n  api:\n    registry: quay.io\n\ndev:\n');
    expect(text).toMatch(/ b:\n(?: {4}.*\n){2} {4}open: /);
  });

  it('does not add a pull secret that the default of a variable already has', () => {
    const {text, notes} = convert(
      'vars: [{name: HOST, default: ghcr.io}]\nimages: {api: {image: "${HOST}/a/api"}}\npullSecrets: [{registry: ghcr.io}]\n',
    );
    expect(text.match(/registry: /g)).toHaveLength(1);
    expect(notes).toEqual([]);
  });

  it('says how to do without deprecated fields and charts of Helm 2', () => {
    const {notes} = convert(
      'images:\n  api: {image: a/api, injectRestartHelper: true, build: {custom: {command: ./build}}}\ndeployments:\n  - name: db\n    helm:\n      chart: {name: stable/mysql}\n',
    );
    expect(notes.map(({severity, message, to}) => [severity, message.split(' ')[0], to])).toEqual([
      ['info', '`injectLegacyRestartHelper`', expect.any(Number)],
      ['info', '`skipImageArg`', expect.any(Number)],
      ['decision', '`stable/mysql`', expect.any(Number)],
    ]);
  });

  it('keeps comments of dropped and joined values where they were', () => {
    const {text} = convert(
      `# The images
images:
  api:
    image: acme/api
    build: # how it's built
      disabled: true # not now
    # after the build
deployments:
  - name: api # the API
    # only one
    concurrent: true # not used
    helm: # a chart
      driver: secret # old
      timeout: 30 # seconds
      values: {a: 1}
dev:
  # All ports
  ports:
    # the server
    - imageName: api # by image
      forward:
        - port: 8080
          remotePort: 80 # web
  # All files
  sync:
    # the sources
    - imageName: api # the same
      localSubPath: ./src # sources
      containerPath: /app # inside
      throttleChangeDetection: 3 # slow
  autoReload: {paths: [a]} # old
`,
    );
    expect(text.replace(/^pipelines:\n(?: .*\n)+/, '')).toBe(
      `# The images
images:
  api:
    image: acme/api
    # how it's built
    # not now
    # after the build
deployments:
  api: # the API
    # only one
    # not used
    helm: # a chart
      # \`driver\` has no equivalent: set HELM_DRIVER instead:
      # driver: secret # old
      values: {a: 1}
      upgradeArgs:
        - "--timeout" # seconds
        - "30s"
dev:
  # All ports
  # the server
  api:
    imageSelector: image(api):tag(api) # by image
    ports:
      - port: "8080:80" # web
    sync:
      # All files
      # the sources
      # the same
      # inside
      - path: ./src:/app # sources
        # \`throttleChangeDetection\` of sync has no equivalent in the new format:
        # throttleChangeDetection: 3 # slow
    restartHelper:
      inject: false
  # \`dev.autoReload\` has no equivalent in the new format: watch files with \`run_watch\` in a pipeline, or use \`onUpload\` of sync:
  # autoReload: {paths: [a]} # old
`,
    );
  });

  const WITH_DEV = `images:
  api: {image: acme/api, tags: [a], build: {docker: {}}}
vars:
  - {name: LEVEL, default: "1"}
deployments:
  - {name: web, helm: {values: {replicas: 1, tags: [a]}}}
  - {name: db, helm: {values: {replicas: 1}}}
dev:
  replacePods:
    - {imageSelector: acme/api, replaceImage: acme/tools}
  ports:
    - imageSelector: acme/api
      forward: [{port: 80}]
    - labelSelector: {app: db}
      forward: [{port: 5432}]
  sync:
    - imageSelector: acme/api
      localSubPath: ./src
      excludePaths: [a, b]
  terminal: {imageSelector: acme/api, command: [bash]}
profiles:
  - name: base
    patches: [{op: remove, path: dev.terminal}]
  - name: p
`;

  it.each([
    'patches: [{op: replace, path: "dev.sync[0].localSubPath", value: ./lib}] # lib',
    'patches: [{op: replace, path: "dev.ports.labelSelector=x.y"}, {op: remove, path: dev.ports}]',
    'patches: [{op: add, path: dev.ports, value: {imageSelector: acme/api, forward: [{port: 81}]}}]',
    'patches: [{op: add, path: dev.sync, value: {labelSelector: {app: new}, containerPath: /app}}]',
    'patches: [{op: replace, path: "dev.sync[0].imageSelector", value: acme/other}]',
    'patches: [{op: add, path: "dev.sync[0].excludePaths", value: c}, {op: remove, path: "dev.ports[1]"}]',
    'patches: [{op: remove, path: dev.replacePods}, {op: replace, path: dev.terminal.workDir, value: /app}]',
    'patches: [{op: remove, path: dev}]',
    'patches: [{op: replace, path: dev, value: {ports: [{imageSelector: a, forward: [{port: 1}]}]}}]',
    'merge: {dev: {ports: [{imageSelector: acme/api, forward: [{port: 82}]}]}}',
    'merge: {dev: {terminal: {disabled: true}, sync: null}}',
    'replace: {dev: {sync: [{imageSelector: acme/api, localSubPath: ./x}]}}',
    'replace: {dev: {}}',
    'replace: {dev: {sync: [{imageSelector: a}]}}\n    merge: {dev: {sync: [{imageSelector: b}]}}\n    patches: [{op: add, path: "dev.sync[0].containerPath", value: /b}]',
    'parent: base\n    merge: {dev: {terminal: {labelSelector: {app: db}, command: [sh]}}}',
    'replace: {dev: {terminal: {command: [bash]}}}',
    'replace: {deployments: [{name: web, helm: {}}]}',
    'parent: q\n    replace: {deployments: [{name: web, helm: {}}, {name: db, helm: {}}]}\n  - name: q\n    replace: {deployments: [{name: web, helm: {}}]}',
    'parent: q\n    patches: [{op: remove, path: dev.terminal}]\n  - name: q\n    replace: {deployments: [{name: web, helm: {}}]}',
    'replace: {deployments: [{name: web, helm: {}, disabled: true}, {name: db, helm: {}}]}',
    'merge: {images: {api: null, other: {image: acme/other, build: {disabled: true}}}}',
    'merge: {dependencies: [{name: a, source: {path: ../a}}, {name: b, source: {path: ../b}}]}',
    'patches: [{op: replace, path: deployments.name=db.disabled, value: true}]',
    'patches: [{op: replace, path: "deployments[0].concurrent", value: true}]',
    'patches: [{op: remove, path: deployments.name=db}]',
    'patches: [{op: add, path: deployments, value: {name: My_Job, kubectl: {manifests: [a], cmdPath: k}}}]',
    'patches: [{op: replace, path: deployments, value: [{name: a, helm: {wait: true}}, {name: b, helm: {}}]}]',
    'patches: [{op: replace, path: "deployments[1]", value: {name: db, helm: {wait: true}}}]',
    'patches: [{op: replace, path: images.api, value: {image: b, build: {disabled: true, docker: {skipPush: true}}}}]',
    'patches: [{op: add, path: images, value: {b: {image: b, build: {docker: {skipPush: true}}}}}]',
    'patches: [{op: replace, path: images.api.build.disabled, value: true}]',
    'patches: [{op: replace, path: "deployments[0].helm.wait", value: true}, {op: add, path: deployments.name=db.helm, value: {timeout: 60}}]',
    'patches: [{op: replace, path: deployments.name=web.helm, value: {componentChart: true, values: {a: 1}, atomic: true}}]',
    'patches: [{op: replace, path: images.api.build, value: {kaniko: {options: {target: dev}}}}]',
    'patches: [{op: add, path: images.api.build.docker.options, value: {target: dev}}, {op: replace, path: images.api.build.docker.options.target, value: prod}]',
    'patches: [{op: remove, path: images.api.build}]',
    'replace: {dependencies: [{name: b, source: {path: ../b}}]}\n    patches: [{op: add, path: dependencies, value: {name: a, source: {path: ../a}, profile: x}}, {op: add, path: "dependencies[1].vars", value: [{name: A, value: b}]}]',
    'replace: {deployments: [{name: other, helm: {values: {a: 1}}}]}\n    patches: [{op: replace, path: "deployments[0].helm.values.a", value: 2}]',
    'patches: [{op: remove, path: "deployments[0]"}, {op: replace, path: "deployments[0].helm.values.replicas", value: 2}]',
  ])('keeps what a profile does: %s', (profile) => {
    const {text, notes} = convert(`${WITH_DEV}    ${profile}\n`);
    const [applied] = applyProfiles(parse(`${START}${WITH_DEV}    ${profile}\n`), ['p']);
    const wanted = convertConfig(stringify(applied?.config)).text;
    expect(
      diffConfigs(
        printOffline(wanted, []),
        printOffline(`version: v2beta1\nname: acme\n${text}`, ['-p', 'p']),
      ),
    ).toEqual([]);
    const unused = profile.includes('x.y') ? 1 : 0;
    expect(notes.filter(({severity}) => severity === 'decision')).toHaveLength(unused);
  });

  it.each([
    ['deployments[*].helm.values.tag', ['deployments.*.helm.values.tag']],
    ['deployments.*.namespace', ['deployments.*.namespace']],
    ["deployments[?(@.name=='web')].helm.values.a", ['deployments.web.helm.values.a']],
    [
      'deployments.namespace=prod.helm.values.a',
      ['deployments.web.helm.values.a', 'deployments.db.helm.values.a'],
    ],
    ['images.*.image', ['images.*.image']],
    ["images['api'].image", ['images.api.image']],
    ['/deployments/1/namespace', ['deployments.db.namespace']],
    [
      'dev.sync.imageSelector=acme/api.initialSync',
      ['dev.api.sync[0].initialSync', 'dev.api.sync[1].initialSync'],
    ],
    [
      'dev.sync[*].initialSync',
      ['dev.api.sync[0].initialSync', 'dev.api.sync[1].initialSync', 'dev.web.sync[0].initialSync'],
    ],
  ])('translates the path %s', (path, expected) => {
    const {text, notes} = convert(`images: {api: {image: acme/api}}
deployments:
  - {name: web, namespace: prod, helm: {values: {a: 1}}}
  - {name: db, namespace: prod, helm: {values: {a: 1}}}
  - {name: job, namespace: test, helm: {values: {a: 1}}}
dev:
  sync:
    - {imageSelector: acme/api, localSubPath: a}
    - {imageSelector: acme/web, localSubPath: b}
    - {imageSelector: acme/api, localSubPath: c}
profiles:
  - name: p
    patches:
      # once
      - {op: replace, path: "${path}", value: preferLocal}
`);
    expect(
      [...text.matchAll(/path: "?([^",\n]+)"?(?:,|\n)/g)]
        .map(([, found]) => found)
        .slice(-expected.length),
    ).toEqual(expected);
    expect(text.match(/value: preferLocal/g)).toHaveLength(expected.length);
    expect(text.match(/# once/g)).toHaveLength(1);
    expect(notes.filter(({severity}) => severity === 'decision')).toEqual([]);
  });

  it.each([
    ['deployments[?(@.helm)].namespace', 'a', 'this path has no equivalent'],
    ['deployments.namespace=none.helm.values.a', 'a', 'it had no effect'],
    ['images/api', 'a', 'this path has no equivalent'],
    [
      '/images/api/tags',
      'a',
      'its path has slashes, so it had no effect or was refused; write it with dots',
    ],
    ['deployments[0].concurrent', '"${X}"', 'pipelines'],
    ['images', '"${X}"', '`value` must be written out'],
  ])('keeps a patch of %s as a comment', (path, value, reason) => {
    const {text, notes} = convert(`images: {api: {image: acme/api}}
deployments: [{name: web, helm: {values: {a: 1}}}]
profiles:
  - name: p
    patches:
      - {op: replace, path: "${path}", value: ${value}} # mine
`);
    expect(text).toContain(`# - {op: replace, path: "${path}", value: ${value}} # mine`);
    expect(notes.map(({message}) => message).join()).toContain(reason);
  });

  it.each([
    ['{op: remove, path: "hooks[1]"}', ['remove hooks[1]']],
    ['{op: remove, path: "hooks.command=a"}', ['remove hooks[0]', 'remove hooks[2]']],
    ['{op: remove, path: "hooks[0].events[0]"}', ['remove hooks[0].events[0]']],
    ['{op: replace, path: "hooks[1].command", value: c}', ['replace hooks[1].command']],
    ['{op: remove, path: "pullSecrets[1]"}', ['remove pullSecrets.ghcr-io-2']],
    [
      '{op: replace, path: "pullSecrets[0].registry", value: a.b}, {op: replace, path: "pullSecrets[0].email", value: c}',
      ['replace pullSecrets.ghcr-io.registry', 'replace pullSecrets.ghcr-io.email'],
    ],
  ])('converts only what is patched: %s', (patches, expected) => {
    const {text} = convert(`hooks:
  - {command: a, events: ["after:build", "after:deploy"]}
  - {command: b, events: ["after:build"]}
  - {command: a, events: ["before:build"]}
pullSecrets: [{registry: ghcr.io}, {registry: ghcr.io, username: a}]
profiles: [{name: p, patches: [${patches}]}]
`);
    const {profiles} = parse(text) as {profiles: [{patches: {op: string; path: string}[]}]};
    expect(profiles[0].patches.map(({op, path}) => `${op} ${path}`).sort()).toEqual(
      expected.sort(),
    );
  });

  it.each([
    ['ghcr.io', 'ghcr-io'],
    ['https://index.docker.io/v1/', 'index-docker-io-v1'],
    ['localhost:5000', 'localhost-5000'],
    ['${PULL_REGISTRY}', 'pull-registry'],
    ['$(cat registry)', 'pull-secret'],
  ])('names the pull secret of %s', (registry, name) => {
    const {text} = convert(`pullSecrets: [{registry: "${registry}"}, {registry: "${registry}"}]\n`);
    expect(text).toBe(
      `pullSecrets: {${name}: {registry: "${registry}"}, ${name}-2: {registry: "${registry}"}}\n`,
    );
  });

  it.each([
    ['helm: {values: {image: "${IMAGE}"}}', 'web'],
    ['kubectl: {manifests: [k8s/]}', 'web'],
    ['helm: {values: {image: acme/web}}', 'image'],
  ])('names a dev entry with a variable after the deployment with %s', (deployment, name) => {
    const {text} = convert(
      `deployments: [{name: web, ${deployment}}]\ndev: {sync: [{imageSelector: "\${IMAGE}"}]}\n`,
    );
    expect(text).toContain(`dev:\n  ${name}:\n`);
  });

  it('converts the paths of 4.x', () => {
    const {text} = convertConfig(
      `version: v1beta9
name: a
images:
  api: {image: acme/api, tags: [a]}
deployments:
  - {name: web, kubectl: {manifests: [a]}}
dev:
  ports:
    - {imageName: api, forward: [{port: 80}]}
profiles:
  - name: p
    patches:
      - {op: add, path: "images.api.tags[-]", value: b}
      - {op: add, path: /deployments/0/kubectl/manifests/-, value: b}
      - {op: add, path: "dev.ports[0].forward[-]", value: {port: 81}}
`,
    );
    expect(text).toContain('{op: add, path: "images.api.tags", value: b}');
    expect(text).toContain('path: "deployments.web.kubectl.manifests", value: b}');
    expect(text).toContain('path: dev.api.ports\n        value: {port: "81"}\n');
  });

  it('turns strategic merges into merges', () => {
    const {text, notes} = convert(`${WITH_DEV}    # three
    strategicMerge:
      vars: [{name: LEVEL, default: "2"}]
      deployments:
        - name: web
          helm: {values: {replicas: 3}} # more
      dev:
        sync: [{localSubPath: ./src, containerPath: /app}]
      pullSecrets: [{registry: a.b}]
`);
    expect(text.slice(text.indexOf('  - name: p\n'))).toBe(`  - name: p
    # three
    merge:
      vars: {LEVEL: {default: "2"}}
      deployments:
        web:
          helm: {values: {replicas: 3}} # more
      # \`pullSecrets\` of \`strategicMerge\` has no equivalent in the new format: use \`merge\` or \`patches\`:
      # pullSecrets: [{registry: a.b}]
    patches:
      - op: replace
        path: "dev.api.sync[0].path"
        value: ./src:/app
`);
    expect(notes.filter(({severity}) => severity === 'decision')).toHaveLength(1);
  });

  it('renames sync and ports in events to the dev entry', () => {
    const {text, notes} = convert(`dev:
  ports:
    - {imageSelector: acme/web, name: http, forward: [{port: 80}]}
  sync:
    - {imageSelector: acme/web, name: src}
    - {imageSelector: acme/api, name: src}
hooks:
  - {command: a, events: ["after:initialSync:src", start:portForwarding:http, stop:sync:*]}
  - {command: b, events: [error:sync:http, error:sync:other]}
profiles:
  - name: p
    patches: [{op: remove, path: dev.ports}]
  - name: q
    replace:
      dev:
        ports: [{imageSelector: acme/db, forward: [{port: 81}]}]
        sync: [{imageSelector: acme/db, name: src}]
`);
    expect(text).toContain(
      '["after:initialSync:http", "after:initialSync:src", "after:initialSync:db", start:',
    );
    expect(text).toContain('patches: [{op: remove, path: dev.http.ports}]\n');
    expect(notes.map(({message, from, to}) => [message, from, to])).toEqual([
      ['entries of `dev.sync` have no `name` in the new format: this one is in `dev.http`', 7, 11],
      ['entries of `dev.sync` have no `name` in the new format: this one is in `dev.db`', 19, 35],
      ['`after:initialSync:src` gets the name of the dev entry: `http`, `src`, `db`', 10, 20],
      [
        '6.x never runs hooks for `stop:sync:*`: use `devCommand:after:execute` and `devCommand:interrupt`',
        10,
        20,
      ],
      [
        'no entry of `dev.sync` has the name `other`: write the name of a dev entry, or the hook never runs',
        11,
        21,
      ],
    ]);
  });

  it.each([
    [
      undefined,
      '',
      'decision',
      '5.x loads `.env`: if the project has this file, add `DEVSPACE_ENV_FILE: .env` to `vars`',
    ],
    [
      true,
      'vars:\n  DEVSPACE_ENV_FILE: .env\n',
      'info',
      '`vars` gets `DEVSPACE_ENV_FILE: .env`, because 5.x loads this file',
    ],
  ])('keeps the `.env` file: %s', (hasEnvFile, text, severity, message) => {
    const result = convertFile(START, {hasEnvFile});
    expect(result.text).toBe(`version: v2beta1\nname: acme\n${text}`);
    expect(result.notes).toMatchObject([{severity, message}]);
  });

  it.each([
    ['${HOST}/api', '{name: HOST, value: ghcr.io/acme}', 'ghcr.io', undefined],
    ['${HOST}/api', '{name: HOST, value: acme}', undefined, undefined],
    ['${HOST}/api', '{name: HOST, default: ghcr.io/acme}', 'ghcr.io', 'is by default'],
    ['${HOST}/api', '{name: HOST, source: env}', '${HOST}', 'must be a host name'],
    ['${IMAGE}', '{name: IMAGE, value: "${R}/a"}, {name: R, value: ghcr.io}', 'ghcr.io', undefined],
    ['${IMAGE}', '{name: IMAGE, default: ghcr.io/a/b}', 'ghcr.io', 'where `${IMAGE}` is by'],
    ['${IMAGE}', '{name: IMAGE, default: acme/shop}', undefined, 'if the cluster needs one'],
    ['${IMAGE}', '{name: IMAGE, value: "${IMAGE}"}', undefined, 'if the cluster needs one'],
    ['${IMAGE}', '{name: IMAGE, value: $(cat image)}', undefined, 'if the cluster needs one'],
    ['${IMAGE}', '', undefined, 'if the cluster needs one'],
  ])('adds a pull secret for the registry of %s with: %s', (image, vars, registry, note) => {
    const {text, notes} = convert(
      `vars: [${vars}]\nimages: {a: {image: "${image}"}, b: {image: "b:\${TAG}-1"}, c: {image: "${image}"}}\n`,
    );
    expect(asMap(parse(text)).pullSecrets).toEqual(registry && {a: {registry}});
    expect(notes.map(({message}) => message)).toEqual(
      note === undefined ? [] : [expect.stringContaining(note)],
    );
  });

  it('notes images in patches that need a pull secret', () => {
    const {notes} = convert(`images: {a: {image: acme/a}}
profiles:
  - name: p
    patches:
      - {op: replace, path: images.a.image, value: ghcr.io/acme/a}
      - {op: add, path: images.b, value: {image: "\${IMAGE}"}}
      - {op: replace, path: images, value: {c: {image: acme/c}}}
`);
    expect(notes.map(({message, from}) => `${from} ${message.split(': ').at(-1) ?? ''}`)).toEqual([
      '7 ghcr.io`',
      '8 ghcr.io`',
    ]);
  });

  it('renames sync in events that were `when`', () => {
    const {text, notes} = convertConfig(`version: v1beta10
name: acme
dev: {sync: [{imageSelector: acme/web, name: a}, {imageSelector: acme/web, name: b}]}
hooks:
  - command: a
    when: {after: {initialSync: b}}
`);
    expect(text).toContain('events: [after:initialSync:a]');
    expect(notes).toMatchObject([
      {severity: 'info', from: 3, to: 4},
      {severity: 'info', from: 6, to: 15},
    ]);
  });

  it.each([
    ['terminal: {imageName: api, command: [bash]}', 'terminal:\n      command: bash\n'],
    ['', 'terminal:\n      enabled: true\n      disableScreen: true\n'],
  ])('keeps the command of the interactive mode with: %s', (terminal, expected) => {
    const {text, notes} = convertConfig(`version: v1beta9
name: acme
images: {api: {image: acme/api}, web: {image: acme/web}}
dev:
  interactive:
    defaultEnabled: true
    images:
      - name: api
        entrypoint: [sleep] # wait
        cmd: ["9999"]
      - {name: web}
    ${terminal}
`);
    expect(text).toContain('    command: [sleep] # wait\n    args: ["9999"]\n    terminal:');
    expect(text).toContain(expected);
    expect(text).toContain('    command:\n      - sleep\n      - "999999999"\n');
    expect(text).not.toContain('disableReplace');
    expect(notes.map(({severity}) => severity)).toEqual(terminal === '' ? ['decision'] : []);
  });

  it('removes the images that a strategic merge removes', () => {
    const {text} = convert(`images: {api: {image: a}, tools: {image: b}}
deployments: [{name: a, helm: {}}, {name: b, helm: {}}]
profiles:
  - name: p
    strategicMerge: {images: {tools: null}, commands: [null]}
`);
    expect(text).toContain('    merge: {images: {tools: null}}\n');
    expect(text).toContain('# `commands` of `strategicMerge` has no equivalent');
  });

  it.each([
    ['images: ${X}\n', 'decision: `images` comes from `${X}`', 3],
    ['images: {api: "${X}"}\n', 'decision: `images.api` comes from `"${X}"`', 3],
    ['profiles: $(cat a.yaml)\n', 'decision: `profiles` comes from `$(cat a.yaml)`', 3],
    ['profiles:\n  - name: p\n    merge: ${X}\n', 'decision: `merge` must be written out', 5],
    ['images: {api: {image: dscr.io/a}}\n', 'decision: `dscr.io` was part of DevSpace Cloud', 3],
    ['images: {a: {image: "a/${DEVSPACE_SPACE}"}}\n', 'decision: `DEVSPACE_SPACE` was part of', 3],
    ['dev:\n  autoReload: {paths: [a]} # b\n', 'decision: `dev.autoReload` has no equivalent', 3],
    ['dev:\n  sync: ${X}\n', 'decision: `${X}` must be written out', 3],
    ['vars: [{name: a.b, value: c}]\n', 'decision: in the new format, names of variables', 3],
    ['require:\n  devspace: "< 6.0.0" # CI\n', 'decision: `< 6.0.0` excludes all releases', 3],
    [
      'profiles:\n  - name: p\n    merge: {images: {b: {image: quay.io/b}}}\n',
      'decision: the new format creates pull secrets only for `pullSecrets`: if the cluster needs one for this image, add an entry with `registry: quay.io`',
      5,
    ],
    [
      'profiles:\n  - name: p\n    patches:\n      - {op: copy, from: images.a, path: images.b} # b\n',
      'decision: the patch of `images.b` is a comment now: `op: copy` has no equivalent',
      5,
    ],
    ['deployments: [{helm: {values: {a: 1}}}]\n', 'loss: a deployment without `name`', 3],
    ['dependencies: [{name: a}]\n', 'loss: a dependency without `source`', 3],
    ['commands: [~]\n', 'info: an entry without a value', 3],
    ['images: {a: ~}\n', 'info: an entry without a value', 3],
    [
      'dev: {ports: [{imageSelector: a, forward: [{remotePort: 80}]}]}\n',
      'loss: a mapping without `port`',
      4,
    ],
    [
      'dev:\n  ports:\n    - forward: [{port: 80}] # web\n',
      'loss: an entry of `dev.ports` without a selector',
      3,
    ],
    [
      'commands:\n  - {name: a, command: one} # 1\n  - {name: a, command: two}\n',
      'loss: the later entry with the same name wins',
      4,
    ],
  ])('notes about %j', (config, start, to) => {
    const {text, notes} = convert(config);
    const found = notes.find(({severity, message}) => `${severity}: ${message}`.startsWith(start));
    expect(found?.to).toBe(to);
    for (const part of config.match(/\$[({].*?[)}]|# .*/g) ?? []) expect(text).toContain(part);
  });

  it('writes out aliases whose values change, and defines anchors before their aliases', () => {
    const {text} = convert(`images:
  api: &api
    image: acme/api
    build: &build
      docker: {options: {target: &target dev}}
  web:
    <<: *api
    build: *build
  old: {image: *target}
dev:
  sync:
    - &sync {imageSelector: &selector acme/api, localSubPath: &path ./src}
    - <<: *sync
      localSubPath: ./lib
  ports:
    - imageSelector: *selector
      forward: [{port: 80}]
hooks:
  - {command: echo, args: [*path], events: [after:build]}
`);
    expect(text).toContain(`  web:
    image: acme/api
    target: dev
  old: {image: *target}
`);
    expect(text).toContain(
      '    imageSelector: acme/api\n    ports: [{port: "80"}]\n    sync:\n      - path: ./src:.\n',
    );
    expect(text).toContain('      - path: ./lib:.\n');
    expect(text).toContain('args: [./src]');
  });

  it('keeps the value of an alias whose anchor is only in a comment', () => {
    const {text} = convert(`deployments:
  - name: a
    helm: {values: {image: &image acme/api}}
  - name: a
    helm: {valuesFiles: [*image]}
`);
    expect(text).toContain('  a:\n    helm: {valuesFiles: [acme/api]}\n');
  });

  it('merges the same as before', () => {
    const {text} = convert(`images:
  api: &api
    image: acme/api
    build: {docker: {}, disabled: true}
  web:
    <<: *api # shared
    build: {kaniko: {}}
  plain: &plain
    dockerfile: a
  other:
    image: acme/other
    <<: [*plain, *api]
deployments:
  - &first {name: a, namespace: x, helm: {wait: true}}
  - <<: *first
    name: b
`);
    expect(text.slice(text.indexOf('images:'))).toBe(`images:
  api:
    image: acme/api
    docker: {}
  web:
    image: acme/api
    # shared
    kaniko: {cache: true}
  plain:
    dockerfile: a
  other:
    image: acme/other
    dockerfile: a
    docker: {}
deployments:
  a: {namespace: x, helm: {upgradeArgs: ["--wait"]}}
  b:
    namespace: x
    helm:
      upgradeArgs:
        - "--wait"
`);
    expect(text).toContain('build_images web plain\n');
  });

  it('reads switches as DevSpace does', () => {
    const {text, notes} = convert(`images:
  api: {image: acme/api, build: {disabled: yes}}
  web: {image: acme/web}
deployments:
  - {name: a, helm: {wait: on, atomic: off, values: {debug: yes, text: "no"}}}
  - {name: b, helm: {}, disabled: "\${X}"}
`);
    expect(text).toContain('build_images web\n');
    expect(text).toContain(
      'a: {helm: {values: {debug: true, text: "no"}, upgradeArgs: ["--wait"]}}\n',
    );
    expect(text).toContain('# disabled: "${X}"\n');
    expect(notes.map(({message}) => message)).toContain(
      "`disabled` can't depend on a variable in the new format, but `pipelines` can",
    );
  });

  it('renames images where their names are used', () => {
    const {text} = convert(`images: {My_Api: {image: acme/api}}
deployments: [{name: api, helm: {values: {image: "image(My_Api):tag(My_Api)", other: image(web)}}}]
dev:
  ports: [{imageSelector: "image(My_Api):tag(My_Api)", forward: [{port: 80}]}]
  logs: {selectors: [{imageSelector: "\${runtime.images.My_Api}"}]}
`);
    expect(text).toContain('{image: "image(myapi):tag(myapi)", other: image(web)}');
    expect(text.match(/ imageSelector: .*/g)).toEqual([
      ' imageSelector: "image(myapi):tag(myapi)"',
    ]);
  });

  it('moves the tag of an image', () => {
    const {text} = convert(`images:
  api:
    image: "registry:5000/api:v1" # pinned
    tags:
      # by commit
      - \${SHA}
  web: {image: "acme/web:\${TAG}", createPullSecret: false}
`);
    expect(text.slice(0, text.indexOf('pullSecrets'))).toBe(`images:
  api:
    image: "registry:5000/api" # pinned
    tags:
      - v1
      # by commit
      - \${SHA}
  web: {image: "acme/web", createPullSecret: false, tags: ["\${TAG}"]}
`);
  });

  it('builds without pushing if one engine says so', () => {
    const {text} = convert(
      'images: {a: {image: b, build: {docker: {skipPush: false}, buildKit: {skipPush: true}}}}\n',
    );
    expect(text).toBe('images: {a: {image: b, skipPush: true, buildKit: {}}}\n');
  });

  it.each([
    ['my-app', 'my-app', 'the name `my-app` comes from the folder'],
    ['x', 'devspace', "the folder's name, `x`, can't be used"],
    [undefined, 'devspace', 'replace the name `devspace`'],
  ])('names a config after the folder %s', (folderName, name, message) => {
    const {text, notes} = convertConfig('version: v1beta11\n', {folderName});
    expect(text).toBe(`version: v2beta1\nname: ${name}\n`);
    expect(notes[0]?.message).toContain(message);
  });

  it.each([
    ['version: v1beta11\nvars: [\n', 'invalid YAML'],
    ['version: v1beta11\nname: a\nname: b\n', 'duplicate key'],
    ['version: v1beta11\n---\nversion: v1beta11\n', 'more than one document'],
    ['version: v1beta11\nvars:\n\t- name: a\n', 'tab'],
    ['{"version": "v1beta11", "name": "a"}', 'the file is JSON'],
  ])('refuses %j', (text, message) => {
    const result = convertConfig(text);
    expect(result.text).toBe(text);
    expect(result.error?.message).toContain(message);
  });
});
