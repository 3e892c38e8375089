/**
 * Finds the names in a style sheet that nothing uses. Pure.
 */

/** All words that may be the name of a class, in scripts and markup. */
export function readWords(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
  }
  return words;
}

/** Custom properties that style sheets set or read, without the dashes in front. */
export function readProperties(sheets: readonly string[]): ReadonlySet<string> {
  const found = sheets.flatMap((css) => [...css.matchAll(/(?<![\w-])--([\w-]+)/g)]);
  return new Set(found.map(([, name]) => String(name)));
}

/** Beginnings of names that scripts complete, as in `theme-admonition-${type}`. */
const BEGINNING = /^[a-z][\w-]*[a-z\d](?:-|--|__)$/i;

/** Classes inside of `:not()`: it is their absence that counts. */
function readNegated(css: string): ReadonlySet<string> {
  const inside = [...css.matchAll(/:not\(([^)]*)\)/g)].map(([, selector]) => String(selector));
  return new Set(
    inside.flatMap((text) => [...text.matchAll(/\.([\w-]+)/g)].map(([, n]) => String(n))),
  );
}

/** Classes that no script and no markup mentions. */
export function findUnusedClasses(css: string, words: ReadonlySet<string>): string[] {
  const beginnings = [...words].filter((word) => BEGINNING.test(word));
  const negated = readNegated(css);
  const names = new Set(
    [...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => String(name)),
  );
  return [...names].filter(
    (name) =>
      !words.has(name) &&
      !negated.has(name) &&
      !beginnings.some((beginning) => name.startsWith(beginning)),
  );
}

/** Custom properties that no rule reads, and no script or markup mentions. */
export function findUnusedProperties(css: string, words: ReadonlySet<string>): string[] {
  const read = new Set([...css.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name]) => String(name)));
  const set = new Set([...css.matchAll(/[{;]--([\w-]+):/g)].map(([, name]) => String(name)));
  return [...set].filter((name) => !read.has(name) && !words.has(name)).map((name) => `--${name}`);
}
