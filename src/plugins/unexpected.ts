import {pluginFolder, type Optimization} from '../config/optimizations.ts';

/** Returns a function that creates errors with instructions to adapt or disable an optimization. */
export function createUnexpected(name: Optimization): (what: string) => Error {
  const folder = pluginFolder(name);
  return (what) =>
    new Error(
      `${folder}: ${what}. Adapt src/plugins/${folder} to this version of Docusaurus, or switch \`${name}\` off in src/config/optimizations.ts.`,
    );
}
