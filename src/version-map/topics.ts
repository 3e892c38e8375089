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
    '5.x': pages('getting-started', 'development'),
    '4.x': pages('getting-started', 'development'),
  },
  // 6.x has no page of its own for the first deployment: its development page covers the pipelines.
  {'5.x': pages('getting-started', 'deployment'), '4.x': pages('getting-started', 'deployment')},
  {'6.x': pages('getting-started', 'cleanup'), '5.x': pages('getting-started', 'cleanup')},
  {
    '6.x': pages('getting-started', 'next-steps'),
    '5.x': pages('getting-started', 'next-steps'),
    '4.x': pages('getting-started', 'next-steps'),
  },
];

const images: readonly Topic[] = [
  {
    '6.x': config('images', ''),
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
    '6.x': config('deployments/helm', ''),
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

const development: readonly Topic[] = [
  {
    '6.x': config('dev', '', 'connections'),
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
    '6.x': config('dev/connections', 'terminal', 'terminal/attach'),
    '5.x': config('development', 'terminal'),
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
    '5.x': [
      ...config('images', 'inject-restart-helper'),
      ...config('development', 'auto-reloading'),
    ],
    '4.x': [
      ...config('images', 'inject-restart-helper'),
      ...config('development', 'auto-reloading'),
    ],
  },
  {
    '6.x': config('dev/modifications', '', 'dev-image'),
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
  {'6.x': config('hooks', ''), '5.x': config('hooks', 'basics'), '4.x': config('hooks', 'basics')},
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

/** Every topic whose pages are named differently from line to line. */
export const topics: readonly Topic[] = [
  ...gettingStarted,
  ...images,
  ...deployments,
  ...development,
  ...otherConfig,
];
