import type {HtmlTagObject} from '@docusaurus/types';
import type {Deployment} from '@devspace-docs/static-host';

interface HeadTag {
  readonly tagName: string;
  readonly attributes: NonNullable<HtmlTagObject['attributes']>;
}

function ogTag(property: string, content: string): HeadTag {
  return {tagName: 'meta', attributes: {property: `og:${property}`, content}};
}

/** Tags in the head of every page, in addition to those of Docusaurus. */
export function headTags({baseUrl}: Deployment): HeadTag[] {
  return [
    // Link previews. Docusaurus adds the title, description, URL and image of each page.
    ogTag('type', 'website'),
    ogTag('site_name', 'DevSpace documentation'),
    ogTag('image:alt', 'DevSpace documentation: develop and deploy on Kubernetes'),
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
    // Safari 18 and older don't show SVG icons in tabs. Next to each other, and with `sizes`, Chromium loads one.
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.svg`}},
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        type: 'image/png',
        sizes: '32x32',
        href: `${baseUrl}img/favicon.png`,
      },
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png`}},
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'},
    },
  ];
}
