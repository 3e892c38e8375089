import {transformSync} from 'esbuild';

/** Engines that the script has to run in, as old as the oldest of browserslist in package.json. */
const TARGET = 'es2022';

/**
 * Turns a module with one exported function into the text of a script that calls it, as short as it
 * gets: it is in every page, and the build leaves pages as they are rendered. The source is
 * compiled here, since what a function prints about itself depends on who loaded it.
 *
 * @param source - Text of the module.
 * @param name - Name of the function.
 * @param settings - What it is called with; it has to survive JSON.
 * @throws Error if the module imports or exports anything else, or the script holds what browsers take
 *   for the beginning of a comment.
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
  // esbuild breaks up `</script` in a text, but leaves this, after which `<script` hides the end.
  if (code.includes('<!--')) {
    throw new Error(`${name}: an inline script and its settings can't contain <!--.`);
  }
  return code.trim();
}
