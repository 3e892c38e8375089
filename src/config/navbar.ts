import type {Navbar} from '@docusaurus/theme-common';
import type {Deployment} from '@devspace-docs/static-host';

/** The navigation bar. */
export function navbar({websiteUrl, blogUrl, chatUrl, repositoryUrl}: Deployment): Navbar {
  return {
    title: 'DevSpace',
    hideOnScroll: true,
    items: [
      {type: 'custom-versionDropdown', position: 'left'},
      {
        type: 'custom-versionLink',
        page: 'guides',
        olderPage: 'guides/basics',
        label: 'Guides',
        position: 'left',
      },
      {
        type: 'custom-versionLink',
        page: 'troubleshooting',
        olderPage: 'troubleshooting/errors',
        label: 'Troubleshooting',
        position: 'left',
      },
      {type: 'custom-referenceMenu', position: 'left'},
      {
        to: '/tools/check',
        label: 'Check devspace.yaml',
        position: 'left',
      },
      {label: 'Website', href: websiteUrl, position: 'left'},
      {label: 'Blog', href: blogUrl, position: 'left'},
      {type: 'search', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {
        href: chatUrl,
        position: 'right',
        className: 'navbar-icon navbar-icon--chat',
        'aria-label': 'Chat on Slack (opens in a new tab)',
        label: 'Chat',
      },
      {
        href: repositoryUrl,
        position: 'right',
        className: 'navbar-icon navbar-icon--repository',
        'aria-label': 'Source code on GitHub (opens in a new tab)',
        label: 'Source code',
      },
    ],
  };
}
