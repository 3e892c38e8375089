/**
 * Optimizations of page size, described in src/plugins/README.md. Turn one off here if a new version of
 * Docusaurus breaks it: the site works without it, and `npm run bench` shows the cost.
 */
const switches = {
  compactRoutes: true,
  limitedPrefetch: true,
  noPrism: true,
  noTslib: true,
  slimData: true,
  slimStyles: true,
};

export type Optimization = keyof typeof switches;

const plugins: Readonly<Record<Optimization, string>> = {
  compactRoutes: './src/plugins/compact-routes/index.ts',
  limitedPrefetch: './src/plugins/limited-prefetch/index.ts',
  noPrism: './src/plugins/no-prism/index.ts',
  noTslib: './src/plugins/no-tslib/index.ts',
  slimData: './src/plugins/slim-data/index.ts',
  slimStyles: './src/plugins/slim-styles/index.ts',
};

function isOptimization(name: string): name is Optimization {
  return name in switches;
}

/** scripts/check-switches.ts builds the site without each optimization in turn. */
function readWithout(name = ''): Optimization | undefined {
  if (name === '' || isOptimization(name)) return name || undefined;
  throw new Error(
    `WITHOUT_OPTIMIZATION=${name}: expected one of ${Object.keys(switches).join(', ')}.`,
  );
}

const without = readWithout(process.env.WITHOUT_OPTIMIZATION);

/** Whether each optimization is on. */
export const optimizations: Readonly<Record<Optimization, boolean>> = {
  ...switches,
  ...(without && {[without]: false}),
};

/** Plugins of the optimizations that are on. */
export const optimizationPlugins: readonly string[] = Object.entries(plugins)
  .filter(([name]) => optimizations[name as Optimization])
  .map(([, plugin]) => plugin);
