/**
 * Stands in for path-to-regexp 1.9 as react-router 5 uses it: paths are text, and `*` fits all.
 */

interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

interface Key {
  readonly name: number;
}

/** The text that a path means: NavLink puts a backslash before every sign. */
function readText(path: string): string {
  if (/[:*?+()[\]{}]/.test(path.replaceAll(/\\./g, ''))) {
    throw new Error(
      `The path ${path} has placeholders. Switch \`slimRouter\` off in src/config/optimizations.ts.`,
    );
  }
  return path.replaceAll(/\\(.)/g, '$1');
}

/**
 * Makes the expression that addresses of a path fit.
 *
 * @param keys - Gets a key for what `*` stands for.
 */
function pathToRegexp(path: string, keys: Key[], {end, strict, sensitive}: Options): RegExp {
  const flags = sensitive ? '' : 'i';
  if (path === '*') {
    keys.push({name: 0});
    return new RegExp('^(.*)$', flags);
  }
  const text = readText(path);
  const hasSlash = text.endsWith('/');
  const source = (strict || !hasSlash ? text : text.slice(0, -1)).replaceAll(
    /[.*+?^${}()|[\]\\]/g,
    String.raw`\$&`,
  );
  // A slash at the end of an address is the same place.
  const optional = strict ? '' : '(?:/(?=$))?';
  const border = strict && hasSlash ? '' : '(?=/|$)';
  return new RegExp(`^${source}${optional}${end ? '$' : border}`, flags);
}

/** Makes a function that fills in the placeholders of a path: there are none. */
function compile(path: string): () => string {
  const text = readText(path);
  return () => text;
}

export default Object.assign(pathToRegexp, {compile});
