/**
 * Throws away what the bundler keeps from build to build when our own plugins or settings change:
 * Docusaurus does so for docusaurus.config.ts alone, and a part that was switched off in
 * src/config/optimizations.ts would stay in the scripts.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** What decides how the site is built. */
const SOURCES = ['src/config/*.ts', 'src/plugins/**/*.{ts,tsx,cjs}', '!**/*.test.*'];

interface PersistentCache {
  readonly buildDependencies: string[];
}

export default function buildCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      // There is none in strict builds.
      const {cache} = (config.experiments ?? {}) as {readonly cache?: PersistentCache};
      cache?.buildDependencies.push(
        ...globSync(SOURCES, {cwd: siteDir}).map((file) => path.join(siteDir, file)),
      );
      return {};
    },
  };
}
