/**
 * Adds a new latest version: `npm run version:cut 7.x`.
 *
 * The current latest version gets its own folder and URLs. The new version starts as a copy of it, and
 * the report lists the remaining manual steps.
 *
 * --config-version VERSION  format of devspace.yaml, if the new version changes it: v3beta1
 */
import {parseArgs} from 'node:util';
import {versions} from '@devspace-docs/versions';
import {runMain} from './tasks/index.ts';
import {readCut, runCut} from '@devspace-docs/version-cut';

void runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {'config-version': {type: 'string'}},
    allowPositionals: true,
  });
  const cut = readCut(positionals[0], values['config-version'], versions);
  console.log(`\n${await runCut(cut)}`);
});
