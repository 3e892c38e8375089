/**
 * Writes a small index of all pages, which the not-found page loads on demand
 * (`@generated/page-index/default/page-index.json`).
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {isFragment} from '../../config/fragments.ts';
import {versions} from '../../config/versions.ts';
import type {PageSummary} from '../../lib/pages/types.ts';

type Version = LoadedContent['loadedVersions'][number];

function summarize(version: Version): PageSummary[] {
  const known = versions.find(({name}) => name === version.versionName);
  return version.docs
    .filter(({id, unlisted}) => !unlisted && !isFragment(id))
    .map(({permalink, title}) => ({
      path: permalink,
      version: known?.label ?? version.label,
      title,
    }));
}

export default function pageIndex(_context: LoadContext): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const pages = content?.loadedVersions.flatMap(summarize) ?? [];
      await actions.createData('page-index.json', JSON.stringify(pages));
    },
  };
}
