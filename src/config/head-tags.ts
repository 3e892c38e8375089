import type {HtmlTagObject} from '@docusaurus/types';
import type {Deployment} from './deployment.ts';

/** Tags in the head of every page that Docusaurus does not write itself. */
export function headTags({
  baseUrl,
}: Deployment): Array<{tagName: string; attributes: NonNullable<HtmlTagObject['attributes']>}> {
  return [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png`}},
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'},
    },
  ];
}
