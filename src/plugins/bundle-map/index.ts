/**
 * Draws what the scripts of the site are made of, for `npm run bundle-map`; no part of other builds.
 *
 * Docusaurus has `--bundle-analyzer`, which serves the map and never ends. This one writes a file.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BundleAnalyzerPlugin} from 'webpack-bundle-analyzer';

/** Scripts of one page, as compact-routes names them: hundreds of them would hide the others. */
const PAGE_SCRIPT = /\/p[0-9a-z]{1,3}\.[0-9a-f]+\.js$/;

/** Where to draw to. */
export interface BundleMapOptions {
  /** The file, as an address below the folder of the site. */
  readonly file: string;
}

export default function bundleMap({siteDir}: LoadContext, {file}: BundleMapOptions): Plugin {
  return {
    name: 'bundle-map',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              new BundleAnalyzerPlugin({
                analyzerMode: 'static',
                reportFilename: path.resolve(siteDir, file),
                reportTitle: 'Scripts of the site',
                excludeAssets: PAGE_SCRIPT,
                defaultSizes: 'gzip',
                openAnalyzer: false,
                logLevel: 'warn',
              }),
            ],
          },
  };
}
