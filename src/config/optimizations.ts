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

const names = Object.keys(switches) as Optimization[];

/** scripts/check-switches.ts builds the site without each optimization in turn. */
function readWithout(name = ''): Optimization | undefined {
  const known = names.find((other) => other === name);
  if (name === '' || known) return known;
  throw new Error(`WITHOUT_OPTIMIZATION=${name}: expected one of ${names.join(', ')}.`);
}

const without = readWithout(process.env.WITHOUT_OPTIMIZATION);

/** Whether each optimization is on. */
export const optimizations: Readonly<Record<Optimization, boolean>> = {
  ...switches,
  ...(without && {[without]: false}),
};

/** Folder of an optimization in src/plugins: `compact-routes` for `compactRoutes`. */
export function pluginFolder(name: Optimization): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Plugins of the optimizations that are on. */
export const optimizationPlugins: readonly string[] = names
  .filter((name) => optimizations[name])
  .map((name) => `./src/plugins/${pluginFolder(name)}/index.ts`);
