import type {HtmlTagObject} from '@docusaurus/types';
import {queryHosts} from './algolia-hosts.ts';
import type {Deployment} from './deployment.ts';

/** Tags in the head of every page, in addition to those of Docusaurus. */
export function headTags({
  baseUrl,
  algolia,
}: Deployment): Array<{tagName: string; attributes: NonNullable<HtmlTagObject['attributes']>}> {
  // Saves the first query the connection setup.
  const preconnect = algolia && {
    rel: 'preconnect',
    href: `https://${queryHosts(algolia.appId).primary}`,
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
