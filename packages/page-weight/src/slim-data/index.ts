/**
 * Reduces the data that Docusaurus sends with every page to what the browser reads (slim.ts).
 *
 * `npm start` isn't affected, because its data changes while it runs.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimConfig, slimGlobalData, slimSiteMetadata, slimVersion, unexpected} from './slim.ts';

const NAME = 'slim-data';

/** Folder of the docs plugin's version data, in the folder of generated files. */
const VERSIONS = 'docusaurus-plugin-content-docs/default/p';

export default function slimData({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const readJson = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));

  /** The reduced data by import path, without `@generated/`. */
  function slimAll(isServer: boolean): ReadonlyMap<string, unknown> {
    const versions = readdirSync(path.join(generatedFilesDir, VERSIONS)).flatMap((file) => {
      const slim = slimVersion(readJson(`${VERSIONS}/${file}`));
      return slim ? ([[`${VERSIONS}/${file}`, slim]] as const) : [];
    });
    if (versions.length === 0) throw unexpected(`no version data in ${VERSIONS}`);
    // Server rendering uses the same version data, so that a page that needs more fails the build.
    if (isServer) return new Map(versions);
    return new Map<string, unknown>([
      ...versions,
      ['docusaurus.config', slimConfig(siteConfig)],
      ['globalData', slimGlobalData(readJson('globalData.json'))],
      ['site-metadata', slimSiteMetadata(readJson('site-metadata.json'))],
    ]);
  }

  return {
    name: NAME,
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const dir = path.join(generatedFilesDir, NAME);
      mkdirSync(dir, {recursive: true});
      const plugins = [...slimAll(isServer)].map(([request, data]) => {
        const file = path.join(dir, `${path.basename(request, '.json')}.json`);
        writeFileSync(file, JSON.stringify(data));
        const pattern = new RegExp(`^@generated/${request.replaceAll('.', String.raw`\.`)}$`);
        return new currentBundler.instance.NormalModuleReplacementPlugin(pattern, file);
      });
      return {plugins};
    },
  };
}
