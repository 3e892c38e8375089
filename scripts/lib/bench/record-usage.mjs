/**
 * Loaded into each process of a build that is measured (node --import): adds a line with what the
 * process took to the file that BENCH_USAGE names.
 */
import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

// Threads share the memory of their process, and would count it again.
if (isMainThread && process.env.BENCH_USAGE) {
  const file = process.env.BENCH_USAGE;
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const usage = {memory: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1000};
    appendFileSync(file, `${JSON.stringify(usage)}\n`);
  });
}
