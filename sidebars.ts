import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of 6.x. Order and labels: what a reader needs first stands first. */
const sidebars: SidebarsConfig = {
  adminSidebar: [
    {type: 'doc', id: 'index', label: 'Overview'},
    {
      type: 'category',
      label: 'Getting Started',
      link: {type: 'doc', id: 'getting-started/introduction'},
      collapsed: false,
      items: [
        'getting-started/installation',
        'getting-started/initialize-project',
        'getting-started/development',
        'getting-started/cleanup',
      ],
    },
  ],
};

export default sidebars;
