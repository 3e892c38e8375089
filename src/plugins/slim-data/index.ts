/**
 * Sends the browser only what it reads of the data that Docusaurus sends with every page (slim.ts).
 *
 * `npm start` isn't affected: there, the data changes while it runs.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimConfig, slimGlobalData, slimSiteMetadata, slimVersion} from './slim.ts';

const NAME = 'slim-data';

/** Where the docs plugin writes the data of its versions, in the folder of generated files. */
const VERSIONS = 'docusaurus-plugin-content-docs/default/p';

export default function slimData({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const readJson = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));

  /** The data by the name it is imported by, after `@generated/`. */
  function slimAll(isServer: boolean): ReadonlyMap<string, unknown> {
    const versions = readdirSync(path.join(generatedFilesDir, VERSIONS)).flatMap((file) => {
      const slim = slimVersion(readJson(`${VERSIONS}/${file}`));
      return slim ? ([[`${VERSIONS}/${file}`, slim]] as const) : [];
    });
    if (versions.length === 0) {
      throw new Error(
        `slim-data: no version data in ${VERSIONS}. Adapt src/plugins/slim-data to this version of Docusaurus, or switch \`slimData\` off in src/config/optimizations.ts.`,
      );
    }
    // Pages are rendered from the same data of versions, so that a page that needs more fails to build.
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
