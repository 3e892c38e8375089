import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], unknown[]>;

/** Ids of pages in a folder. */
function pages(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** A category without a page. */
function group(label: string, items: Items) {
  return {type: 'category' as const, label, items};
}

/** A category whose label links to a page. */
function category(label: string, page: string, items: Items) {
  return {...group(label, items), link: {type: 'doc' as const, id: page}};
}

/** A category with the pages of a folder. Its label links to the index page. */
function folder(label: string, path: string, ...names: readonly string[]) {
  return category(label, `${path}/index`, pages(path, ...names));
}

/** Sidebar of the latest version, in the order in which readers need the pages. */
const sidebars: SidebarsConfig = {
  adminSidebar: [
    {type: 'doc', id: 'index', label: 'Overview'},
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/introduction',
        'getting-started/quickstart',
        'getting-started/installation',
        'getting-started/initialize-project',
        'getting-started/development',
        'getting-started/cleanup',
      ],
    },
    category('Guides', 'guides/index', [
      group(
        'Start a project',
        pages(
          'guides',
          'docker-compose',
          'existing-helm-chart',
          'monorepo',
          'multiple-containers',
          'existing-workloads',
          'pipeline-recipes',
        ),
      ),
      folder(
        'Project recipes',
        'guides/recipes',
        'nodejs-express',
        'nodejs-nextjs',
        'nodejs-postgres',
        'nodejs-rabbitmq',
        'nodejs-typescript-debugger',
        'nodejs-vite',
        'python-flask',
        'python-celery',
        'python-cronjob',
        'python-django',
        'python-fastapi-postgres',
        'python-gpu',
        'python-jupyter',
        'go-api',
        'go-helm-chart',
        'go-nats-worker',
        'go-postgres-debugger',
        'java-spring-boot',
        'java-postgres-debugger',
        'java-quarkus',
        'php-mysql',
        'php-xdebug',
        'ruby-sidekiq',
        'ruby-sinatra',
        'dotnet-postgres-debugger',
        'dotnet-watch',
        'rust-axum',
        'rust-redis-worker',
        'fullstack-react-fastapi',
        'kustomize-overlays',
        'monorepo-go-nodejs',
      ),
      group('Migration', pages('guides', 'migrate-from-5', 'migrate-from-4', 'changes-from-5.x')),
      category(
        'CI/CD',
        'guides/ci-cd',
        pages('guides', 'github-actions', 'gitlab-ci', 'preview-environments', 'ci-in-cluster'),
      ),
      group(
        'Clusters and images',
        pages(
          'guides',
          'local-clusters',
          'registry-credentials',
          'build-secrets',
          'offline-and-proxies',
        ),
      ),
      group('Development', [
        folder(
          'Remote debugging',
          'guides/debugging',
          'go',
          'python',
          'java',
          'nodejs',
          'dotnet',
          'php',
        ),
        ...pages('guides', 'remote-ide', 'domains-and-ingress', 'web-ui'),
      ]),
      group(
        'Teams',
        pages('guides', 'join-a-project', 'sharing-namespaces', 'pin-namespace-and-context'),
      ),
    ]),
    group('Configuration', [
      'configuration/reference',
      'configuration/imports/index',
      'configuration/functions/index',
      folder('Pipelines', 'configuration/pipelines', 'flags', 'scripts'),
      'configuration/hooks/index',
      category('Images', 'configuration/images/index', [
        ...pages('configuration/images', 'build', 'tag', 'push', 'pull'),
        folder(
          'Build engines',
          'configuration/images/build-engines',
          'docker',
          'buildkit',
          'kaniko',
          'custom',
        ),
      ]),
      category('Deployments', 'configuration/deployments/index', [
        category('Deploy Helm charts', 'configuration/deployments/helm/index', [
          'configuration/deployments/helm/values',
          folder(
            'Choose a Helm chart',
            'configuration/deployments/helm/chart',
            'component-chart',
            'local',
            'remote',
          ),
        ]),
        folder(
          'Deploy with kubectl',
          'configuration/deployments/kubectl',
          'manifests',
          'inline_manifests',
          'patches',
          'kustomizations',
        ),
      ]),
      category('Dev mode', 'configuration/dev/index', [
        folder('Select a dev container', 'configuration/dev/selectors', 'image', 'labels'),
        folder(
          'Dev connections and workflows',
          'configuration/dev/connections',
          'file-sync',
          'port-forwarding',
          'terminal/index',
          'ssh',
          'restart-helper',
          'proxy-commands',
          'open',
        ),
        folder(
          'Modify the dev container',
          'configuration/dev/modifications',
          'dev-image',
          'env-vars',
          'entrypoint',
          'workdir',
          'persistence',
          'resources',
          'patches',
        ),
        ...pages('configuration/dev', 'sessions'),
      ]),
      'configuration/commands/index',
      folder('Dependencies', 'configuration/dependencies', 'git-repository', 'local-folder'),
      folder('Profiles', 'configuration/profiles', 'activation', 'patches', 'merge', 'replace'),
      'configuration/pullSecrets/index',
      'configuration/localRegistry/index',
      'configuration/require/index',
      category('Variables', 'configuration/variables', [
        'configuration/variables-precedence',
        'configuration/environment-variables',
      ]),
      'configuration/runtime-variables',
      'configuration/expressions',
    ]),
    group('IDE integration', [
      'ide-integration/visual-studio-code',
      'ide-integration/schema-validation',
    ]),
    'tools/check',
    'tools/use-these-docs',
    category('CLI reference', 'cli/index', [{type: 'autogenerated', dirName: 'cli'}]),
    category('Troubleshooting', 'troubleshooting/index', [
      ...pages(
        'troubleshooting',
        'init',
        'images',
        'containers',
        'file-sync',
        'networking',
        'performance',
      ),
      category(
        'Error messages',
        'troubleshooting/errors',
        pages(
          'troubleshooting',
          'errors-config',
          'errors-sections',
          'errors-variables',
          'errors-cluster',
          'errors-images',
          'errors-dev',
          'errors-sync',
        ),
      ),
    ]),
    'plugins/index',
    'licenses/devspace',
  ],
};

export default sidebars;
