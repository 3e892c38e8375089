/** Parses the output of `docusaurus build`. */
import {stripVTControlCharacters} from 'node:util';

/** First line of a message from Docusaurus or its bundler. */
const MESSAGE = /^\s*\[(?:WARNING|INFO|SUCCESS|ERROR|webpackbar)\]/;

const WARNING = /^\s*\[WARNING\]/;

/** Last message of a build. The exit code isn't enough: it's also 0 after an interrupt. */
const DONE = /^\[SUCCESS\] Generated static files/m;

/**
 * Finds the warnings in the output of a build. A warning extends to the next message, since
 * Docusaurus lists the details after the first line.
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

export interface BuildResult {
  /** Exit code; null if a signal ended the process. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly output: string;
}

/** Returns why a strict build failed, if it did. Warnings are failures. */
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
