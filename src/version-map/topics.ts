import type {ReleaseLine} from '../config/versions.ts';

/**
 * One topic and the pages that treat it in each release line.
 *
 * The first page of a line is the one that readers of other lines are sent to; the others only
 * lead away. A line without pages has no counterpart. Pages are named by their path below the
 * line's landing page.
 */
export type Topic = Readonly<Partial<Record<ReleaseLine, readonly string[]>>>;

const CONFIG = 'configuration';

/** Joins a folder in front of page names, since the same folder holds whole groups of pages. */
function pages(folder: string, ...names: readonly string[]): readonly string[] {
  return names.map((name) => (name ? `${folder}/${name}` : folder));
}

/** A folder below configuration/: `config('images', 'build')` is `configuration/images/build`. */
function config(folder: string, ...names: readonly string[]): readonly string[] {
  return pages(`${CONFIG}/${folder}`, ...names);
}

const gettingStarted: readonly Topic[] = [
  {
    '6.x': pages('getting-started', 'introduction'),
    '5.x': ['introduction'],
    '4.x': ['introduction'],
  },
  {
    '6.x': pages('getting-started', 'installation'),
    '5.x': pages('getting-started', 'installation'),
    '4.x': pages('getting-started', 'installation'),
  },
  {
    '6.x': pages('getting-started', 'initialize-project'),
    '5.x': [...pages('getting-started', 'initialize-project'), 'quickstart'],
    '4.x': pages('getting-started', 'initialize-project'),
  },
  {
    '6.x': pages('getting-started', 'development'),
    // 6.x has no page of its own for the first deployment: its development page ends with it.
    '5.x': pages('getting-started', 'development', 'deployment'),
    '4.x': pages('getting-started', 'development', 'deployment'),
  },
  {'6.x': pages('getting-started', 'cleanup'), '5.x': pages('getting-started', 'cleanup')},
  {
    '6.x': pages('getting-started', 'next-steps'),
    '5.x': pages('getting-started', 'next-steps'),
    '4.x': pages('getting-started', 'next-steps'),
  },
];

const images: readonly Topic[] = [
  {
    '6.x': config('images', '', 'build-engines'),
    '5.x': [...config('images', 'basics', 'disabled'), 'guides/image-building'],
    '4.x': [...config('images', 'basics', 'disabled'), 'guides/image-building'],
  },
  {
    '6.x': config('images', 'build'),
    '5.x': config(
      'images',
      'dockerfile-context',
      'append-dockerfile-instructions',
      'entrypoint-cmd',
      'rebuild-strategy',
    ),
    '4.x': config(
      'images',
      'dockerfile-context',
      'append-dockerfile-instructions',
      'entrypoint-cmd',
      'prefer-sync-over-rebuild',
    ),
  },
  // Between the two old lines these pages have counterparts of their own.
  {
    '5.x': config('images', 'rebuild-strategy'),
    '4.x': config('images', 'prefer-sync-over-rebuild'),
  },
  {
    '6.x': config('images', 'tag'),
    '5.x': config('images', 'image-tagging'),
    '4.x': config('images', 'image-tagging'),
  },
  {
    '6.x': config('images', 'pull'),
    '5.x': config('images', 'pull-secrets'),
    '4.x': config('images', 'pull-secrets'),
  },
  {
    '6.x': config('images/build-engines', 'docker'),
    '5.x': config('images', 'docker'),
    '4.x': config('images', 'docker'),
  },
  {'6.x': config('images/build-engines', 'buildkit'), '5.x': config('images', 'buildkit')},
  {
    '6.x': config('images/build-engines', 'kaniko'),
    '5.x': config('images', 'kaniko'),
    '4.x': config('images', 'kaniko'),
  },
  {
    '6.x': config('images/build-engines', 'custom'),
    '5.x': config('images', 'custom'),
    '4.x': config('images', 'custom'),
  },
];

const deployments: readonly Topic[] = [
  {
    '6.x': config('deployments', ''),
    '5.x': config('deployments', 'basics'),
    '4.x': config('deployments', 'basics'),
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
    '4.x': config('deployments', 'helm-charts'),
  },
  {
    '6.x': [...config('deployments/kubectl', 'manifests', '', 'inline_manifests', 'patches')],
    '5.x': config('deployments', 'kubernetes-manifests'),
    '4.x': config('deployments', 'kubernetes-manifests'),
  },
  {
    '6.x': config('deployments/kubectl', 'kustomizations'),
    '5.x': config('deployments', 'kustomizations'),
    '4.x': config('deployments', 'kustomizations'),
  },
];

/** Pages of 6.x on changes to the pod, all of which `dev.replacePods` makes in 5.x. */
const podModifications = [
  '',
  'dev-image',
  'entrypoint',
  'env-vars',
  'patches',
  'persistence',
  'resources',
  'workdir',
];

const development: readonly Topic[] = [
  {
    '6.x': config('dev', '', 'connections', 'selectors', 'selectors/image', 'selectors/labels'),
    '5.x': config('development', 'basics'),
    '4.x': config('development', 'basics'),
  },
  {
    '6.x': config('dev/connections', 'file-sync'),
    '5.x': [...config('development', 'file-synchronization'), 'guides/file-synchronization'],
    '4.x': [...config('development', 'file-synchronization'), 'guides/file-synchronization'],
  },
  {
    '6.x': config('dev/connections', 'port-forwarding'),
    '5.x': config('development', 'port-forwarding', 'reverse-port-forwarding'),
    '4.x': config('development', 'port-forwarding', 'reverse-port-forwarding'),
  },
  {
    // 4.x has no replaced pods: for a container that sleeps, it has the interactive mode.
    '6.x': [
      ...config('dev/connections', 'terminal', 'terminal/attach'),
      ...config('dev/modifications', ...podModifications),
    ],
    '5.x': config('development', 'terminal', 'replace-pods'),
    '4.x': [...config('development', 'interactive-mode'), 'guides/interactive-mode'],
  },
  {
    '6.x': config('dev/connections', 'terminal/log-streaming'),
    '5.x': config('development', 'log-streaming'),
    '4.x': config('development', 'log-streaming'),
  },
  {
    '6.x': config('dev/connections', 'open'),
    '5.x': config('development', 'open-links'),
    '4.x': config('development', 'open-links'),
  },
  {
    '6.x': config('dev/connections', 'restart-helper'),
    '5.x': config('images', 'inject-restart-helper'),
    '4.x': config('images', 'inject-restart-helper'),
  },
  {
    '6.x': config('dev/modifications', ...podModifications),
    '5.x': config('development', 'replace-pods'),
  },
];

const otherConfig: readonly Topic[] = [
  {'6.x': config('reference', ''), '5.x': config('reference', ''), '4.x': config('reference', '')},
  {
    '6.x': config('commands', ''),
    '5.x': config('commands', 'basics'),
    '4.x': config('commands', 'basics'),
  },
  {
    // What 6.x says in a pipeline, the old lines do in hooks between fixed steps.
    '6.x': pages(CONFIG, 'hooks', 'pipelines', 'functions'),
    '5.x': config('hooks', 'basics'),
    '4.x': config('hooks', 'basics'),
  },
  {
    '6.x': config('dependencies', ''),
    '5.x': config('dependencies', 'basics'),
    '4.x': config('dependencies', 'basics'),
  },
  {
    '6.x': config('profiles', ''),
    '5.x': config('profiles', 'basics', 'parents'),
    '4.x': config('profiles', 'basics'),
  },
  {'6.x': config('pullSecrets', ''), '5.x': config('pullSecrets', 'basics')},
  {'6.x': config('require', ''), '5.x': config('require', 'basics')},
  {
    '6.x': config('variables', ''),
    '5.x': config(
      'variables',
      'basics',
      'predefined-variables',
      'source-command',
      'source-env',
      'source-input',
      'source-none',
    ),
    '4.x': config('variables', 'basics', 'source-env', 'source-input', 'source-none'),
  },
  {'6.x': config('runtime-variables', ''), '5.x': config('variables', 'runtime-variables')},
  // Variables from a .env file are part of the variables page since 6.x.
  {'6.x': config('variables', ''), '5.x': config('env-file', ''), '4.x': config('env-file', '')},
  {'6.x': ['plugins'], '5.x': ['guides/plugins']},
];

/**
 * Pages of the old lines whose topic is a part of a page in 6.x. They come last, so that the pages
 * of 6.x keep to their nearer counterparts above.
 */
const parts: readonly Topic[] = [
  {
    // `run_watch` does in a pipeline what `dev.autoReload` did.
    '6.x': config('functions', ''),
    '5.x': config('development', 'auto-reloading'),
    '4.x': config('development', 'auto-reloading'),
  },
  {
    '6.x': config('pipelines', ''),
    '5.x': pages('guides', 'ci-cd-integration'),
    '4.x': pages('guides', 'ci-cd-integration'),
  },
  {
    '6.x': config('profiles', ''),
    '5.x': pages('guides', 'dev-staging-production'),
    '4.x': pages('guides', 'dev-staging-production'),
  },
  {
    '6.x': config('deployments/helm/chart', 'component-chart'),
    '5.x': pages('guides', 'networking-domains'),
    '4.x': pages('guides', 'networking-domains'),
  },
  {
    '6.x': pages('ide-integration', 'visual-studio-code'),
    '5.x': pages('guides', 'remote-debugging'),
    '4.x': pages('guides', 'remote-debugging'),
  },
  {
    '6.x': ['cli/devspace_ui'],
    '5.x': pages('guides', 'localhost-ui'),
    '4.x': pages('guides', 'localhost-ui'),
  },
];

/** Every topic whose pages are named differently from line to line. */
export const topics: readonly Topic[] = [
  ...gettingStarted,
  ...images,
  ...deployments,
  ...development,
  ...otherConfig,
  ...parts,
];
