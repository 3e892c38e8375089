/**
 * A process that takes one step of the build and sends what came of it: see run-step.ts.
 */
import {runMain} from '../run-main.ts';
import {takeStep, type Step} from './site-steps.ts';

async function main(): Promise<void> {
  const [step = '', dir = ''] = process.argv.slice(2);
  const result = await takeStep(JSON.parse(step) as Step, dir);
  await new Promise((sent) => process.send?.(result, sent));
  process.disconnect();
}

void runMain(main);
