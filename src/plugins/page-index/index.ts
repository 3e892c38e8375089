/**
 * Writes a small index of all pages, which the not-found page and the search page load on demand
 * (`@generated/page-index/default/page-index.json`).
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {isFragment} from '../../config/fragments.ts';
import {releaseLines} from '../../config/versions.ts';
import {readHeadings} from '../../page-index/read-headings.ts';
import type {PageSummary} from '../../page-index/types.ts';

type Version = LoadedContent['loadedVersions'][number];

async function summarize(siteDir: string, version: Version): Promise<PageSummary[]> {
  const line = releaseLines.find(({name}) => name === version.versionName)?.line ?? version.label;
  const docs = version.docs.filter(({id, unlisted}) => !unlisted && !isFragment(id));
  return Promise.all(
    docs.map(async ({permalink, title, description, source}) => ({
      path: permalink,
      line,
      title,
      description,
      headings: readHeadings(
        await readFile(path.join(siteDir, source.replace('@site/', '')), 'utf8'),
      ),
    })),
  );
}

export default function pageIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const versions = content?.loadedVersions ?? [];
      const pages = await Promise.all(versions.map((version) => summarize(siteDir, version)));
      await actions.createData('page-index.json', JSON.stringify(pages.flat()));
    },
  };
}
