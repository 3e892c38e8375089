import type {HtmlTagObject} from '@docusaurus/types';
import {queryHosts} from './algolia-hosts.ts';
import type {Deployment} from './deployment.ts';

/** Tags in the head of every page that Docusaurus does not write itself. */
export function headTags({
  baseUrl,
  algolia,
}: Deployment): Array<{tagName: string; attributes: NonNullable<HtmlTagObject['attributes']>}> {
  // The first query then finds a connection that is open.
  const preconnect = algolia && {
    rel: 'preconnect',
    href: `https://${queryHosts(algolia.appId).first}`,
    crossorigin: 'anonymous',
  };
  return [
    ...(preconnect ? [{tagName: 'link', attributes: preconnect}] : []),
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png`}},
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'},
    },
  ];
}
