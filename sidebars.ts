import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Sidebar of the latest version, in the order in which readers need the pages. */
const sidebars: SidebarsConfig = {
  adminSidebar: [
    {type: 'doc', id: 'index', label: 'Overview'},
    {
      'Getting started': [
        'getting-started/introduction',
        'getting-started/quickstart',
        'getting-started/first-project',
        'getting-started/installation',
        'getting-started/initialize-project',
        'getting-started/development',
        'getting-started/cleanup',
        'getting-started/compatibility',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'doc', id: 'guides/index'},
      items: [
        {
          'Evaluate DevSpace': [
            'guides/comparison',
            'guides/not-supported',
            'guides/switch-to-devspace',
            'guides/security',
            'guides/network-and-data',
          ],
        },
        {
          'Start a project': [
            'guides/docker-compose',
            'guides/existing-helm-chart',
            'guides/monorepo',
            'guides/multiple-containers',
            'guides/existing-workloads',
            'guides/pipeline-recipes',
          ],
        },
        {
          Migration: [
            'guides/migrate-from-5',
            'guides/migrate-from-5-examples',
            'guides/run-5.x-configs',
            'guides/migrate-from-4',
            'guides/changes-from-5.x',
          ],
        },
        {
          type: 'category',
          label: 'CI/CD',
          link: {type: 'doc', id: 'guides/ci-cd'},
          items: [
            'guides/github-actions',
            'guides/gitlab-ci',
            'guides/other-ci-systems',
            'guides/preview-environments',
            'guides/ci-in-cluster',
            'guides/ci-reference',
          ],
        },
        {
          'Clusters and images': [
            'guides/local-clusters',
            'guides/registry-credentials',
            'guides/build-secrets',
            'guides/offline-and-proxies',
          ],
        },
        {
          Development: [
            {
              type: 'category',
              label: 'Remote debugging',
              link: {type: 'doc', id: 'guides/debugging/index'},
              items: ['go', 'python', 'java', 'nodejs', 'dotnet', 'php', 'ruby'].map(
                (name) => `guides/debugging/${name}`,
              ),
            },
            'guides/remote-ide',
            'guides/domains-and-ingress',
            'guides/web-ui',
          ],
        },
        {
          Teams: [
            'guides/join-a-project',
            'guides/prepare-for-new-members',
            'guides/sharing-namespaces',
            'guides/pin-namespace-and-context',
          ],
        },
        {
          type: 'category',
          label: 'Project recipes',
          link: {type: 'doc', id: 'guides/recipes/index'},
          items: [
            {
              'Node.js': [
                'guides/recipes/nodejs-express',
                'guides/recipes/nodejs-nextjs',
                'guides/recipes/nodejs-postgres',
                'guides/recipes/nodejs-rabbitmq',
                'guides/recipes/nodejs-typescript-debugger',
                'guides/recipes/nodejs-vite',
              ],
              Python: [
                'guides/recipes/python-flask',
                'guides/recipes/python-celery',
                'guides/recipes/python-cronjob',
                'guides/recipes/python-django',
                'guides/recipes/python-fastapi-postgres',
                'guides/recipes/python-gpu',
                'guides/recipes/python-jupyter',
                'guides/recipes/kustomize-overlays',
              ],
              Go: [
                'guides/recipes/go-api',
                'guides/recipes/go-helm-chart',
                'guides/recipes/go-nats-worker',
                'guides/recipes/go-postgres-debugger',
              ],
              Java: [
                'guides/recipes/java-spring-boot',
                'guides/recipes/java-postgres-debugger',
                'guides/recipes/java-quarkus',
              ],
              PHP: ['guides/recipes/php-mysql', 'guides/recipes/php-xdebug'],
              Ruby: ['guides/recipes/ruby-sidekiq', 'guides/recipes/ruby-sinatra'],
              '.NET': ['guides/recipes/dotnet-postgres-debugger', 'guides/recipes/dotnet-watch'],
              Rust: ['guides/recipes/rust-axum', 'guides/recipes/rust-redis-worker'],
              'Multiple languages': [
                'guides/recipes/fullstack-react-fastapi',
                'guides/recipes/monorepo-go-nodejs',
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Configuration',
      link: {type: 'doc', id: 'configuration/index'},
      items: [
        'configuration/reference',
        'configuration/lifecycle',
        'configuration/imports/index',
        {
          type: 'category',
          label: 'Functions',
          link: {type: 'doc', id: 'configuration/functions/index'},
          items: [
            'configuration/functions/custom-functions',
            'configuration/functions/global-functions',
            'configuration/functions/override-config',
          ],
        },
        {
          type: 'category',
          label: 'Pipelines',
          link: {type: 'doc', id: 'configuration/pipelines/index'},
          items: ['configuration/pipelines/flags', 'configuration/pipelines/scripts'],
        },
        {
          type: 'category',
          label: 'Hooks',
          link: {type: 'doc', id: 'configuration/hooks/index'},
          items: ['configuration/hooks/events'],
        },
        {
          type: 'category',
          label: 'Images',
          link: {type: 'doc', id: 'configuration/images/index'},
          items: [
            'configuration/images/build',
            'configuration/images/tag',
            'configuration/images/push',
            'configuration/images/pull',
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
                  items: [
                    'configuration/deployments/helm/chart/component-chart',
                    'configuration/deployments/helm/chart/local',
                    'configuration/deployments/helm/chart/remote',
                  ],
                },
              ],
            },
            {
              type: 'category',
              label: 'Deploy with kubectl',
              link: {type: 'doc', id: 'configuration/deployments/kubectl/index'},
              items: [
                'configuration/deployments/kubectl/manifests',
                'configuration/deployments/kubectl/inline_manifests',
                'configuration/deployments/kubectl/patches',
                'configuration/deployments/kubectl/kustomizations',
              ],
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
              items: ['configuration/dev/selectors/image', 'configuration/dev/selectors/labels'],
            },
            {
              type: 'category',
              label: 'Connections',
              link: {type: 'doc', id: 'configuration/dev/connections/index'},
              items: [
                'configuration/dev/connections/file-sync',
                'configuration/dev/connections/file-sync-details',
                'configuration/dev/connections/port-forwarding',
                'configuration/dev/connections/terminal/index',
                'configuration/dev/connections/ssh',
                'configuration/dev/connections/restart-helper',
                'configuration/dev/connections/proxy-commands',
                'configuration/dev/connections/open',
              ],
            },
            {
              type: 'category',
              label: 'Modify the dev container',
              link: {type: 'doc', id: 'configuration/dev/modifications/index'},
              items: [
                'configuration/dev/modifications/dev-image',
                'configuration/dev/modifications/env-vars',
                'configuration/dev/modifications/entrypoint',
                'configuration/dev/modifications/workdir',
                'configuration/dev/modifications/persistence',
                'configuration/dev/modifications/resources',
                'configuration/dev/modifications/patches',
              ],
            },
            'configuration/dev/sessions',
          ],
        },
        'configuration/commands/index',
        {
          type: 'category',
          label: 'Dependencies',
          link: {type: 'doc', id: 'configuration/dependencies/index'},
          items: [
            'configuration/dependencies/git-repository',
            'configuration/dependencies/local-folder',
            'configuration/dependencies/settings',
          ],
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
          items: [
            'configuration/variables-precedence',
            'configuration/predefined-variables',
            'configuration/environment-variables',
          ],
        },
        'configuration/runtime-variables',
        'configuration/expressions',
      ],
    },
    {
      'IDE integration': [
        'ide-integration/visual-studio-code',
        'ide-integration/schema-validation',
      ],
    },
    {
      Tools: [
        {
          type: 'category',
          label: 'Check devspace.yaml',
          link: {type: 'doc', id: 'tools/check'},
          items: ['tools/check-rules', 'tools/check-command', 'tools/check-editors'],
        },
        {type: 'link', label: 'Convert an old config', href: '/tools/check?tab=convert'},
        'tools/convert',
        'tools/use-these-docs',
        'plugins/index',
      ],
    },
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
        ...[
          'nothing-happens',
          'init',
          'images',
          'containers',
          'file-sync',
          'networking',
          'performance',
          'leftovers',
        ].map((name) => `troubleshooting/${name}`),
        {
          type: 'category',
          label: 'Error messages',
          link: {type: 'doc', id: 'troubleshooting/errors'},
          items: [
            'config',
            'sections',
            'variables',
            'cluster',
            'images',
            'dev',
            'sync',
            'kubernetes',
            'programs',
          ].map((name) => `troubleshooting/errors-${name}`),
        },
      ],
    },
    {
      type: 'category',
      label: 'Releases and licenses',
      link: {type: 'doc', id: 'releases/index'},
      items: ['releases/upgrade-fixes', 'releases/known-problems', 'licenses/devspace'],
    },
  ],
};

export default sidebars;
