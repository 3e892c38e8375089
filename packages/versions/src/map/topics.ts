import type {VersionLabel} from '../versions.ts';

/**
 * The pages that cover a topic in each version, as paths below the version's landing page.
 *
 * Switching to a version leads to its first page; the other pages only link to other versions. A version
 * that isn't listed uses the names of the next newer one. A path with an anchor is a section that covers
 * the topic, and is only a target.
 */
export type Topic = Readonly<Partial<Record<VersionLabel, readonly string[]>>>;

const CONFIG = 'configuration';

/** Prefixes page names with their folder. An empty name is the page of the folder. */
function pages(folder: string, ...names: readonly string[]): readonly string[] {
  return names.map((name) => (name ? `${folder}/${name}` : folder));
}

/** Pages in a folder of configuration/: `config('images', 'build')` is `configuration/images/build`. */
function config(folder: string, ...names: readonly string[]): readonly string[] {
  return pages(`${CONFIG}/${folder}`, ...names);
}

/** Pages of commands of older versions: `commands('add_port')` is `commands/devspace_add_port`. */
function commands(...names: readonly string[]): readonly string[] {
  return pages('commands', ...names.map((name) => `devspace_${name}`));
}

const gettingStarted: readonly Topic[] = [
  {
    '6.x': pages('getting-started', 'introduction'),
    '5.x': ['introduction'],
  },
  {
    '6.x': pages('getting-started', 'quickstart', 'first-project'),
    '5.x': ['quickstart'],
    // 4.x has no quickstart. This is the closest page.
    '4.x': pages('getting-started', 'initialize-project'),
  },
];

const images: readonly Topic[] = [
  {
    '6.x': config('images', '', 'build-engines'),
    '5.x': [...config('images', 'basics'), 'guides/image-building'],
  },
  {
    '6.x': config('images', 'build'),
    '5.x': config('images', 'dockerfile-context'),
  },
  {
    '6.x': config('images', 'tag'),
    '5.x': config('images', 'image-tagging'),
  },
  {
    '6.x': config('images', 'pull'),
    '5.x': config('images', 'pull-secrets'),
  },
  {
    '6.x': config('images/build-engines', 'docker'),
    '5.x': config('images', 'docker'),
  },
  {'6.x': config('images/build-engines', 'buildkit'), '5.x': config('images', 'buildkit')},
  {
    '6.x': config('images/build-engines', 'kaniko'),
    '5.x': config('images', 'kaniko'),
  },
  {
    '6.x': config('images/build-engines', 'custom'),
    '5.x': config('images', 'custom'),
  },
];

const deployments: readonly Topic[] = [
  {
    '6.x': config('deployments', ''),
    '5.x': config('deployments', 'basics'),
  },
  {
    '6.x': config(
      'deployments/helm',
      '',
      'chart',
      'chart/component-chart',
      'chart/local',
      'chart/remote',
      'values',
    ),
    '5.x': config('deployments', 'helm-charts'),
  },
  {
    '6.x': config('deployments/kubectl', 'manifests', ''),
    '5.x': config('deployments', 'kubernetes-manifests'),
  },
  {
    '6.x': config('deployments/kubectl', 'kustomizations'),
    '5.x': config('deployments', 'kustomizations'),
  },
];

const development: readonly Topic[] = [
  {
    '6.x': config('dev', '', 'connections', 'selectors', 'selectors/image', 'selectors/labels'),
    '5.x': config('development', 'basics'),
  },
  {
    '6.x': config('dev/connections', 'file-sync'),
    '5.x': [...config('development', 'file-synchronization'), 'guides/file-synchronization'],
  },
  {
    '6.x': config('dev/connections', 'port-forwarding'),
    '5.x': config('development', 'port-forwarding'),
  },
  {
    '6.x': config('dev/connections', 'terminal'),
    '5.x': config('development', 'terminal'),
    '4.x': [...config('development', 'interactive-mode'), 'guides/interactive-mode'],
  },
  {
    '6.x': config('dev/connections', 'terminal/log-streaming'),
    '5.x': config('development', 'log-streaming'),
  },
  {
    '6.x': config('dev/connections', 'open'),
    '5.x': config('development', 'open-links'),
  },
  {
    '6.x': config('dev/connections', 'restart-helper'),
    '5.x': config('images', 'inject-restart-helper'),
  },
  {
    '6.x': config('dev/modifications', '', 'dev-image', 'patches', 'persistence'),
    '5.x': config('development', 'replace-pods'),
  },
];

const otherConfig: readonly Topic[] = [
  {
    '6.x': config('commands', ''),
    '5.x': config('commands', 'basics'),
  },
  {
    '6.x': config('hooks', ''),
    '5.x': config('hooks', 'basics'),
  },
  {
    '6.x': config('dependencies', ''),
    '5.x': config('dependencies', 'basics'),
  },
  {
    '6.x': config('profiles', ''),
    '5.x': config('profiles', 'basics'),
  },
  {'6.x': config('pullSecrets', ''), '5.x': config('pullSecrets', 'basics')},
  {'6.x': config('require', ''), '5.x': config('require', 'basics')},
  {
    '6.x': config('variables', ''),
    '5.x': config('variables', 'basics'),
  },
  {'6.x': config('runtime-variables', ''), '5.x': config('variables', 'runtime-variables')},
  {'6.x': ['plugins'], '5.x': ['guides/plugins']},
];

/** Pages whose topic is a section of a page in another version. */
const sections: readonly Topic[] = [
  {
    '6.x': pages('getting-started', 'development#deploy'),
    '5.x': pages('getting-started', 'deployment'),
  },
  {
    '6.x': config('images#develop-without-building', ''),
    '5.x': config('images', 'disabled'),
  },
  {
    '6.x': config('images', 'push'),
    '5.x': config('images', 'basics#push'),
  },
  {
    '6.x': config('images', 'build#in-memory'),
    '5.x': config('images', 'append-dockerfile-instructions'),
  },
  {
    '6.x': config('images', 'build#in-memory'),
    '5.x': config('images', 'entrypoint-cmd'),
  },
  {
    '6.x': config('images', 'build#rebuild'),
    '5.x': config('images', 'rebuild-strategy'),
    '4.x': config('images', 'prefer-sync-over-rebuild'),
  },
  {
    // `run_watch` in a pipeline replaces `dev.autoReload`.
    '6.x': config('functions', 'global-functions#run_watch'),
    '5.x': config('development', 'auto-reloading'),
  },
  {
    '6.x': config('dev/connections', 'terminal#interactive-mode'),
    '4.x': [...config('development', 'interactive-mode'), 'guides/interactive-mode'],
  },
  {
    '6.x': config('dev/connections', 'port-forwarding#reverse'),
    '5.x': config('development', 'reverse-port-forwarding'),
  },
  {
    '6.x': config('profiles#parents', ''),
    '5.x': config('profiles', 'parents'),
    '4.x': [...config('profiles', 'basics#parent'), ...pages('fragments', 'profile-parent')],
  },
  {
    '6.x': config('predefined-variables', ''),
    '5.x': config('variables', 'predefined-variables'),
    '4.x': config('variables', 'basics#predefined'),
  },
  {'6.x': config('variables#command', ''), '5.x': config('variables', 'source-command')},
  {
    '6.x': config('variables#env', ''),
    '5.x': config('variables', 'source-env'),
  },
  {
    '6.x': config('variables#question', ''),
    '5.x': config('variables', 'source-input'),
  },
  {
    '6.x': config('variables#value', ''),
    '5.x': config('variables', 'source-none'),
  },
  {
    '6.x': pages(CONFIG, 'environment-variables#env-file', 'environment-variables'),
    '5.x': config('env-file', ''),
  },
  {
    '6.x': pages('guides', 'ci-cd'),
    '5.x': pages('guides', 'ci-cd-integration'),
  },
  {
    '6.x': pages('guides', 'domains-and-ingress'),
    '5.x': pages('guides', 'networking-domains'),
  },
  {
    '6.x': pages('guides', 'debugging'),
    '5.x': pages('guides', 'remote-debugging'),
  },
  {
    '6.x': pages('guides', 'network-and-data'),
    '5.x': ['introduction#how-it-works'],
    '4.x': ['introduction#usage-data'],
  },
  {'6.x': pages('guides', 'network-and-data#usage-data'), '4.x': commands('set_analytics')},
];

/** Guides with another name in 6.x. */
const guides: readonly Topic[] = [
  {
    '6.x': config('profiles', ''),
    '5.x': pages('guides', 'dev-staging-production'),
  },
  {'6.x': pages('guides', 'migrate-from-5'), '5.x': pages('guides', 'migrate-to-6')},
  {'6.x': pages('guides', 'migrate-from-4'), '4.x': pages('guides', 'migrate')},
  {
    '6.x': pages('guides', 'web-ui'),
    '5.x': pages('guides', 'localhost-ui'),
  },
  {
    '6.x': pages(
      'troubleshooting',
      ...['errors', 'errors-cluster', 'errors-config', 'errors-dev', 'errors-images'],
      ...[
        'errors-kubernetes',
        'errors-programs',
        'errors-sections',
        'errors-sync',
        'errors-variables',
      ],
    ),
    '5.x': pages('troubleshooting', 'errors'),
  },
];

/** Topics whose pages have different names in different versions. The first match wins. */
export const topics: readonly Topic[] = [
  ...sections,
  ...gettingStarted,
  ...images,
  ...deployments,
  ...development,
  ...otherConfig,
  ...guides,
];

/** Removed commands whose task is documented on a page about the config. */
const removedCommands: readonly Topic[] = [
  {
    '6.x': config('images', ''),
    '5.x': config('images', 'basics'),
    '4.x': commands('add_image', 'remove_image'),
  },
  {
    '6.x': config('deployments', ''),
    '5.x': config('deployments', 'basics'),
    '4.x': commands('add_deployment', 'remove_deployment'),
  },
  {
    '6.x': config('dev/connections', 'port-forwarding'),
    '5.x': config('development', 'port-forwarding'),
    '4.x': commands('add_port', 'remove_port'),
  },
  {
    '6.x': config('dev/connections', 'file-sync'),
    '5.x': config('development', 'file-synchronization'),
    '4.x': commands('add_sync', 'remove_sync', 'status', 'status_sync'),
  },
  {
    '6.x': config('variables', ''),
    '5.x': commands('save', 'save_vars', 'restore', 'restore_vars'),
    '4.x': config('variables', 'basics'),
  },
  {'6.x': config('profiles', ''), '5.x': commands('use_profile')},
  {'6.x': config('dependencies', ''), '5.x': commands('update_dependencies')},
];

/**
 * Pages whose topic other versions don't cover, with the closest page there. The version menu links to
 * it with a note that it's the closest page.
 */
export const relatedPages: readonly Topic[] = [
  ...removedCommands,
  {
    '6.x': pages('guides', 'migrate-from-4'),
    '5.x': pages('guides', 'changes-from-4.x'),
    '4.x': pages('guides', 'migrate'),
  },
  {
    // Older versions have fixed steps, which only hooks can extend.
    '6.x': pages(
      CONFIG,
      'pipelines',
      'pipelines/flags',
      'pipelines/scripts',
      'functions',
      'functions/custom-functions',
      'functions/global-functions',
      'functions/override-config',
    ),
    '5.x': config('hooks', 'basics'),
  },
  {
    '6.x': config('deployments/kubectl', 'inline_manifests', 'patches'),
    '5.x': config('deployments', 'kubernetes-manifests'),
  },
  {
    '6.x': config('dev/connections', 'terminal/attach'),
    '5.x': config('development', 'terminal'),
    '4.x': config('development', 'interactive-mode'),
  },
  {
    // 4.x doesn't replace pods: interactive mode overrides the image instead.
    '6.x': config(
      'dev/modifications',
      '',
      'dev-image',
      'entrypoint',
      'env-vars',
      'patches',
      'persistence',
      'resources',
      'workdir',
    ),
    '5.x': config('development', 'replace-pods'),
    '4.x': config('development', 'interactive-mode'),
  },
  {
    '6.x': config('variables-precedence', ''),
    '5.x': config('variables', 'basics'),
  },
  {
    '6.x': pages('ide-integration', 'visual-studio-code'),
    '5.x': pages('guides', 'remote-debugging'),
  },
  {'5.x': config('variables', 'source-command'), '4.x': config('variables', 'basics')},
];
