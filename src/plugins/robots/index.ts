/** Writes robots.txt, with the sitemap URL of the deployment. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function robots(): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig: {url, baseUrl}}) {
      const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''];
      await writeFile(path.join(outDir, 'robots.txt'), lines.join('\n'));
    },
  };
}
