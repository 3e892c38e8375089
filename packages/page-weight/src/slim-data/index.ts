/**
 * Removes the titles and descriptions of all pages from the data of a version, which each of its pages loads:
 * 11 of 15 KB with Brotli. Only the cards of generated category pages need them, which the site doesn't have:
 * `useDocById` throws an error during the build.
 *
 * `npm start` isn't affected, because its data changes while it runs.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createUnexpected} from '../unexpected.ts';

/** Folder of the docs plugin's version data, in the folder of generated files. */
const VERSIONS = 'docusaurus-plugin-content-docs/default/p';

/** The parts of the data that are used. Tags have no version. */
interface VersionData {
  readonly version?: Partial<PropVersionMetadata>;
}

/** Removes the pages from the data of a version. */
export function slimVersion(json: string): string {
  const data = JSON.parse(json) as VersionData;
  if (!data.version?.docs) throw createUnexpected('slim-data')(`no pages in ${VERSIONS}`);
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
}

export default function slimData({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, VERSIONS);
  return {
    name: 'slim-data',
    // Docusaurus has written the data by now.
    configureWebpack({mode}) {
      if (mode !== 'production') return {};
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name);
        writeFileSync(file, slimVersion(readFileSync(file, 'utf8')));
      }
      return {};
    },
  };
}
