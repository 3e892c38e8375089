/**
 * Reads what `docusaurus build` prints.
 */
import {stripVTControlCharacters} from 'node:util';

/** The first line of a message of Docusaurus or its bundler. */
const MESSAGE = /^\s*\[(?:WARNING|INFO|SUCCESS|ERROR|webpackbar)\]/;

const WARNING = /^\s*\[WARNING\]/;

/** The last message of a build. Docusaurus exits with code 0 when it's interrupted, too. */
const DONE = /^\[SUCCESS\] Generated static files/m;

/**
 * Finds the warnings in the output of a build. A warning ends with the next message, since Docusaurus
 * lists what it found below the first line.
 */
export function findWarnings(output: string): string[] {
  const warnings: string[][] = [];
  let open: string[] | undefined;
  for (const line of stripVTControlCharacters(output).split(/\r?\n|\r/)) {
    if (MESSAGE.test(line)) {
      open = WARNING.test(line) ? [] : undefined;
      if (open) warnings.push(open);
    }
    open?.push(line.trimEnd());
  }
  return warnings.map((lines) => lines.join('\n').trim());
}

/** How a build ended. */
export interface BuildResult {
  /** Exit code; null if a signal ended the process. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly output: string;
}

/** Checks a build that may print no warnings. Returns what is wrong with it, if anything. */
export function findFailure({code, signal, output}: BuildResult): string | undefined {
  if (signal) return `Build stopped by ${signal}.`;
  if (code !== 0) {
    return `Build failed (exit code ${code}). See the last [ERROR] above.`;
  }
  if (!DONE.test(stripVTControlCharacters(output))) return 'The build stopped before it finished.';
  const warnings = findWarnings(output);
  if (warnings.length === 0) return undefined;
  return `${warnings.join('\n\n')}\n\nA strict build doesn't allow warnings. Fix the ${warnings.length} above.`;
}
