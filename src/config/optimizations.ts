/**
 * What makes pages lighter than Docusaurus makes them: src/plugins/README.md says what each does.
 * Each can be switched off here, for instance when a new Docusaurus breaks what it relies on. The
 * site then works as before, and the bench shows the cost.
 */
const switches = {
  compactRoutes: true,
  limitedPrefetch: true,
  noPrism: true,
  noTslib: true,
  slimData: true,
  slimStyles: true,
};

/** Name of an optimization. */
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

/** For scripts/check-switches.ts, which builds the site once without each of them. */
function readWithout(name = ''): Optimization | undefined {
  if (name === '' || isOptimization(name)) return name || undefined;
  throw new Error(
    `WITHOUT_OPTIMIZATION=${name}: expected one of ${Object.keys(switches).join(', ')}.`,
  );
}

const without = readWithout(process.env.WITHOUT_OPTIMIZATION);

/** Which of them are switched on. */
export const optimizations: Readonly<Record<Optimization, boolean>> = {
  ...switches,
  ...(without && {[without]: false}),
};

/** The plugins of all parts that are switched on. */
export const optimizationPlugins: readonly string[] = Object.entries(plugins)
  .filter(([name]) => optimizations[name as Optimization])
  .map(([, plugin]) => plugin);
