/**
 * Builds the site: `npm run build`. Passes all other options to `docusaurus build`.
 *
 * --strict  fails if the build prints a warning
 */
import {findFailure, runBuild, runMain} from './tasks/index.ts';

void runMain(async () => {
  const options = process.argv.slice(2).filter((option) => option !== '--strict');
  if (options.length === process.argv.length - 2) {
    const {code} = await runBuild(options);
    process.exitCode = code ?? 1;
    return;
  }
  // The cache saves half of the time, but pages from it don't repeat their warnings, and miss links whose target
  // has moved.
  const result = await runBuild(options, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}, true);
  const failure = findFailure(result);
  if (failure) throw new Error(failure);
});
