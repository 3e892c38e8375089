/**
 * Converts the stored configs, and compares what a DevSpace program prints before and after:
 * `npm run verify:convert -- --devspace PATH`. It works without a cluster.
 */
import {parseArgs} from 'node:util';
import {openProgram, readConvertCases, verifyCase} from '@devspace-docs/devspace-check/node';
import {runMain} from './tasks/index.ts';
import {latestVersion} from '@devspace-docs/versions';

void runMain(async () => {
  const {values} = parseArgs({options: {devspace: {type: 'string'}}});
  if (values.devspace === undefined)
    throw new Error('Specify a DevSpace program: npm run verify:convert -- --devspace PATH');
  const program = await openProgram(values.devspace, latestVersion.label);
  let failed = 0;
  const cases = readConvertCases();
  for (const item of cases) {
    const problems = await verifyCase(item, program);
    if (problems.length > 0) failed += 1;
    for (const problem of problems) console.error(`${item.name}: ${problem}`);
  }
  if (failed > 0) throw new Error(`${failed} of ${cases.length} configs fail.`);
  console.log(`DevSpace ${program.release} prints the same for ${cases.length} configs.`);
});
