import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What Docusaurus leads to its copy of React. */
const REACT = ['react', 'react-dom'] as const;

/**
 * Leads what asks for React to Preact. Changes the configuration itself: names are tried in their
 * order, and those of Docusaurus would come first if ours were merged into them.
 *
 * @param config of the client.
 * @param root the module that stands in for `react-dom/client`.
 * @throws if Docusaurus does not lead to React the way it did in 3.10.
 */
export function replaceReact(config: Configuration, root: string): void {
  const alias = config.resolve?.alias;
  if (!alias || Array.isArray(alias) || REACT.some((name) => !(name in alias))) {
    throw new Error(
      `preact-client: Docusaurus has no aliases for ${REACT.join(' and ')} any more. Adapt src/plugins/preact-client/aliases.ts to what leads to React now, or switch \`preactClient\` off in src/config/optimizations.ts.`,
    );
  }
  const others = Object.entries(alias).filter(([name]) => !REACT.includes(name as 'react'));
  config.resolve = {
    ...config.resolve,
    alias: {
      'react-dom/client$': root,
      'react-dom': 'preact/compat',
      react: 'preact/compat',
      ...Object.fromEntries(others),
    },
  };
}
