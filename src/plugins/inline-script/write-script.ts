import {transformSync} from 'esbuild';

/** Supported by the oldest engine of browserslist in package.json. */
const TARGET = 'es2022';

/**
 * Compiles a module with one exported function to a script that calls it. Minifies it, because every page
 * contains it and the build doesn't minify pages. Doesn't use `Function.prototype.toString`, whose result
 * depends on how the module was loaded.
 *
 * @param source - Text of the module.
 * @param name - Name of the function.
 * @param settings - Argument of the function, as JSON-serializable data.
 * @throws Error if the module imports or exports anything else.
 */
export function writeScript(source: string, name: string, settings: object): string {
  const withoutTypes = transformSync(source, {loader: 'ts', target: TARGET}).code;
  const script = withoutTypes.replace(/^export (?=function )/m, '');
  if (/^(?:import|export)\b/m.test(script)) {
    throw new Error(`${name}: an inline script can't use anything from outside its function.`);
  }
  const {code} = transformSync(`${script}${name}(${JSON.stringify(settings)});`, {
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: TARGET,
  });
  return code.trim();
}
