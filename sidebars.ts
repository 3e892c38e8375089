import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const CONFIG = 'configuration';

function guides(...names: readonly string[]): string[] {
  return names.map((name) => `guides/${name}`);
}

function recipes(...names: readonly string[]): string[] {
  return guides(...names.map((name) => `recipes/${name}`));
}

function pages(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${CONFIG}/${folder}/${name}`);
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
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'doc', id: 'guides/index'},
      items: [
        {
          type: 'category',
          label: 'Start a project',
          items: guides(
            'docker-compose',
            'existing-helm-chart',
            'monorepo',
            'multiple-containers',
            'existing-workloads',
            'pipeline-recipes',
          ),
        },
        {
          type: 'category',
          label: 'Project recipes',
          link: {type: 'doc', id: 'guides/recipes/index'},
          items: recipes(
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
        },
        {
          type: 'category',
          label: 'Migration',
          items: guides('migrate-from-5', 'migrate-from-4', 'changes-from-5.x'),
        },
        {
          type: 'category',
          label: 'CI/CD',
          link: {type: 'doc', id: 'guides/ci-cd'},
          items: guides('github-actions', 'gitlab-ci', 'preview-environments', 'ci-in-cluster'),
        },
        {
          type: 'category',
          label: 'Clusters and images',
          items: guides(
            'local-clusters',
            'registry-credentials',
            'build-secrets',
            'offline-and-proxies',
          ),
        },
        {
          type: 'category',
          label: 'Development',
          items: [
            {
              type: 'category',
              label: 'Remote debugging',
              link: {type: 'doc', id: 'guides/debugging/index'},
              items: ['go', 'python', 'java', 'nodejs', 'dotnet', 'php'].map(
                (name) => `guides/debugging/${name}`,
              ),
            },
            ...guides('remote-ide', 'domains-and-ingress', 'web-ui'),
          ],
        },
        {
          type: 'category',
          label: 'Teams',
          items: guides('join-a-project', 'sharing-namespaces', 'pin-namespace-and-context'),
        },
      ],
    },
    {
      type: 'category',
      label: 'Configuration',
      items: [
        'configuration/reference',
        'configuration/imports/index',
        'configuration/functions/index',
        {
          type: 'category',
          label: 'Pipelines',
          link: {type: 'doc', id: 'configuration/pipelines/index'},
          items: pages('pipelines', 'flags', 'scripts'),
        },
        'configuration/hooks/index',
        {
          type: 'category',
          label: 'Images',
          link: {type: 'doc', id: 'configuration/images/index'},
          items: [
            ...pages('images', 'build', 'tag', 'push', 'pull'),
            {
              type: 'category',
              label: 'Build engines',
              link: {type: 'doc', id: 'configuration/images/build-engines/index'},
              items: ['docker', 'buildkit', 'kaniko', 'custom'].map(
                (name) => `configuration/images/build-engines/${name}`,
              ),
            },
          ],
        },
        {
          type: 'category',
          label: 'Deployments',
          link: {type: 'doc', id: 'configuration/deployments/index'},
          items: [
            {
              type: 'category',
              label: 'Deploy Helm charts',
              link: {type: 'doc', id: 'configuration/deployments/helm/index'},
              items: [
                'configuration/deployments/helm/values',
                {
                  type: 'category',
                  label: 'Choose a Helm chart',
                  link: {type: 'doc', id: 'configuration/deployments/helm/chart/index'},
                  items: pages('deployments/helm/chart', 'component-chart', 'local', 'remote'),
                },
              ],
            },
            {
              type: 'category',
              label: 'Deploy with kubectl',
              link: {type: 'doc', id: 'configuration/deployments/kubectl/index'},
              items: pages(
                'deployments/kubectl',
                'manifests',
                'inline_manifests',
                'patches',
                'kustomizations',
              ),
            },
          ],
        },
        {
          type: 'category',
          label: 'Dev mode',
          link: {type: 'doc', id: 'configuration/dev/index'},
          items: [
            {
              type: 'category',
              label: 'Select a dev container',
              link: {type: 'doc', id: 'configuration/dev/selectors/index'},
              items: pages('dev/selectors', 'image', 'labels'),
            },
            {
              type: 'category',
              label: 'Dev connections and workflows',
              link: {type: 'doc', id: 'configuration/dev/connections/index'},
              items: pages(
                'dev/connections',
                'file-sync',
                'port-forwarding',
                'terminal/index',
                'ssh',
                'restart-helper',
                'proxy-commands',
                'open',
              ),
            },
            {
              type: 'category',
              label: 'Modify the dev container',
              link: {type: 'doc', id: 'configuration/dev/modifications/index'},
              items: pages(
                'dev/modifications',
                'dev-image',
                'env-vars',
                'entrypoint',
                'workdir',
                'persistence',
                'resources',
                'patches',
              ),
            },
            ...pages('dev', 'sessions'),
          ],
        },
        'configuration/commands/index',
        {
          type: 'category',
          label: 'Dependencies',
          link: {type: 'doc', id: 'configuration/dependencies/index'},
          items: pages('dependencies', 'git-repository', 'local-folder'),
        },
        {
          type: 'category',
          label: 'Profiles',
          link: {type: 'doc', id: 'configuration/profiles/index'},
          items: ['activation', 'patches', 'merge', 'replace'].map(
            (name) => `configuration/profiles/${name}`,
          ),
        },
        'configuration/pullSecrets/index',
        'configuration/localRegistry/index',
        'configuration/require/index',
        {
          type: 'category',
          label: 'Variables',
          link: {type: 'doc', id: 'configuration/variables'},
          items: ['configuration/variables-precedence', 'configuration/environment-variables'],
        },
        'configuration/runtime-variables',
        'configuration/expressions',
      ],
    },
    {
      type: 'category',
      label: 'IDE integration',
      items: ['ide-integration/visual-studio-code', 'ide-integration/schema-validation'],
    },
    'tools/check',
    'tools/use-these-docs',
    {
      type: 'category',
      label: 'CLI reference',
      link: {type: 'doc', id: 'cli/index'},
      items: [{type: 'autogenerated', dirName: 'cli'}],
    },
    {
      type: 'category',
      label: 'Troubleshooting',
      link: {type: 'doc', id: 'troubleshooting/index'},
      items: [
        ...['init', 'images', 'containers', 'file-sync', 'networking', 'performance'].map(
          (name) => `troubleshooting/${name}`,
        ),
        {
          type: 'category',
          label: 'Error messages',
          link: {type: 'doc', id: 'troubleshooting/errors'},
          items: ['config', 'sections', 'variables', 'cluster', 'images', 'dev', 'sync'].map(
            (name) => `troubleshooting/errors-${name}`,
          ),
        },
      ],
    },
    'plugins/index',
    'licenses/devspace',
  ],
};

export default sidebars;
