/**
 * Removes the list of all pages from two files, with Brotli:
 *
 * - the data of a version, which each of its pages loads: 11 of 15 KB. Only the cards of generated category
 *   pages need the list, which the site doesn't have: `useDocById` throws an error during the build.
 * - the global data, which every page loads: 5 KB. Only the theme's version menu needs the list, and ours reads
 *   the routes.
 *
 * `npm start` isn't affected, because its data changes while it runs.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createUnexpected} from '../unexpected.ts';

const unexpected = createUnexpected('slim-data');

const DOCS = 'docusaurus-plugin-content-docs';
/** Folder of the docs plugin's version data, in the folder of generated files. */
const VERSIONS = `${DOCS}/default/p`;

/** The parts of the data that are used. Tags have no version. */
interface VersionData {
  readonly version?: Partial<PropVersionMetadata>;
}

/** The parts of the global data that are used. */
interface GlobalDocs {
  readonly default?: {readonly versions: readonly object[]};
}

/** Removes the pages from the data of a version. */
export function slimVersion(json: string): string {
  const data = JSON.parse(json) as VersionData;
  if (!data.version?.docs) throw unexpected(`no pages in ${VERSIONS}`);
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
}

/** Removes the pages from the global data. */
export function slimGlobalData(json: string): string {
  const {[DOCS]: docs, ...others} = JSON.parse(json) as {readonly [DOCS]?: GlobalDocs};
  if (!docs?.default) throw unexpected(`no data of ${DOCS}`);
  const versions = docs.default.versions.map((version) => ({...version, docs: []}));
  return JSON.stringify({...others, [DOCS]: {...docs, default: {...docs.default, versions}}});
}

export default function slimData({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'slim-data',
    // Docusaurus has written the data by now.
    configureWebpack({mode}) {
      if (mode !== 'production') return {};
      const slim = (name: string, change: (json: string) => string): void => {
        const file = path.join(generatedFilesDir, name);
        writeFileSync(file, change(readFileSync(file, 'utf8')));
      };
      slim('globalData.json', slimGlobalData);
      for (const name of readdirSync(path.join(generatedFilesDir, VERSIONS)))
        slim(`${VERSIONS}/${name}`, slimVersion);
      return {};
    },
  };
}
