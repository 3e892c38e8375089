/**
 * Runs the site in the browser with Preact in place of React, which is a fifth of its size (11 KB
 * instead of 60 with Brotli, on every page). Components are written for React as ever.
 *
 * Pages are rendered with React itself, and `npm start` runs React, whose warnings are better. The
 * browser tests fail where Preact finds another page than it expects (tests/e2e/hydration.ts).
 * Switch it off when Docusaurus or a library needs something that `preact/compat` does not have: the
 * build then says which export is missing.
 */
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {replaceReact} from './aliases.ts';

export default function preactClient(): Plugin {
  const clientFile = (name: string): string =>
    fileURLToPath(new URL(`./client/${name}`, import.meta.url));
  return {
    name: 'preact-client',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production' || isServer) return {};
      replaceReact(config, clientFile('root.ts'));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /^@site\/src\/hydration\/in-turn$/,
            clientFile('in-turn.tsx'),
          ),
        ],
      };
    },
  };
}
