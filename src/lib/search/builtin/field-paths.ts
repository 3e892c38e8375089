/**
 * Finds the field that a path of a reader's own config means: `images.app.dockerfile` is
 * `images.*.dockerfile`. Pure.
 */

/** A path as it is written: names and indexes with dots between. */
const PATH = /(?<![\w.*\]-])[a-z][\w-]*(?:\[[\w*]*\])?(?:\.(?:[\w-]+|\*)(?:\[[\w*]*\])?)+/gi;

/** Steps of a path; an index says no more than that the step is a list. */
function stepsOf(path: string): string[] {
  return path
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\.\d+(?=\.|$)/g, '')
    .split('.');
}

/** How many steps of a name stand for any step; undefined if the name is another one. */
function countWildcards(name: readonly string[], path: readonly string[]): number | undefined {
  if (name.length !== path.length) return undefined;
  let count = 0;
  for (const [at, step] of name.entries()) {
    if (step === '*') count += 1;
    else if (step.toLowerCase() !== path[at]?.toLowerCase()) return undefined;
  }
  return count;
}

/**
 * Makes a function that puts the names of fields in the place of paths that mean them. Other text
 * stays as it is.
 */
export function createPathReader(names: readonly string[]): (text: string) => string {
  const fields = names.map((name) => ({name, steps: stepsOf(name)}));
  return (text) =>
    text.replace(PATH, (path) => {
      const steps = stepsOf(path);
      let best: {readonly name: string; readonly count: number} | undefined;
      for (const field of fields) {
        const count = countWildcards(field.steps, steps);
        if (count !== undefined && count < (best?.count ?? Infinity)) {
          best = {name: field.name, count};
        }
      }
      return best?.name ?? path;
    });
}
