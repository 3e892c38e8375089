import type {Footer} from '@docusaurus/theme-common';
import type {Deployment} from '@devspace-docs/static-host';

/** The footer of every page. */
export function footer({repositoryUrl, baseUrl}: Deployment): Footer {
  const license = new URL('blob/main/LICENSE', repositoryUrl.replace(/\/?$/, '/')).href;
  return {
    style: 'light',
    links: [],
    copyright: [
      `<span>Copyright © ${new Date().getFullYear()} The DevSpace Authors</span>`,
      `<span>DevSpace is open source under the <a href="${license}">Apache License 2.0</a></span>`,
      `<span><a href="${baseUrl}accessibility">Accessibility</a></span>`,
      `<span><a href="${baseUrl}tested">What is checked</a></span>`,
      `<span><a href="${baseUrl}offline">Read offline</a></span>`,
    ].join(''),
  };
}
