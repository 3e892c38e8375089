/**
 * Reads what the processes of a build took. Pure.
 */

/** What a build took. Times in milliseconds. */
export interface BuildUsage {
  /** Time of all processors in all processes. */
  readonly processor: number;
  /** Bytes of the largest process at its peak. */
  readonly memory: number;
}

/** Reads the lines of record-usage.mjs, one for each process that ended. */
export function readUsage(lines: string): BuildUsage {
  const processes = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BuildUsage);
  if (processes.length === 0) {
    throw new Error('No process of the build said what it took: see record-usage.mjs.');
  }
  return {
    processor: processes.reduce((sum, {processor}) => sum + processor, 0),
    // Docusaurus does all in one process; the others wait for it.
    memory: Math.max(...processes.map(({memory}) => memory)),
  };
}
