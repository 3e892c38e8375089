/**
 * Writes the files that are generated from the built pages and from `schema/`: reference data, Markdown copies,
 * archives of recipes, search indexes, robots.txt, and the files for hosts.
 *
 * This is one plugin, so that each page is parsed only once.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {createSiteReader, writeHosting} from '@devspace-docs/static-host/node';
import {writeReferenceData} from '@devspace-docs/reference/node';
import {readPages} from '@devspace-docs/static-host/html';
import {createRecordReader, writeIndex} from '@devspace-docs/search/node';
import {readDeployment} from '@devspace-docs/static-host';
import {hostingSettings} from '../../config/hosting.ts';
import {versions} from '@devspace-docs/versions';
import {createCopyWriter} from '../markdown-copies/write-copies.ts';
import {writeRecipes} from './write-recipes.ts';

function findVersions({plugins}: Props): LoadedVersion[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return (docs?.content as LoadedContent).loadedVersions;
}

export default function siteFiles(_context: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild(props) {
      const {outDir, baseUrl} = props;
      const deployment = readDeployment(process.env);
      const siteUrl = deployment.url + baseUrl;
      const built = findVersions(props);
      const robots = ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}sitemap.xml`, ''];
      await writeFile(path.join(outDir, 'robots.txt'), robots.join('\n'));
      await writeReferenceData(outDir, baseUrl);
      const settings = hostingSettings(deployment);
      const site = createSiteReader(outDir, settings);
      const copies = createCopyWriter(props, built);
      const recordReaders = versions
        .filter(({name}) => built.some(({versionName}) => versionName === name))
        .map(({label}) => createRecordReader(baseUrl, label));
      const readers = [site, copies, ...recordReaders];
      // Parses each page once.
      for await (const page of readPages(outDir)) for (const reader of readers) reader.read(page);
      await copies.write();
      await writeRecipes(props, built);
      for (const records of recordReaders) await writeIndex(outDir, records.records());
      const note = await writeHosting(outDir, await site.site(), settings.redirects);
      if (note) console.log(note);
    },
  };
}
