import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const CONFIG = 'configuration';

/** A page whose label is a field: read as code. */
function field(id: string): {type: 'doc'; id: string; className: string} {
  return {type: 'doc', id: `${CONFIG}/${id}`, className: 'sidebar-code'};
}

function pages(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${CONFIG}/${folder}/${name}`);
}

/** The sidebar of 6.x. Order: what a reader needs first stands first. */
const sidebars: SidebarsConfig = {
  adminSidebar: [
    {type: 'doc', id: 'index', label: 'Overview'},
    {
      type: 'category',
      label: 'Getting Started',
      collapsed: false,
      link: {type: 'doc', id: 'getting-started/introduction'},
      items: [
        'getting-started/quickstart',
        'getting-started/installation',
        'getting-started/initialize-project',
        'getting-started/development',
        'getting-started/cleanup',
      ],
    },
    {
      type: 'category',
      label: 'devspace.yaml',
      className: 'sidebar-code',
      link: {type: 'doc', id: 'configuration/reference'},
      items: [
        field('imports/index'),
        field('functions/index'),
        {
          type: 'category',
          label: 'pipelines',
          className: 'sidebar-code',
          link: {type: 'doc', id: 'configuration/pipelines/index'},
          items: pages('pipelines', 'flags', 'scripts'),
        },
        field('hooks/index'),
        {
          type: 'category',
          label: 'images',
          className: 'sidebar-code',
          link: {type: 'doc', id: 'configuration/images/index'},
          items: [
            ...pages('images', 'build', 'tag', 'push', 'pull'),
            {
              type: 'category',
              label: 'Build Engines',
              link: {type: 'doc', id: 'configuration/images/build-engines/index'},
              items: ['docker', 'buildkit', 'kaniko', 'custom'].map((name) =>
                field(`images/build-engines/${name}`),
              ),
            },
          ],
        },
        {
          type: 'category',
          label: 'deployments',
          className: 'sidebar-code',
          link: {type: 'doc', id: 'configuration/deployments/index'},
          items: [
            {
              type: 'category',
              label: 'helm',
              className: 'sidebar-code',
              link: {type: 'doc', id: 'configuration/deployments/helm/index'},
              items: [
                'configuration/deployments/helm/values',
                {
                  type: 'category',
                  label: 'Chart',
                  link: {type: 'doc', id: 'configuration/deployments/helm/chart/index'},
                  items: pages('deployments/helm/chart', 'component-chart', 'local', 'remote'),
                },
              ],
            },
            {
              type: 'category',
              label: 'kubectl',
              className: 'sidebar-code',
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
          label: 'dev',
          className: 'sidebar-code',
          link: {type: 'doc', id: 'configuration/dev/index'},
          items: [
            {
              type: 'category',
              label: '1. Select Dev Container',
              link: {type: 'doc', id: 'configuration/dev/selectors/index'},
              items: pages('dev/selectors', 'image', 'labels'),
            },
            {
              type: 'category',
              label: '2. Add Dev Connections',
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
              label: '3. Modify Dev Container',
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
        field('commands/index'),
        {
          type: 'category',
          label: 'dependencies',
          className: 'sidebar-code',
          link: {type: 'doc', id: 'configuration/dependencies/index'},
          items: pages('dependencies', 'git-repository', 'local-folder'),
        },
        {
          type: 'category',
          label: 'profiles',
          className: 'sidebar-code',
          link: {type: 'doc', id: 'configuration/profiles/index'},
          items: ['activation', 'patches', 'merge', 'replace'].map((name) =>
            field(`profiles/${name}`),
          ),
        },
        field('pullSecrets/index'),
        field('localRegistry/index'),
        field('require/index'),
        {
          type: 'category',
          label: '${VARIABLES}',
          className: 'sidebar-code',
          link: {type: 'doc', id: 'configuration/variables'},
          items: ['configuration/variables-precedence', 'configuration/environment-variables'],
        },
        field('runtime-variables'),
        field('expressions'),
      ],
    },
    {
      type: 'category',
      label: 'IDE Integration',
      collapsible: false,
      link: {type: 'doc', id: 'ide-integration/visual-studio-code'},
      // A reference: as a page of its own, it would be its own next page.
      items: [
        {type: 'ref', id: 'ide-integration/visual-studio-code'},
        'ide-integration/schema-validation',
      ],
    },
    {
      type: 'category',
      label: 'devspace --help',
      className: 'sidebar-code',
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
          label: 'Error Messages',
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
